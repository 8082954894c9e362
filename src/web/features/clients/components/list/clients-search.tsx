import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

type ClientsSearchProps = { value: string; onChange(search: string): void };

/** Searches shortly after the last key, so that the list doesn't flicker under the typing. */
export const ClientsSearch = ({ value, onChange }: ClientsSearchProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useDebouncedCallback((search: string) => {
    asked.current = search;
    onChange(search);
  }, 250);

  // The address changed by itself, as by the back button.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  const type = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return (
    <TextInput
      type="search"
      aria-label={t("clients.search")}
      placeholder={t("clients.search")}
      maxLength={100}
      autoComplete="off"
      dir="auto"
      value={typed}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== "" && <CloseButton aria-label={t("clients.clearSearch")} onClick={() => type("")} />}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
