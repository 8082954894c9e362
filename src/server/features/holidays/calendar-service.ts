import type Holidays from "date-holidays";
import { type Language, languages } from "#domain/languages.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";

/** A holiday of a country or region on one day. */
export type CalendarDay = {
  day: string;
  rule: string;
  isPublic: boolean;
  closesAt: string | null;
  names: Record<Language, string>;
};

export type Region = { code: string; name: string };

/** Every country with a calendar, by its code. */
export const listCountries = async (): Promise<string[]> =>
  Object.keys(new (await loadHolidays())().getCountries())
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .sort();

/** The states of a country, and the parts of a state that keep other days. */
export const listRegions = async (country: string): Promise<Region[]> =>
  (await findRegions(country)).map(({ code, name }) => ({ code, name }));

/** All holidays of some years; empty for a country or region that doesn't exist. */
export const computeHolidays = async (
  country: string,
  region: string | null,
  years: readonly number[],
): Promise<CalendarDay[]> => {
  const place = region === null ? { parts: [] } : (await findRegions(country)).find(({ code }) => code === region);
  if (!place) return [];
  const Calendar = await loadHolidays();
  const found = new Map<string, CalendarDay>();
  for (const language of languages) {
    const calendar = new Calendar(
      { country, state: place.parts[0] ?? "", region: place.parts[1] ?? "" },
      options(language),
    );
    for (const year of years) {
      // Each takes a moment of pure computing; others get their turn between.
      await new Promise((resolve) => setImmediate(resolve));
      for (const holiday of calendar.getHolidays(year)) note(found, holiday, language);
    }
  }
  return [...found.values()];
};

type LibraryHoliday = ReturnType<Holidays["getHolidays"]>[number];

/** The library's own text of the date is the date where it is kept, whatever zone this process is in. */
const note = (found: Map<string, CalendarDay>, holiday: LibraryHoliday, language: Language): void => {
  const { rule, name, type, date, start, end } = holiday;
  const beginsAt = date.slice(11, 16);
  const dayCount = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
  for (let index = 0; index < dayCount; index++) {
    const day = addDays(date.slice(0, 10), index);
    const known = found.get(`${day} ${rule}`);
    if (known) known.names[language] = name;
    else {
      const names = Object.fromEntries(languages.map((any) => [any, name])) as Record<Language, string>;
      const closesAt = index === 0 && beginsAt !== "00:00" ? beginsAt : null;
      found.set(`${day} ${rule}`, { day, rule: rule.slice(0, 300), isPublic: type === "public", closesAt, names });
    }
  }
};

const options = (language: Language) => ({
  types: ["public", "bank", "optional"] as ("public" | "bank" | "optional")[],
  languages: [language, "en"],
});

const findRegions = async (country: string): Promise<(Region & { parts: string[] })[]> => {
  const calendar = new (await loadHolidays())();
  const states = (calendar.getStates(country) ?? {}) as Record<string, string>;
  return Object.entries(states).flatMap(([state, name]) => {
    const parts = (calendar.getRegions(country, state) ?? {}) as Record<string, string>;
    return [
      { code: state, name, parts: [state] },
      ...Object.entries(parts).map(([part, partName]) => ({
        code: `${state}-${part}`,
        name: `${name}, ${partName}`,
        parts: [state, part],
      })),
    ];
  });
};

/** Megabytes of rules: loaded when somebody asks for a calendar. */
const loadHolidays = async (): Promise<typeof Holidays> => (await import("date-holidays")).default;
