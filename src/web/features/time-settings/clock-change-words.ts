import type { TFunction } from "i18next";
import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import type { Language } from "#domain/languages.ts";
import type { ClockChange } from "#domain/scheduling/clock/clock-change.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";

type Words = { t: TFunction<"ui">; language: Language };

/** When and how the clocks change. */
export const clockChangeText = ({ shiftMinutes, before, after }: ClockChange, { t, language }: Words): string =>
  t(shiftMinutes > 0 ? "timeSettings.preview.clock.forward" : "timeSettings.preview.clock.back", {
    date: formatDate(after.date, language, "full"),
    before: formatTime(before.time, language),
    after: formatTime(after.time, language),
  });

/** What is free on that day, at most this many times; null when nothing is. */
export const freeTimesText = (
  slots: readonly AvailableSlot[],
  { t, language }: Words,
  most = Number.POSITIVE_INFINITY,
): string | null => {
  const free = slots.flatMap(({ reason, time }) => (reason === null ? [formatTime(time, language) ?? time] : []));
  if (free.length === 0) return null;
  const shown = free.length > most ? [...free.slice(0, most), "…"] : free;
  const times = new Intl.ListFormat(language, { type: "unit" }).format(shown);
  return t("timeSettings.preview.clock.times", { times });
};
