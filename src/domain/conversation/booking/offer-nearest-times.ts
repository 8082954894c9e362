import { alternativesTo } from "../availability/alternatives.ts";
import { type AvailabilityRequest, agentName, anyone, serviceName } from "../availability/availability-request.ts";
import { freeDays, lastBookableDate, placeAt } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "../replying/contact.ts";
import { menuChoices } from "../replying/offer-menu.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { waitlistRequestsOf } from "../waitlist/waitlist-request-of-draft.ts";
import { partOfDay } from "./questions/part-of-day.ts";

/** Says why what was wanted can't be (in `lead`) and offers the nearest times that can. */
export const offerNearestTimes = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  { lead }: { lead: readonly Line[] },
): TurnOutcome => {
  const own = alternativesTo(turn, request, draft);
  const slots = own.length > 0 ? own : alternativesTo(turn, { ...request, agentId: anyone }, draft);
  if (slots.length === 0) return nothingAtAll(turn, draft, lead);
  return {
    scene: { step: "slot", draft, page: 0 },
    lines: [...lead, ...sentences(turn, request, slots), { key: "questions.slot" }],
    choices: [...slotChoices(turn, slots, request), ...waitChoice(turn, draft)],
    style: "list",
  };
};

/** The soonest free times over the next days, to choose from in one go. */
export const offerSoonest = (turn: Turn, draft: Draft, request: AvailabilityRequest): TurnOutcome => {
  const days = freeDays(turn, request, {
    from: turn.today,
    to: lastBookableDate(turn),
    count: 4,
    limits: { except: draft.except },
  });
  const slots = days
    .flatMap(({ slots: ofDay }) => ofDay.slice(0, days.length === 1 ? 8 : 3))
    .slice(0, 8)
    .map(({ date, time }) => ({ agentId: request.agentId, date, time }));
  if (slots.length === 0) return offerNearestTimes(turn, draft, request, { lead: [{ key: "refusals.noFreeTimes" }] });
  const service = serviceName(request.type);
  const line: Line =
    agentName(turn, request.agentId) === ""
      ? { key: "questions.soonestOfAnyone", values: { service } }
      : { key: "questions.soonest", values: { service, agent: agentName(turn, request.agentId) } };
  return {
    scene: { step: "slot", draft, page: 0 },
    lines: [line],
    choices: slotChoices(turn, slots, request),
    style: "list",
  };
};

/** An option's value for a slot. */
export const slotValue = ({ agentId, date, time }: ChosenSlot): string => `${date}T${time}@${agentId}`;

/** The slot of an option's value; null for the other options. */
export const slotOfValue = (value: string): ChosenSlot | null => {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})@(.+)$/.exec(value);
  return match ? { date: match[1] as string, time: match[2] as string, agentId: match[3] as string } : null;
};

const byTime = (a: ChosenSlot, b: ChosenSlot): number => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`);

const slotChoices = (turn: Turn, slots: readonly ChosenSlot[], request: AvailabilityRequest): Choice[] => [
  ...slots.toSorted(byTime).map((slot): Choice => {
    const name = turn.facts.agents.length > 1 ? agentsOf(turn, slot, request) : "";
    return {
      value: slotValue(slot),
      title: {
        key: "options.dateAndTime",
        values: { date: { date: slot.date, style: "day" }, time: { time: slot.time } },
      },
      description: name ? { key: "descriptions.withAgent", values: { agent: name } } : { key: partOfDay(slot.time) },
    };
  }),
  { value: "otherDay", title: { key: "options.otherDay" } },
];

/** Who would do it: of a visit everyone who has a part, once. */
const agentsOf = (turn: Turn, { agentId, date, time }: ChosenSlot, request: AvailabilityRequest): TextValue => {
  if (!request.type.parts) return agentName(turn, agentId);
  const { parts = [] } = placeAt(turn, { ...request, agentId }, date, time) ?? {};
  const names = new Set(parts.map((part) => agentName(turn, part.agentId)));
  return { list: [...names], style: "and" };
};

/** "Ana is free Friday 10:00; Luis is free Thursday 16:00": the first of each of two, when there are several. */
const sentences = (turn: Turn, request: AvailabilityRequest, slots: readonly ChosenSlot[]): Line[] => {
  if (agentName(turn, request.agentId) === "" || turn.facts.agents.length < 2) return [];
  const own = slots.find(({ agentId }) => agentId === request.agentId);
  const other = slots.find(({ agentId }) => agentId !== request.agentId && agentId !== anyone);
  return [own, other].flatMap((slot) =>
    slot
      ? [
          {
            key: "refusals.agentIsFree" as const,
            values: {
              agent: agentName(turn, slot.agentId),
              date: { date: slot.date, style: "day" as const },
              time: { time: slot.time },
            },
          },
        ]
      : [],
  );
};

/** "Tell me when something opens", where waiting may lead somewhere. */
const waitChoice = (turn: Turn, { visitTypeIds: _, ...draft }: Draft): Choice[] =>
  waitlistRequestsOf(turn, draft).length === 0
    ? []
    : [{ value: "wait", title: { key: "options.waitlist" }, description: { key: "descriptions.waitlist" } }];

const nothingAtAll = (turn: Turn, draft: Draft, lead: readonly Line[]): TurnOutcome => ({
  scene: waitChoice(turn, draft).length > 0 ? { step: "slot", draft, page: 0 } : { step: "menu" },
  lines: [
    ...lead.filter(({ key }) => key !== "refusals.noFreeTimes"),
    { key: "refusals.noFreeTimes" },
    contactLine(turn),
  ],
  choices: [
    ...menuChoices(turn).filter(({ value }) => value !== "again" && value !== "book"),
    ...waitChoice(turn, draft).map(({ value, title }) => ({ value, title })),
  ],
  style: "buttons",
});
