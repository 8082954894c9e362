import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePhoneText } from "../../../lib/format/use-phone-text.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { clientChoicesQuery } from "../api/client-choices-query.ts";

type ClientSelectProps = { value: string | null; onChange: (clientId: string | null) => void; isMissing: boolean };

/** One of the clients, found by name or number. */
export const ClientSelect = ({ value, onChange, isMissing }: ClientSelectProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState("");
  const [asked] = useDebouncedValue(search.trim(), 200);
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const phoneText = usePhoneText();
  const query = useQuery(clientChoicesQuery(asked));
  const hasFailed = failureOf(query) !== null;
  const data = hasFailed ? undefined : query.data;
  const found = (data?.clients ?? []).map(({ id, name, phone }) => ({
    value: id,
    label: [name, phone && phoneText(phone)].filter(Boolean).join(" · "),
  }));
  const kept = chosen && !found.some((choice) => choice.value === chosen.value) ? [chosen] : [];
  const nobody = asked.length < 2 || data === undefined ? null : t("waitlist.nobody");
  const nothingFound = hasFailed ? t("clients.loadFailed") : nobody;
  return (
    <Select
      size="md"
      label={t("waitlist.client")}
      placeholder={t("waitlist.clientHint")}
      data-autofocus
      searchable
      data={[...kept, ...found]}
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      value={value}
      onChange={(id, option) => {
        setChosen(id === null ? null : { value: id, label: option.label });
        onChange(id);
      }}
      // Until something was looked for, the placeholder says it all, and an empty list would only cover the next field.
      nothingFoundMessage={nothingFound}
      error={isMissing ? t("waitlist.clientRequired") : undefined}
    />
  );
};
