import type { Language } from "../../../languages.ts";
import type { DateLexicon } from "../lexicons/lexicon.ts";
import { lexicons, spellingsOf } from "../parse/compile-lexicon.ts";
import type { DateRequest } from "./draw-date-request.ts";
import { phrasings } from "./phrasings.ts";

/** A request in the words of a language: its shapes filled with forms of its own lexicon. */
export const sayDateRequest = (request: DateRequest, language: Language, random: (below: number) => number): string => {
  const { dates, times, nth } = phrasings[language];
  const { slots } = request;
  const lexicon = lexicons[language];
  const word = (category: string, value: string | number) => anyForm(lexicon, category, value, random);
  const hour = request.timeShape === "morning" ? slots.hour + 6 : slots.hour;
  const weekend = slots.weekday > 4 ? 1 : 0;
  const fillings: Record<string, () => string> = {
    weekday: () => word("weekday", slots.weekday),
    other: () => word("weekday", slots.other),
    month: () => word("month", slots.month),
    feast: () => firstForm(lexicon, "feast", slots.feast),
    dayName: () => firstForm(lexicon, "dayName", slots.dayName),
    nth: () => nth[slots.nth]?.[weekend] ?? "",
    day: () => String(slots.day),
    later: () => String(slots.later),
    n: () => (random(2) === 0 ? String(slots.n) : firstForm(lexicon, "num", slots.n)),
    hour: () => (random(2) === 0 ? String(hour) : firstForm(lexicon, "num", hour)),
    next: () => String(hour + 1),
    time: () => slots.time,
    end: () => slots.end,
  };
  const fill = (shape: string) => shape.replace(/\{(\w+)\}/g, (whole, name: string) => fillings[name]?.() ?? whole);
  const date = fill(dates[request.dateShape] ?? "");
  return request.timeShape === null ? date : `${date} ${fill(times[request.timeShape] ?? "")}`.replace(" ,", ",");
};

/** The feasts that all languages have a name for. */
export const commonFeasts = (): string[] => {
  const named = Object.values(lexicons).map(
    ({ entries }) => new Set(entries.filter(([category]) => category === "feast").map(([, name]) => String(name))),
  );
  return [...(named[0] ?? [])].filter((name) => named.every((names) => names.has(name))).sort();
};

const formsFor = ({ entries }: DateLexicon, category: string, value: string | number): string[] =>
  entries
    .filter(([name, meaning]) => name === category && meaning === value)
    .flatMap(([, , forms]) => spellingsOf(forms));

const firstForm = (lexicon: DateLexicon, category: string, value: string | number): string =>
  formsFor(lexicon, category, value)[0] ?? "";

const anyForm = (
  lexicon: DateLexicon,
  category: string,
  value: string | number,
  random: (below: number) => number,
): string => {
  const forms = formsFor(lexicon, category, value);
  return forms[random(forms.length)] ?? "";
};
