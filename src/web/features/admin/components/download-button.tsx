import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/language-context.tsx";

/** The list as it is filtered, whole, with headings in the language of the screen. */
export const DownloadButton = ({ path, query }: { path: string; query: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Button
      component="a"
      href={`${path}?${new URLSearchParams({ ...query, language })}`}
      download
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t("admin.list.download")}
    </Button>
  );
};
