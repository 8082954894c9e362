import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import filters from "./filter-row.module.css";

type DownloadButtonProps = {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Which list it is, for those who can't see that, where a page has several. */
  name?: string;
};

/** The list as it is filtered, whole, with headings in the language of the screen. */
export const DownloadButton = ({ path, query, name }: DownloadButtonProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Button
      component="a"
      href={`${path}?${new URLSearchParams({ ...query, language })}`}
      download
      aria-label={name && `${t("admin.list.download")}: ${name}`}
      variant="default"
      className={filters.whole ?? ""}
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t("admin.list.download")}
    </Button>
  );
};
