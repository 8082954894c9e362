import { typeToService } from "../conversation/availability/availability-request.ts";
import type { Language } from "../languages.ts";
import { todayIn } from "../scheduling/clock/business-clock.ts";
import { addDays } from "../scheduling/clock/calendar-date.ts";
import { formatTime } from "../scheduling/clock/format-date-time.ts";
import { availabilityOfAgent } from "../scheduling/slots/availability.ts";
import { demoFacts } from "./demo-business.ts";
import { type LandingDemo, writeToLandingDemo } from "./landing-demo.ts";

/** Sentences with `{{service}}`, `{{agent}}` and `{{time}}`, each about tomorrow. */
export type RequestTexts = readonly string[];

/**
 * What a visitor might ask, at times that are free: each one is tried on the bot first, and only those that it
 * understands are offered. So a tap always gets somewhere, whatever the day and hour.
 */
export const suggestLandingDemoRequests = (
  demo: LandingDemo,
  texts: RequestTexts,
  language: Language,
  now: Temporal.Instant,
): string[] => texts.flatMap((text, index) => suggestOne(demo, { text, index, language }, now) ?? []);

type Sentence = { text: string; index: number; language: Language };

const suggestOne = (demo: LandingDemo, { text, index, language }: Sentence, now: Temporal.Instant): string | null => {
  const facts = demoFacts(demo.business, now);
  const type = facts.types[index % facts.types.length];
  const agent = facts.agents[index % facts.agents.length];
  if (!type || !agent) return null;
  const date = addDays(todayIn(demo.business.zone, now), 1);
  const query = { ...typeToService(type), fromDate: date, dayCount: 1, bookedBy: "client" as const };
  const free = availabilityOfAgent(facts.business, agent, query, now).filter(({ isBookable }) => isBookable);
  for (const time of asPeopleAsk(
    free.map((slot) => slot.time),
    index,
  )) {
    const values = { service: type.name, agent: agent.name, time: formatTime(time, language) ?? time };
    const request = text.replace(/\{\{(service|agent|time)\}\}/g, (_, name: keyof typeof values) => values[name]);
    if (leadsTo(demo, request, { date, time }, now)) return request;
  }
  return null;
};

/** On the hour, and each sentence at another part of the day. */
const asPeopleAsk = (times: readonly string[], index: number): string[] => {
  const hours = times.filter((time) => time.endsWith(":00"));
  const from = favouriteTimes[index % favouriteTimes.length] as string;
  return [...hours.filter((time) => time >= from), ...hours].slice(0, 6);
};

const favouriteTimes = ["15:00", "11:00", "10:00"];

/** Whether the sentence, and then a tap on each first answer, books exactly this. */
const leadsTo = (
  demo: LandingDemo,
  request: string,
  wanted: { date: string; time: string },
  now: Temporal.Instant,
): boolean => {
  let turn = writeToLandingDemo(demo, { text: request }, now);
  for (let taps = 0; taps < 3 && turn.changed === null; taps++) {
    const [option] = turn.replies.at(-1)?.options ?? [];
    if (!option) return false;
    turn = writeToLandingDemo(turn.demo, { text: "", choiceId: option.id }, now);
  }
  return turn.changed?.date === wanted.date && turn.changed.time === wanted.time;
};
