import type { SeriesChoiceInput, SeriesOccurrence } from "#contract/scheduling/series.ts";

/** What the owner does with a date that can't be had as it is. */
export type DateChoice =
  | { action: "skip" | "keep" }
  | { action: "nearest" }
  | { action: "other"; date: string; time: string };

export type DateChoices = Readonly<Record<number, DateChoice>>;

/** Reasons that are unusual for the business, but nothing for the owner who asked for that very time. */
const harmless = new Set<SeriesOccurrence["reason"]>(["outside-business-hours", "outside-agent-hours", "break"]);

/** What is proposed for a date until the owner chooses. */
export const proposedChoice = ({ reason, isBookable, nearest }: SeriesOccurrence): DateChoice => {
  if (isBookable && harmless.has(reason)) return { action: "keep" };
  if (nearest !== null) return { action: "nearest" };
  return { action: isBookable ? "keep" : "skip" };
};

/** The choices as the server takes them: one for every date that is open. */
export const toChoiceInputs = (occurrences: readonly SeriesOccurrence[], choices: DateChoices): SeriesChoiceInput[] =>
  occurrences.flatMap((occurrence): SeriesChoiceInput[] => {
    const { number, state, nearest } = occurrence;
    const choice = choices[number] ?? (state === "open" ? proposedChoice(occurrence) : null);
    if (choice === null) return [];
    if (choice.action === "other") {
      return [{ number, action: "move", appointmentDate: choice.date, appointmentTime: choice.time }];
    }
    if (choice.action !== "nearest") return [{ number, action: choice.action }];
    if (nearest === null) return [];
    return [{ number, action: "move", appointmentDate: nearest.date, appointmentTime: nearest.time }];
  });

/** How many visits there will be. */
export const countMade = (occurrences: readonly SeriesOccurrence[], choices: DateChoices): number => {
  const skipped = toChoiceInputs(occurrences, choices).filter(({ action }) => action === "skip");
  return occurrences.length - skipped.length;
};
