import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

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
    <TextInput
      type="search"
      aria-label={t("admin.list.search")}
      placeholder={t("admin.list.search")}
      maxLength={100}
      autoComplete="off"
      dir="auto"
      maw="28rem"
      value={typed}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== "" && <CloseButton aria-label={t("admin.list.clearSearch")} onClick={() => type("")} />}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
