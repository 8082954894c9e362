import type { SeriesChoiceInput, SeriesOccurrence } from "#contract/scheduling/series.ts";

/** What the owner does with a date that isn't available as it is. */
export type DateChoice =
  | { action: "skip" | "keep" }
  | { action: "nearest" }
  | { action: "other"; date: string; time: string };

export type DateChoices = Readonly<Record<number, DateChoice>>;

/** The dates of a series, and which of them the owner asked for by name: the others follow from it. */
export type SeriesList = { occurrences: readonly SeriesOccurrence[]; askedNumber: number };

/** Reasons that are unusual for the business, but nothing for the owner who asked for that very time. */
const harmless = new Set<SeriesOccurrence["reasons"][number]>([
  "outside-business-hours",
  "outside-agent-hours",
  "break",
]);

/**
 * What is proposed for a date until the owner chooses. An unusual hour is kept where the date that was asked for has it
 * too; an agent's day off that the series happens to meet isn't.
 */
export const proposedChoice = (
  { reasons, isBookable, nearest }: SeriesOccurrence,
  { occurrences, askedNumber }: SeriesList,
): DateChoice => {
  const asked = occurrences.find(({ number }) => number === askedNumber)?.reasons ?? [];
  const isAsUsual = reasons.length > 0 && reasons.every((reason) => asked.includes(reason) && harmless.has(reason));
  if (isBookable && isAsUsual) return { action: "keep" };
  if (nearest !== null) return { action: "nearest" };
  return { action: isBookable ? "keep" : "skip" };
};

/** The choices as the server takes them: one for every date that is open. */
export const toChoiceInputs = (list: SeriesList, choices: DateChoices): SeriesChoiceInput[] =>
  list.occurrences.flatMap((occurrence): SeriesChoiceInput[] => {
    const { number, state, nearest } = occurrence;
    const choice = choices[number] ?? (state === "open" ? proposedChoice(occurrence, list) : null);
    if (choice === null) return [];
    if (choice.action === "other") {
      return [{ number, action: "move", appointmentDate: choice.date, appointmentTime: choice.time }];
    }
    if (choice.action !== "nearest") return [{ number, action: choice.action }];
    if (nearest === null) return [];
    return [{ number, action: "move", appointmentDate: nearest.date, appointmentTime: nearest.time }];
  });

/** How many visits there will be. */
export const countMade = (list: SeriesList, choices: DateChoices): number => {
  const skipped = toChoiceInputs(list, choices).filter(({ action }) => action === "skip");
  return list.occurrences.length - skipped.length;
};
