import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { agentName, availabilityRequestOf } from "../availability/availability-request.ts";
import { freeDays, lastBookableDate } from "../availability/free-times.ts";
import { slotValue } from "../booking/offer-nearest-times.ts";
import { typeChoices } from "../booking/questions/ask-type.ts";
import type { Turn } from "../conversation-turn.ts";
import { menuChoices, offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";

/**
 * The menu with a greeting and what is most likely wanted: the next times of the usual for a client who has been here, the services
 * for one who hasn't.
 */
export const greetClient = (turn: Turn): TurnOutcome => {
  const { client } = turn.facts;
  const greeting = greetingLine(turn);
  if (client.isKnown && client.name !== null) return withUsual(turn, offerMenu(turn, [greeting]));
  return client.isKnown ? offerMenu(turn, [greeting]) : withServices(turn, greeting);
};

/** The business's own words, or ours with its name. */
export const greetingLine = ({ facts: { business, client } }: Turn): Line => {
  const { greeting: typed } = business.house;
  if (typed) return { key: "ownWords", values: { words: { typed } } };
  return client.isKnown && client.name !== null
    ? { key: "greeting.known", values: { name: client.name, business: business.name } }
    : { key: "greeting.new", values: { business: business.name } };
};

/** "The usual?" with the next three times; not while such an appointment is booked. */
const withUsual = (turn: Turn, plain: TurnOutcome): TurnOutcome => {
  const { lastVisit } = turn.facts.client;
  const type = turn.facts.types.find(({ id }) => id === lastVisit?.typeId);
  const isOffered = plain.choices?.some(({ value }) => value === "again") === true;
  if (!lastVisit || !type || !isOffered || ownUpcomingAppointments(turn).some(({ typeId }) => typeId === type.id))
    return plain;
  const request = availabilityRequestOf(turn, {}, type, lastVisit.agentId);
  const days = freeDays(turn, request, { from: turn.today, to: lastBookableDate(turn), count: 3 });
  const times = days.flatMap(({ slots }) => slots.slice(0, days.length > 2 ? 1 : 3)).slice(0, 3);
  if (times.length === 0) return plain;
  const usual = { service: type.name, agent: agentName(turn, lastVisit.agentId) };
  const choices = times.map(
    ({ date, time }): Choice => ({
      value: `usual:${slotValue({ agentId: lastVisit.agentId, date, time })}`,
      title: { key: "options.dateAndTime", values: { date: { date, style: "day" }, time: { time } } },
      description: { key: "descriptions.serviceWithAgent", values: usual },
    }),
  );
  const [again, ...others] = menuChoices(turn);
  return {
    ...plain,
    lines: [...plain.lines.slice(0, 1), { key: "questions.usual", values: usual }],
    choices: [...(again ? [again] : []), ...choices, ...others],
    style: "list",
  };
};

/** A client who comes for the first time chooses the service at once. */
const withServices = (turn: Turn, greeting: Line): TurnOutcome => {
  const services = typeChoices(turn);
  const mayBook = !turn.facts.client.isBlocked && turn.facts.agents.length > 0;
  if (!mayBook || services.length < 2 || services.length > mostServices) return offerMenu(turn, [greeting]);
  const others = menuChoices(turn).filter(({ value }) => value === "mine" || value === "talk");
  return {
    scene: { step: "menu" },
    lines: [greeting, { key: "questions.type" }],
    choices: [...services.map((choice) => ({ ...choice, value: `type:${choice.value}` })), ...others],
    style: "list",
  };
};

const mostServices = 8;
