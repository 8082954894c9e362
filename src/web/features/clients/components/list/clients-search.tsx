import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../../components/settings/search-field.tsx";

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
  return <SearchField label={t("clients.search")} clearLabel={t("clients.clearSearch")} value={typed} onType={type} />;
};
