import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** The list as it is filtered and in order, whole. */
export const DownloadButton = ({ path, query }: { path: string; query: Readonly<Record<string, string>> }) => {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      href={`${path}?${new URLSearchParams(query)}`}
      download
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t("admin.list.download")}
    </Button>
  );
};
