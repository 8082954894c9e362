import { Alert, Button, Group, Stack } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import type { BookingRules, HoursDraft, RulesDraft } from "../use-save-settings.ts";

const ruleLabels = {
  timeZone: "timeZone.label",
  minimumNoticeMinutes: "timeSettings.rules.notice",
  horizonDays: "timeSettings.rules.horizon",
  slotStepMinutes: "timeSettings.rules.step",
  smallestGapMinutes: "timeSettings.rules.gap",
  cancelCutoffHours: "timeSettings.rules.cutoff",
  maxActiveBookings: "timeSettings.rules.bookings",
  noShowRule: "timeSettings.rules.noShows",
  noShowLimit: "timeSettings.rules.noShowLimit",
} as const satisfies Record<keyof BookingRules, string>;

/** What was edited here was saved differently elsewhere: nothing is overwritten before the owner has chosen. */
export const ConflictAlert = ({ hours, rules }: { hours: HoursDraft; rules: RulesDraft }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const names = [
    ...hours.clashing.map((weekday) => t(`weekdays.${weekday}`)),
    ...rules.clashing.map((rule) => t(ruleLabels[rule])),
  ];
  if (names.length === 0) return null;
  const keep = () => {
    hours.keepEdits();
    rules.keepEdits();
  };
  const load = () => {
    hours.dropClashing();
    rules.dropClashing();
  };
  return (
    <Alert color="yellow" icon={<IconGitMerge aria-hidden />} title={t("timeSettings.conflict.title")}>
      <Stack gap="sm">
        {t("timeSettings.conflict.text", { fields: new Intl.ListFormat(language).format(names) })}
        <Group gap="sm">
          <Button onClick={keep}>{t("timeSettings.conflict.keep")}</Button>
          <Button variant="default" onClick={load}>
            {t("timeSettings.conflict.load")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
