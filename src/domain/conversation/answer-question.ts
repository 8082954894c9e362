import { weekOf } from "../scheduling/calendar-date.ts";
import { weekdayOf } from "../scheduling/weekday.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { applyReading } from "./booking/apply-reading.ts";
import { contactLine } from "./contact.ts";
import type { Line } from "./reply.ts";
import { reprompt } from "./reprompt.ts";
import type { Scene } from "./state.ts";
import type { Outcome, Turn } from "./turn.ts";
import type { Understanding } from "./understand.ts";

/**
 * Answers what was asked about the business and goes on where the conversation stands. Null when nothing was asked.
 * Whoever is asked for a name may be called Price: there only a question counts.
 */
export const answerQuestion = (
  turn: Turn,
  scene: Scene,
  { text, understanding }: { text: string; understanding: Understanding },
): Outcome | null => {
  if (scene.step === "name" && !text.includes("?")) return null;
  const { intents, typeIds, agentIds } = understanding;
  if (intents.has("move") || intents.has("cancelIt")) return null;
  if (intents.has("prices")) return goOn(turn, scene, understanding, prices(turn, askedTypes(scene, understanding)));
  // "Are you open on Friday for a haircut with Ana?" is asked by whoever wants one.
  const isBooking = typeIds.length + agentIds.length > 0;
  if (intents.has("hours") && !isBooking) return reprompt(turn, scene, openingHours(turn, understanding));
  return intents.has("place") ? reprompt(turn, scene, [{ key: "info.place" }, contactLine(turn)]) : null;
};

/** "How much is a haircut with Ana on Friday?" is also the beginning of a booking. */
const goOn = (turn: Turn, scene: Scene, understanding: Understanding, lead: readonly Line[]): Outcome => {
  const { agentIds, when } = understanding;
  if (isBookingScene(scene) || (agentIds.length === 0 && !when.date && !when.time)) return reprompt(turn, scene, lead);
  const begun = applyReading(turn, {}, understanding);
  return { ...begun, lines: [...lead, ...begun.lines] };
};

/** The types that were named, or the one that is being booked. */
const askedTypes = (scene: Scene, { typeIds }: Understanding): readonly string[] => {
  if (typeIds.length > 0 || !isBookingScene(scene)) return typeIds;
  return scene.draft.typeId === undefined ? [] : [scene.draft.typeId];
};

const prices = (turn: Turn, typeIds: readonly string[]): Line[] => {
  const asked = turn.facts.types.filter(({ id }) => typeIds.length === 0 || typeIds.includes(id));
  const told = asked.flatMap(({ name, price, durationMinutes }): Line[] =>
    price === null
      ? []
      : [{ key: "info.price", values: { service: name, price: { price }, minutes: durationMinutes } }],
  );
  if (told.length === 0) return [{ key: "info.pricesUnknown" }, contactLine(turn)];
  return told.slice(0, mostPrices);
};

/** More would fill the screen. */
const mostPrices = 15;

const openingHours = (turn: Turn, { when }: Understanding): Line[] => {
  const { hours } = turn.facts.business;
  if (when.date?.kind === "day") {
    const { date } = when.date;
    const { isOpen, startTime, endTime } = hours[weekdayOf(date)];
    const day = { date, style: "full" as const };
    if (!isOpen) return [{ key: "refusals.closedDay", values: { date: day } }];
    return [{ key: "info.openOn", values: { date: day, opens: { time: startTime }, closes: { time: endTime } } }];
  }
  const spans = openSpans(turn);
  if (spans.length === 0) return [contactLine(turn)];
  return [{ key: "info.hours" }, ...spans];
};

/** Days in a row with the same hours in one line. */
const openSpans = (turn: Turn): Line[] => {
  const spans: { from: string; to: string; opens: string; closes: string }[] = [];
  let isInRow = false;
  for (const date of weekOf(turn.today)) {
    const { isOpen, startTime, endTime } = turn.facts.business.hours[weekdayOf(date)];
    const last = spans.at(-1);
    if (isOpen && isInRow && last?.opens === startTime && last.closes === endTime) last.to = date;
    else if (isOpen) spans.push({ from: date, to: date, opens: startTime, closes: endTime });
    isInRow = isOpen;
  }
  return spans.map(({ from, to, opens, closes }): Line => {
    const times = { opens: { time: opens }, closes: { time: closes } };
    const first = { date: from, style: "weekday" as const };
    if (from === to) return { key: "info.hoursOfDay", values: { day: first, ...times } };
    return { key: "info.hoursOfDays", values: { from: first, to: { date: to, style: "weekday" }, ...times } };
  });
};
