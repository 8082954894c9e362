import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../components/cards/section-card.tsx";

export const ExportSection = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t("accountSettings.export.title")} description={t("accountSettings.export.description")}>
      <Group>
        <Button
          component="a"
          href="/api/v1/account/export"
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t("accountSettings.export.download")}
        </Button>
      </Group>
    </SectionCard>
  );
};
