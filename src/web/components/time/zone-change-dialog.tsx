import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { useDayText } from "../../lib/format/use-day-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import type { ZoneQuestion } from "../../lib/profile/use-zone-confirmation.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

const exampleCount = 5;

/** What another zone makes read differently, before it does. */
export const ZoneChangeDialog = ({ question }: { question: ZoneQuestion | null }) => {
  const { t } = useTranslation();
  const count = question?.moves.count ?? 0;
  const examples = question?.moves.examples.slice(0, exampleCount) ?? [];
  return (
    <ConfirmDialog
      opened={question !== null}
      title={t("timeZone.change.title")}
      cancelLabel={t("timeZone.change.cancel")}
      confirmLabel={t("timeZone.change.confirm")}
      size="lg"
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      <Stack gap="sm">
        <Text>{t("timeZone.change.text", { count })}</Text>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("timeZone.change.client")}</Table.Th>
              <Table.Th>{t("timeZone.change.from")}</Table.Th>
              <Table.Th>{t("timeZone.change.to")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {examples.map(({ appointmentId, clientName, from, to }) => (
              <Table.Tr key={appointmentId}>
                <Table.Td>
                  <Text dir="auto" lineClamp={2} size="sm" fw={600}>
                    {clientName}
                  </Text>
                </Table.Td>
                <WallTimeCell {...from} />
                <WallTimeCell {...to} />
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {count > examples.length && (
          <Text size="sm" c="dimmed">
            {t("timeZone.change.more", { count: count - examples.length })}
          </Text>
        )}
        <Text size="sm">{t("timeZone.change.hours")}</Text>
      </Stack>
    </ConfirmDialog>
  );
};

const WallTimeCell = ({ date, time }: { date: string; time: string }) => {
  const { language } = useLanguage();
  const dayText = useDayText();
  return (
    <Table.Td className="tabular">
      {dayText(date)}, <span style={{ whiteSpace: "nowrap" }}>{formatTime(time, language)}</span>
    </Table.Td>
  );
};
