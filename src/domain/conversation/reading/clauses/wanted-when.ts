import type { WhenReading } from "../../dates/when-reading.ts";

type Read = { when: WhenReading; typeIds: readonly string[] };

/**
 * The day and the time of the one part of a message that names both, where the message as a whole leaves the day open: "sorry to
 * bother you on a Wednesday. A colour this Friday the 20th at 10?" Null when another part names a time or a service,
 * or no part is sure.
 */
export const wantedWhen = (text: string, whole: WhenReading, read: (part: string) => Read): WhenReading | null => {
  if (!isOpen(whole)) return null;
  for (const [before, behind] of partsOf(text)) {
    const wanted = read(behind).when;
    if (!isSettled(wanted)) continue;
    const { when, typeIds } = read(before);
    const isTimed = when.time !== undefined && when.time.kind !== "window";
    const isElse = typeIds.length > 0 || isTimed || when.isRefused === true || (when.except?.length ?? 0) > 0;
    return isElse || when.date === undefined || !isBesides(before) ? null : wanted;
  }
  return null;
};

const isOpen = ({ date, alternatives }: WhenReading): boolean =>
  date?.kind === "ambiguous" || date?.kind === "days" || date?.kind === "range" || alternatives !== undefined;

const isSettled = ({ date, time, isCertain, alternatives }: WhenReading): boolean =>
  date?.kind === "day" && (time?.kind === "exact" || time?.kind === "halfDay") && isCertain && !alternatives;

/** The text before and after each sign, the last first: the shortest part that is enough is the surest. */
const partsOf = (text: string): [string, string][] =>
  [
    ...text.matchAll(
      /(?<!\d)(?<![,.;:!?…)\n]{2})[,.;:!?…)\n]+\s+|\p{Extended_Pictographic}+|\s(?:lol|haha+|jaja+|kk+|rs+|mdr|hehe)[,.!]*\s/giu,
    ),
  ]
    .slice(-mostParts)
    .reverse()
    .map((match): [string, string] => [text.slice(0, match.index), text.slice(match.index + match[0].length)])
    .filter(([, behind]) => behind.length >= shortestPart);

const mostParts = 6;
const shortestPart = 12;

/** Neither a choice nor a correction: "Wednesday or", "not Wednesday". */
const isBesides = (before: string): boolean =>
  !/(?:^|[^\p{L}])(?:or|not|except|either|no|o|u|ni|excepto|ou|pas|sauf|oder|nicht|kein|außer|nem|não|nao|exceto)(?:$|[^\p{L}])/iu.test(
    before,
  );
