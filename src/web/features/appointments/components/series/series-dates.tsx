import { Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { parseTime } from "#domain/scheduling/clock/clock-time.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { TimeField } from "../../../../components/time/time-field.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { DateField } from "../fields/date-field.tsx";
import { MenuSelect } from "../fields/menu-select.tsx";
import { type DateChoice, type DateChoices, proposedChoice, type SeriesList } from "./series-choices.ts";
import classes from "./series-dates.module.css";

type SeriesDatesProps = {
  list: SeriesList;
  choices: DateChoices;
  onChange: (choices: DateChoices) => void;
};

/** The dates of a series: which are free, and what to do with each that isn't. */
export const SeriesDates = ({ list, choices, onChange }: SeriesDatesProps) => {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="series-dates">
      <Text fw={600} id="series-dates" mb="xs">
        {t("appointments.series.dates")}
      </Text>
      <ol className={classes.list}>
        {list.occurrences.map((occurrence) => (
          <SeriesDate
            key={occurrence.number}
            occurrence={occurrence}
            list={list}
            choice={choices[occurrence.number] ?? null}
            onChoose={(choice) => onChange({ ...choices, [occurrence.number]: choice })}
          />
        ))}
      </ol>
    </section>
  );
};

type SeriesDateProps = {
  occurrence: SeriesOccurrence;
  list: SeriesList;
  choice: DateChoice | null;
  onChoose: (choice: DateChoice) => void;
};

const SeriesDate = ({ occurrence, list, choice, onChoose }: SeriesDateProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { date, time, state, reasons, nearest, isBookable } = occurrence;
  const yearOf = (day: string) => day.slice(0, 4);
  /** With the year where it isn't that of the date before it on screen. */
  const inWords = (place: { date: string; time: string }, near: string) =>
    t("appointments.series.place", {
      date: formatDate(place.date, language, yearOf(place.date) === yearOf(near) ? "day" : "dated"),
      time: formatTime(place.time, language),
    });
  const when = inWords({ date, time }, list.occurrences[0]?.date ?? date);
  const isOpen = state === "open" || choice !== null;
  const current = choice ?? proposedChoice(occurrence, list);
  const options = [
    ...(nearest ? [{ value: "nearest", label: inWords(nearest, date) }] : []),
    ...(isBookable ? [{ value: "keep", label: t("appointments.series.keep") }] : []),
    { value: "skip", label: t("appointments.series.skip") },
    { value: "other", label: t("appointments.series.other") },
  ];
  const choose = (action: string | null) => {
    if (action === "other") onChoose({ action, date: nearest?.date ?? date, time: nearest?.time ?? time });
    else if (action === "nearest" || action === "keep" || action === "skip") onChoose({ action });
  };
  const inReasonWords = (one: (typeof reasons)[number]): string =>
    one === "no-such-day" ? t("appointments.series.noSuchDay") : t(`appointments.slotReasons.${one}`);
  const label = t("appointments.series.chooseFor", { date: when });
  return (
    <li className={classes.date} data-open={state === "open" || undefined}>
      <span className={classes.icon} aria-hidden>
        {state === "open" ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
      </span>
      <span className={classes.when}>
        {when}
        {reasons.length > 0 && <span className={classes.reason}>{reasons.map(inReasonWords).join(", ")}</span>}
        {state !== "open" && reasons.length === 0 && (
          <span className={classes.free}>{t("appointments.series.free")}</span>
        )}
      </span>
      {isOpen && (
        <MenuSelect
          aria-label={label}
          data={options}
          value={current.action}
          onChange={choose}
          className={classes.choice}
        />
      )}
      {current.action === "other" && isOpen && (
        <div className={classes.other}>
          <DateField
            id={`series-date-${occurrence.number}`}
            label={t("appointments.date")}
            value={current.date}
            onChange={(other) => onChoose({ ...current, date: other || current.date })}
          />
          <TimeField
            size="md"
            label={t("appointments.time")}
            value={current.time}
            onChange={(typed) => {
              if (parseTime(typed) !== null) onChoose({ ...current, time: typed });
            }}
          />
        </div>
      )}
    </li>
  );
};
