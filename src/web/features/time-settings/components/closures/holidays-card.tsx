import { Button, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { HolidayCalendar } from "#contract/scheduling/closures/holidays.ts";
import { CardSkeleton } from "../../../../components/card-skeleton.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { holidaysQuery } from "../../../../lib/queries/closures-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { SettingsCard } from "../settings-card.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { holidayCalendarsQuery, useChooseHolidays } from "./use-holidays.ts";

/** Whose public holidays the business keeps, and the list of this and next year. */
export const HolidaysCard = () => {
  const { t } = useTranslation();
  const query = useQuery(holidaysQuery);
  const { data, refetch } = query;
  const failure = failureOf(query);
  return (
    <SettingsCard title={t("closures.holidays.title")} text={t("closures.holidays.text")}>
      {failure && (
        <Button variant="default" onClick={() => void refetch()}>
          {t("closures.retry")}
        </Button>
      )}
      {!failure && !data && <CardSkeleton height={120} />}
      {data && (
        <Stack gap="md">
          <CalendarChoice calendar={data} />
          {data.country === null ? (
            <Text c="dimmed">{t("closures.holidays.empty")}</Text>
          ) : (
            <HolidayList holidays={data.holidays} />
          )}
        </Stack>
      )}
    </SettingsCard>
  );
};

const nobody = "";

const CalendarChoice = ({ calendar: { country, region, suggestedCountry } }: { calendar: HolidayCalendar }) => {
  const { t } = useTranslation();
  const choose = useChooseHolidays();
  const calendars = useQuery(holidayCalendarsQuery(country)).data;
  const countries = useCountryNames(calendars?.countries ?? []);
  const suggestion = countries.find(({ value }) => value === suggestedCountry);
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          size="md"
          label={t("closures.holidays.country")}
          disabled={choose.isPending}
          value={country ?? nobody}
          data={[{ value: nobody, label: t("closures.holidays.none") }, ...countries]}
          onChange={({ currentTarget: { value } }) => choose.mutate({ country: value || null, region: null })}
        />
        {country !== null && (calendars?.regions.length ?? 0) > 0 && (
          <NativeSelect
            size="md"
            label={t("closures.holidays.region")}
            disabled={choose.isPending}
            value={region ?? nobody}
            data={[
              { value: nobody, label: t("closures.holidays.wholeCountry") },
              ...(calendars?.regions ?? []).map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => choose.mutate({ country, region: value || null })}
          />
        )}
      </SimpleGrid>
      {country === null && suggestion && (
        <Button
          variant="light"
          w="fit-content"
          disabled={choose.isPending}
          onClick={() => choose.mutate({ country: suggestion.value, region: null })}
        >
          {t("closures.holidays.suggest", { country: suggestion.label })}
        </Button>
      )}
    </>
  );
};

/** In the reader's language, by name. */
const useCountryNames = (codes: readonly string[]): { value: string; label: string }[] => {
  const { language } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  }, [codes, language]);
};
