import { alternativesTo } from "../availability/alternatives.ts";
import { type AvailabilityRequest, agentName, anyone } from "../availability/availability-request.ts";
import { placeAt } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "../replying/contact.ts";
import { menuChoices } from "../replying/offer-menu.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { ChosenSlot, Draft } from "../state.ts";
import { waitlistRequestsOf } from "../waitlist/waitlist-request-of-draft.ts";
import { partOfDay } from "./questions/part-of-day.ts";
import { slotValue } from "./slot-value.ts";

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

const byTime = (a: ChosenSlot, b: ChosenSlot): number => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`);

/** Slots as options, each naming its agent where there are several, and the way to other days. */
export const slotChoices = (turn: Turn, slots: readonly ChosenSlot[], request: AvailabilityRequest): Choice[] => [
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
