import { editDistance } from "../../conversation/words/edit-distance.ts";
import { foldedWords } from "../../conversation/words/fold-text.ts";
import type { WhichAppointment, Words } from "../owner-command.ts";
import type { DayAppointment, OwnerFacts } from "./owner-facts.ts";

/** `past`: how a visit went is said of those that have begun. */
type Purpose = "change" | "past";

/**
 * The appointments that a command can mean. A time alone is today's. A name alone is that person's nearest, and somebody who isn't
 * found by the name said isn't somebody else at the same time.
 */
export const findAppointments = (
  which: WhichAppointment,
  facts: OwnerFacts,
  purpose: Purpose,
): readonly DayAppointment[] => {
  const nowMs = facts.now.epochMilliseconds;
  const { appointments, today } = facts;
  if (which.isNext) return appointments.filter(({ startsAtMs }) => startsAtMs > nowMs).slice(0, 1);
  const possible = purpose === "past" ? appointments.filter(({ date }) => date <= today) : appointments;
  const onDay = which.dates ? possible.filter(({ date }) => isOn(date, which)) : possible;
  const atTime = which.times.length > 0 ? onDay.filter(({ time }) => which.times.includes(time)) : onDay;
  const named = which.words.length > 0 ? bestNamed(atTime, which.words) : atTime;
  const onToday = named.filter(({ date }) => date === today);
  if (which.order)
    return endOf(which.order, which.dates ? named : purpose === "past" ? onToday : upcoming(onToday, nowMs));
  if (which.dates) return named;
  if (which.words.length === 0)
    return which.times.length > 0 || purpose === "past" ? onToday : upcoming(onToday, nowMs);
  if (purpose === "past") return nearestDay(named.toReversed());
  const ahead = upcoming(named, nowMs);
  return nearestDay(ahead.length > 0 ? ahead : onToday);
};

/** The first or the last, and all that begin with it. */
const endOf = (order: "first" | "last", appointments: readonly DayAppointment[]) => {
  const end = order === "first" ? appointments.at(0) : appointments.at(-1);
  return appointments.filter(({ startsAtMs }) => startsAtMs === end?.startsAtMs);
};

const isOn = (date: string, { dates }: WhichAppointment): boolean =>
  dates?.either?.includes(date) ?? (dates !== null && dates.from <= date && date <= dates.to);

const upcoming = (appointments: readonly DayAppointment[], nowMs: number) =>
  appointments.filter(({ endsAtMs }) => endsAtMs > nowMs);

/** Those of the first one's day. */
const nearestDay = (appointments: readonly DayAppointment[]) =>
  appointments.filter(({ date }) => date === appointments[0]?.date);

const bestNamed = (appointments: readonly DayAppointment[], words: Words): DayAppointment[] => {
  const scored = appointments.map((appointment) => ({ appointment, score: scoreOf(appointment, words) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ appointment }) => appointment);
};

/** A client's name tells more than the agent's, and that more than the service. */
const scoreOf = ({ clientName, agentName, service }: DayAppointment, words: Words): number =>
  words.reduce((score, word) => {
    if (isWordOfName(clientName, word)) return score + 3;
    if (isWordOfName(agentName, word)) return score + 2;
    return isWordOfName(service, word) ? score + 1 : score;
  }, 0);

/** Whether a word is one of a name's, also as it begins or with a slip. */
export const isWordOfName = (name: string, word: string): boolean =>
  foldedWords(name).some(
    (part) =>
      part === word ||
      (word.length >= 3 && part.startsWith(word)) ||
      (word.length >= 4 && part[0] === word[0] && editDistance(part, word, 1) <= 1) ||
      part === word.replace(/([aou])e/g, "$1") ||
      `${part}s` === word,
  );
