import type { DateReading, TimeReading } from "../dates/when-reading.ts";
import type { Meaning } from "../reading/meaning.ts";

type Standing = { date?: string | undefined; time?: string | undefined; agentId?: string | undefined };

/**
 * A message that names what stands beside what is wanted instead ("not Friday, Monday", "2 rather than 4"): of two days, two
 * times or two people the one that stands is left out.
 */
export const settleAgainst = (meaning: Meaning, standing: Standing): Meaning => {
  const { when, agentIds } = meaning;
  const date = withoutDay(when.date, standing.date);
  const time = withoutTime(when.time, standing.time);
  const others = agentIds.length > 1 ? agentIds.filter((id) => id !== standing.agentId) : agentIds;
  if (date === when.date && time === when.time && others.length === agentIds.length) return meaning;
  return { ...meaning, agentIds: others, when: { ...when, ...(date && { date }), ...(time && { time }) } };
};

const withoutDay = (read: DateReading | undefined, day: string | undefined): DateReading | undefined => {
  if (read?.kind !== "ambiguous" || day === undefined) return read;
  const [other, ...more] = read.dates.filter((date) => date !== day);
  return other !== undefined && more.length === 0 ? { kind: "day", date: other } : read;
};

const withoutTime = (read: TimeReading | undefined, at: string | undefined): TimeReading | undefined => {
  if (read?.kind !== "choice" || at === undefined) return read;
  const [other, ...more] = read.times.filter((time) => time !== at);
  return other !== undefined && more.length === 0 ? { kind: "exact", time: other } : read;
};
