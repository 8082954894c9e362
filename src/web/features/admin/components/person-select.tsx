import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { personChoiceQuery } from "../api/audit-and-inquiry-queries.ts";

type PersonSelectProps = {
  label: string;
  placeholder: string;
  value: string | null;
  /** Whom the value means, if it is known from elsewhere. */
  valueName?: string | undefined;
  onChange(userId: string | null): void;
};

/** Finds an account by its address, name or company. */
export const PersonSelect = ({ label, placeholder, value, valueName, onChange }: PersonSelectProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [search] = useDebouncedValue(typed.trim(), 250);
  // Somebody who was chosen by the address of the page is known by id alone until a row of theirs is loaded.
  const kept = value === null ? [] : [chosen?.value === value ? chosen : { value, label: valueName ?? value }];
  const isTyped = !kept.some((choice) => choice.label === search);
  const { data = [], error } = useQuery(personChoiceQuery(isTyped ? search : ""));
  const found = data.map((user) => ({
    value: user.id,
    label: user.companyName === null ? user.email : `${user.email} (${user.companyName})`,
  }));
  const choices = [...kept, ...found.filter((choice) => choice.value !== value)];
  const nothing = error ? t("admin.person.failed") : t(search.length < 2 ? "admin.person.typing" : "admin.person.none");
  return (
    <Select
      size="md"
      label={label}
      placeholder={placeholder}
      searchable
      clearable
      data={choices}
      value={value}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      onSearchChange={setTyped}
      onChange={(next) => {
        setChosen(choices.find((choice) => choice.value === next) ?? null);
        onChange(next);
      }}
    />
  );
};
