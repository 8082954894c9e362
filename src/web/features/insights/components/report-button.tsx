import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { areReportDays, monthBefore } from "#domain/insights/report-days.ts";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { DayField } from "../../../components/time/day-field.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";

/** Every appointment of some days as a file; the month that has ended is proposed. */
export const ReportButton = () => {
  const { t } = useTranslation();
  const fullOnPhone = useFullOnPhone();
  const [isOpen, dialog] = useDisclosure(false);
  const today = useBusinessNow().toPlainDate().toString();
  const [{ from, to }, setDays] = useState(() => monthBefore(today));
  const isRight = areReportDays(from, to);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={dialog.open}
        aria-haspopup="dialog"
      >
        {t("insights.report.button")}
      </Button>
      <Modal
        {...fullOnPhone}
        opened={isOpen}
        onClose={dialog.close}
        title={t("insights.report.button")}
        closeButtonProps={{ "aria-label": t("insights.report.close") }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t("insights.report.intro")}</Text>
          <Group grow align="flex-start">
            <DayField
              label={t("insights.report.from")}
              value={from}
              onChange={(day) => setDays({ from: day, to, ...(to < day && { to: day }) })}
            />
            <DayField
              label={t("insights.report.to")}
              value={to}
              min={from}
              onChange={(day) => setDays({ from, to: day })}
              error={isRight ? undefined : t("insights.report.tooLong")}
            />
          </Group>
          <Button
            component="a"
            href={`/api/v1/insights/report?from=${from}&to=${to}`}
            download
            disabled={!isRight}
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t("insights.report.download")}
          </Button>
        </Stack>
      </Modal>
    </>
  );
};
