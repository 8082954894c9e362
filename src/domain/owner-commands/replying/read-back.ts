import type { Line } from "../../conversation/replying/reply.ts";
import type { AbsenceDecision } from "../../scheduling/absence/propose-for-absence.ts";
import { wallToEpochMs } from "../../scheduling/clock/business-clock.ts";
import type { Undo } from "../../scheduling/history/undo.ts";
import type { SlotReason } from "../../scheduling/slots/slot-reason.ts";
import type { OwnerAction } from "../deciding/owner-action.ts";
import type { DayAppointment, OwnerFacts } from "../deciding/owner-facts.ts";
import { dayAppointmentValues } from "./show-day.ts";
import { daysLine, hoursLine } from "./time-lines.ts";

type Wall = { date: string; time: string };

/** What is known of a change before it is made. */
export type Preview =
  /** Whether the client is notified: not if they know nothing so far or can't be reached. */
  | {
      kind: "appointment";
      appointment: DayAppointment;
      isClientNotified: boolean;
      /** Why the place it is to be moved to is taken or unusual. */
      reason?: SlotReason | null;
    }
  | { kind: "block"; inside: readonly (Wall & { clientName: string })[] }
  | { kind: "sick"; affected: readonly (Wall & { clientName: string; suggested: AbsenceDecision })[] }
  | { kind: "late"; delayed: readonly { clientName: string; from: Wall; to: Wall }[] }
  | { kind: "reopen"; blocks: readonly ReopenedBlock[] }
  | { kind: "several"; previews: readonly Preview[] }
  | { kind: "undo"; undone: Undone };

/** What would be taken back. */
export type Undone =
  | { kind: "appointment"; appointment: DayAppointment; undo: Undo }
  /** A delay or an absence, with all that was moved for it. */
  | { kind: "day"; agentId: string }
  /** Time off that would be open again. */
  | { kind: "block"; blocks: readonly ReopenedBlock[] }
  /** Time off that would be back. */
  | { kind: "reopen"; blocks: readonly ReopenedBlock[] }
  | { kind: "several"; parts: readonly Undone[] };

/** A time off that was found where it is to be open again. */
export type ReopenedBlock = {
  agentId: string;
  from: string;
  to: string;
  fromTime: string | null;
  toTime: string | null;
};

const mostShown = 12;

/** A change in words, to be agreed to. The question comes last. */
export const readBack = (action: OwnerAction, preview: Preview, facts: OwnerFacts): Line[] => {
  switch (preview.kind) {
    case "appointment":
      return readAppointmentBack(action, preview, facts);
    case "block":
      return action.kind === "block" ? readBlockBack(action, preview.inside, facts) : [];
    case "sick":
      return action.kind === "sick" ? readSickBack(action, preview.affected, facts) : [];
    case "late":
      return action.kind === "late" ? readLateBack(action, preview.delayed, facts) : [];
    case "reopen":
      return action.kind === "reopen" ? readReopenBack(action, preview.blocks, facts) : [];
    case "several":
      return action.kind === "several"
        ? preview.previews.flatMap((one, index) => {
            const part = action.actions[index];
            return part ? readBack(part, one, facts) : [];
          })
        : [];
    case "undo":
      return readUndoBack(preview.undone, facts);
  }
};

const readAppointmentBack = (
  action: OwnerAction,
  { appointment, isClientNotified, reason = null }: Extract<Preview, { kind: "appointment" }>,
  facts: OwnerFacts,
): Line[] => {
  const values = { ...dayAppointmentValues(appointment), when: whenLine(appointment, facts) };
  const noticeLine: Line = {
    key: isClientNotified ? "owner.notified" : "owner.notNotified",
    values: { client: appointment.clientName },
  };
  switch (action.kind) {
    case "move": {
      const agent = facts.agents.find(({ id }) => id === action.agentId)?.name ?? appointment.agentName;
      const to =
        action.date === appointment.date
          ? { key: "owner.whenToday" as const, values: { time: { time: action.time } } }
          : whenLine(action, { today: "" });
      return [
        ...unusualLines(reason, action, facts, agent),
        { key: "owner.ask.move", values: { ...values, to, agent } },
        noticeLine,
      ];
    }
    case "cancel":
      return [{ key: "owner.ask.cancel", values }, noticeLine];
    case "confirm":
      return [{ key: "owner.ask.confirm", values }];
    case "mark":
      return [{ key: `owner.ask.mark.${markKeys[action.outcome]}`, values }];
    default:
      return [];
  }
};

/** What speaks against the new place is said before the yes: whom it would meet, or that nobody works then. */
const unusualLines = (reason: SlotReason | null, action: MoveAction, facts: OwnerFacts, agent: string): Line[] => {
  if (reason === null) return [];
  if (reason === "taken" || reason === "held") {
    const met = firstMet(action, facts);
    if (reason === "taken" && met) {
      return [{ key: "owner.unusual.meets", values: { client: met.clientName, time: { time: met.time }, agent } }];
    }
    return [{ key: "owner.unusual.taken", values: { agent } }];
  }
  if (closedReasons.has(reason)) return [{ key: "owner.unusual.closed" }];
  if (awayReasons.has(reason)) return [{ key: "owner.unusual.away", values: { agent } }];
  return [{ key: reason === "in-the-past" ? "owner.unusual.past" : "owner.unusual.other" }];
};

type MoveAction = Extract<OwnerAction, { kind: "move" }>;

/** The first of the agent's other appointments that it would overlap; null where only the time between two is too short. */
const firstMet = (action: MoveAction, { appointments, zone }: OwnerFacts): DayAppointment | null => {
  const own = appointments.find(({ id }) => id === action.appointmentId);
  const startsAtMs = wallToEpochMs(action.date, action.time, zone);
  if (!own || startsAtMs === null) return null;
  const endsAtMs = startsAtMs + own.endsAtMs - own.startsAtMs;
  const agentId = action.agentId ?? own.agentId;
  const isMet = (one: DayAppointment): boolean =>
    one.id !== own.id && one.agentId === agentId && one.startsAtMs < endsAtMs && startsAtMs < one.endsAtMs;
  return appointments.find(isMet) ?? null;
};

const closedReasons: ReadonlySet<SlotReason> = new Set([
  "closed-day",
  "special-closing",
  "outside-business-hours",
  "break",
]);
const awayReasons: ReadonlySet<SlotReason> = new Set(["time-off", "outside-agent-hours", "busy-elsewhere"]);

const markKeys = { arrived: "arrived", done: "done", "no-show": "noShow" } as const;

/** The time, and the day when it isn't today. */
const whenLine = ({ date, time }: Wall, { today }: { today: string }): Line =>
  date === today
    ? { key: "owner.whenToday", values: { time: { time } } }
    : { key: "owner.whenOnDay", values: { date: { date, style: "day" }, time: { time } } };

const namesOf = (agentIds: readonly string[], { agents }: OwnerFacts): string =>
  agentIds.map((agentId) => agents.find(({ id }) => id === agentId)?.name ?? "").join(", ");

const readBlockBack = (
  { agentIds, from, to, fromTime, toTime }: Extract<OwnerAction, { kind: "block" }>,
  inside: Extract<Preview, { kind: "block" }>["inside"],
  facts: OwnerFacts,
): Line[] => {
  const isEveryone = agentIds.length > 1 && agentIds.length === facts.agents.length;
  const days = daysLine(from, to);
  const hours = hoursLine(fromTime, toTime);
  const ask: Line = isEveryone
    ? { key: "owner.ask.blockAll", values: { days, hours } }
    : { key: "owner.ask.block", values: { days, hours, agent: namesOf(agentIds, facts) } };
  if (inside.length === 0) return [ask];
  return [
    { key: "owner.inside", values: { count: inside.length } },
    ...inside.slice(0, mostShown).map(({ clientName, ...wall }): Line => personLine(clientName, wall, facts)),
    ask,
  ];
};

const readReopenBack = (
  { agentIds, from, to, fromTime, toTime }: Extract<OwnerAction, { kind: "reopen" }>,
  blocks: readonly ReopenedBlock[],
  facts: OwnerFacts,
): Line[] => {
  const whose = agentIds.filter((id) => blocks.some(({ agentId }) => agentId === id));
  const agent = namesOf(whose, facts);
  return [
    { key: "owner.blockedThen" },
    ...blocks.slice(0, mostShown).map((block): Line => {
      const values = { days: daysLine(block.from, block.to), hours: hoursLine(block.fromTime, block.toTime) };
      return { key: "owner.blockedRow", values: { ...values, agent: namesOf([block.agentId], facts) } };
    }),
    {
      key: "owner.ask.reopen",
      values: { days: daysLine(from, to), hours: hoursLine(fromTime, toTime), agent },
    },
  ];
};

const personLine = (client: string, wall: Wall, facts: OwnerFacts): Line => ({
  key: "owner.person",
  values: { when: whenLine(wall, facts), client },
});

const readSickBack = (
  { agentId, from, to, fromTime, toTime }: Extract<OwnerAction, { kind: "sick" }>,
  affected: Extract<Preview, { kind: "sick" }>["affected"],
  facts: OwnerFacts,
): Line[] => {
  const values = { agent: namesOf([agentId], facts), days: daysLine(from, to) };
  const ask: Line =
    fromTime === undefined || toTime === undefined
      ? { key: "owner.ask.sick", values }
      : { key: "owner.ask.sickPart", values: { ...values, hours: hoursLine(fromTime, toTime) } };
  if (affected.length === 0) return [{ key: "owner.nobodyAffected" }, ask];
  return [
    { key: "owner.affected", values: { count: affected.length } },
    ...affected.slice(0, mostShown).map(({ clientName, suggested, ...wall }): Line => {
      const person = personLine(clientName, wall, facts);
      if (suggested.kind === "colleague")
        return { key: "owner.toColleague", values: { person, agent: namesOf([suggested.agentId], facts) } };
      if (suggested.kind === "later")
        return { key: "owner.toLater", values: { person, when: whenLine(suggested, facts) } };
      return { key: "owner.toNobody", values: { person } };
    }),
    ...moreLine(affected.length),
    { key: "owner.proposalsSent" },
    ask,
  ];
};

const moreLine = (count: number): Line[] =>
  count > mostShown ? [{ key: "owner.more", values: { count: count - mostShown } }] : [];

const readLateBack = (
  { agentId, minutes }: Extract<OwnerAction, { kind: "late" }>,
  delayed: Extract<Preview, { kind: "late" }>["delayed"],
  facts: OwnerFacts,
): Line[] => [
  { key: "owner.lateHead", values: { agent: namesOf([agentId], facts), count: minutes } },
  ...delayed.slice(0, mostShown).map(
    ({ clientName, from, to }): Line => ({
      key: "owner.delayed",
      values: { client: clientName, from: { time: from.time }, to: { time: to.time } },
    }),
  ),
  ...moreLine(delayed.length),
  { key: "owner.ask.late", values: { count: delayed.length } },
];

const readUndoBack = (undone: Undone, facts: OwnerFacts): Line[] => {
  switch (undone.kind) {
    case "appointment":
      return [undoneChangeLine(undone, facts)];
    case "day":
      return [{ key: "owner.ask.undoDay", values: { agent: namesOf([undone.agentId], facts) } }];
    case "block":
      return spanLines("owner.ask.reopen", undone.blocks, facts);
    case "reopen":
      return spanLines("owner.ask.block", undone.blocks, facts);
    case "several":
      return undone.parts.flatMap((part) => readUndoBack(part, facts));
  }
};

/** One line for each time, with all whom it is about. */
const spanLines = (
  key: "owner.ask.reopen" | "owner.ask.block",
  blocks: readonly ReopenedBlock[],
  facts: OwnerFacts,
): Line[] =>
  [...Map.groupBy(blocks, ({ from, to, fromTime, toTime }) => [from, to, fromTime, toTime].join()).values()]
    .slice(0, mostShown)
    .flatMap((same): Line[] => {
      const [block] = same;
      if (!block) return [];
      const agentIds = same.map(({ agentId }) => agentId);
      const hours = hoursLine(block.fromTime, block.toTime);
      return [{ key, values: { days: daysLine(block.from, block.to), hours, agent: namesOf(agentIds, facts) } }];
    });

const undoneChangeLine = ({ appointment, undo }: Extract<Undone, { kind: "appointment" }>, facts: OwnerFacts): Line => {
  const values = { ...dayAppointmentValues(appointment), when: whenLine(appointment, facts) };
  if (undo.kind === "move") {
    const wall = Temporal.Instant.fromEpochMilliseconds(undo.startsAtMs).toZonedDateTimeISO(facts.zone);
    const to = { date: wall.toPlainDate().toString(), time: wall.toPlainTime().toString().slice(0, 5) };
    return { key: "owner.ask.undoMove", values: { ...values, to: whenLine(to, facts) } };
  }
  if (undo.kind === "restore") return { key: "owner.ask.undoCancel", values };
  return { key: "owner.ask.undoOther", values };
};
