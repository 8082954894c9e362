import { mapLink } from "../../../house/map-link.ts";
import { addDays, weekOf } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import { dayHoursOn, nameOf } from "../../../scheduling/closures/special-day.ts";
import { closedLine } from "../../availability/explain-unavailable.ts";
import { type PriceAndDuration, pricesAndDurations } from "../../availability/price-and-duration.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { WhenReading } from "../../dates/when-reading.ts";
import { contactLine } from "../../replying/contact.ts";
import type { Line } from "../../replying/reply.ts";

/** What a tap asks about the business, where no service and no day is named. */
export const houseAnswers: Readonly<Record<string, (turn: Turn) => Line[]>> = {
  price: (turn) =>
    prices(
      turn,
      turn.facts.types.flatMap((type) => pricesAndDurations(turn, type, [])),
    ),
  hours: (turn) => openingHours(turn, { when: {} }),
  place: (turn) => place(turn),
};

/** Where the business is, with the way to find it on a map. */
export const place = (turn: Turn): Line[] => {
  const { address } = turn.facts.business.house;
  if (address === null) return [{ key: "info.place" }, contactLine(turn)];
  return [
    { key: "info.address", values: { address } },
    { key: "info.map", values: { link: mapLink(address) } },
  ];
};

export const prices = (turn: Turn, asked: readonly PriceAndDuration[]): Line[] => {
  const { currency } = turn.facts.business;
  const lines = asked.flatMap(({ service, price, durationMinutes }): Line[] =>
    price === null
      ? []
      : [{ key: "info.price", values: { service, price: { price, currency }, minutes: durationMinutes } }],
  );
  if (lines.length === 0) return [{ key: "info.pricesUnknown" }, contactLine(turn)];
  return lines.slice(0, mostPrices);
};

/** More would fill the screen. */
export const mostPrices = 15;

export const openingHours = (turn: Turn, { when }: { when: Pick<WhenReading, "date"> }): Line[] => {
  if (when.date?.kind === "day") {
    const { date } = when.date;
    const { isOpen, startTime, endTime, special } = dayHoursOn(turn.facts.business, date);
    const day = { date, style: "full" as const };
    if (!isOpen) return [closedLine(turn, date)];
    const values = { date: day, opens: { time: startTime }, closes: { time: endTime } };
    return special === null
      ? [{ key: "info.openOn", values }]
      : [{ key: "info.openSpecially", values: { ...values, name: nameOf(special, turn.language) } }];
  }
  const spans = openSpans(turn);
  if (spans.length === 0) return [contactLine(turn)];
  return [{ key: "info.hours" }, ...spans, ...specialDaysAhead(turn)];
};

/** How far ahead someone who asks for the hours wants to know, and how many days at most. */
const daysAhead = 21;
const mostSpecialDays = 5;

/** The days to come that differ from their weekday. */
const specialDaysAhead = (turn: Turn): Line[] => {
  const { business } = turn.facts;
  if (!business.specialDays?.length && !business.holidays?.length) return [];
  const dates = Array.from({ length: daysAhead }, (_, index) => addDays(turn.today, index));
  return dates
    .flatMap((date): Line[] => {
      const { special, isOpen, startTime, endTime } = dayHoursOn(business, date);
      // A holiday on a day that is closed anyway isn't news.
      if (special === null || (!isOpen && !business.hours[weekdayOf(date)].isOpen)) return [];
      const named = { date: { date, style: "full" as const }, name: nameOf(special, turn.language) };
      if (!isOpen) return [{ key: "info.closedSoon", values: named }];
      return [{ key: "info.specialSoon", values: { ...named, opens: { time: startTime }, closes: { time: endTime } } }];
    })
    .slice(0, mostSpecialDays);
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
