import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchField } from "../../../../components/settings/search-field.tsx";

/** Searches shortly after the last key, so that the list doesn't flicker under the typing. */
export const UserSearch = ({ onChange }: { onChange(search: string): void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const ask = useDebouncedCallback((text: string) => onChange(text.trim()), 250);
  const type = (text: string) => {
    setTyped(text);
    ask(text);
  };
  return (
    <SearchField
      label={t("admin.list.search")}
      clearLabel={t("admin.list.clearSearch")}
      maxWidth="28rem"
      value={typed}
      onType={type}
    />
  );
};
