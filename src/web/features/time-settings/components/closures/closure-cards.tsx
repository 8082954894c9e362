import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { ClosureDialog } from "../../../../components/closures/closure-dialog.tsx";
import type { ClosureTarget } from "../../../../components/closures/closure-target.ts";
import { EntryList } from "../../../../components/closures/entry-list.tsx";
import { specialDaysQuery } from "../../../../lib/queries/closures-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { useBusinessNow } from "../../../../lib/session/use-business-now.ts";
import { SettingsCard } from "../settings-card.tsx";
import { HolidaysCard } from "./holidays-card.tsx";

/** Closed days, special hours and public holidays: what makes a date differ from its weekday. */
export const ClosureCards = () => (
  <>
    <SpecialDaysCard />
    <HolidaysCard />
  </>
);

const SpecialDaysCard = () => {
  const { t } = useTranslation();
  const today = useBusinessNow().toPlainDate().toString();
  const query = useQuery(specialDaysQuery(today, lastCalendarDate));
  const { data, refetch } = query;
  const failure = failureOf(query);
  const [target, setTarget] = useState<ClosureTarget | null>(null);
  return (
    <SettingsCard title={t("closures.card.title")} text={t("closures.card.text")}>
      <Stack gap="md">
        {failure && (
          <Button variant="default" onClick={() => void refetch()}>
            {t("closures.retry")}
          </Button>
        )}
        {!failure && !data && <CardSkeleton height={80} />}
        {data?.specialDays.length === 0 && <Text c="dimmed">{t("closures.card.empty")}</Text>}
        {data && (
          <EntryList
            targets={data.specialDays.map((entry) => ({ kind: "special-day" as const, entry }))}
            onEdit={setTarget}
          />
        )}
        <Button
          variant="light"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setTarget({ kind: "new", date: today })}
        >
          {t("closures.card.add")}
        </Button>
      </Stack>
      <ClosureDialog target={target} onClose={() => setTarget(null)} />
    </SettingsCard>
  );
};
