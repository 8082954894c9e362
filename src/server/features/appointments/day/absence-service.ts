import type { RouteInput } from "#contract/route.ts";
import type { AffectedByAbsence, announceAbsence, DayAction } from "#contract/scheduling/day-actions.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { type AbsenceDecision, daysLookedAt } from "#domain/scheduling/absence/propose-for-absence.ts";
import { epochMsToWall, minuteMs, todayIn, wallToEpochMs } from "#domain/scheduling/clock/business-clock.ts";
import { addDays, epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";
import { endOfDay } from "#domain/scheduling/clock/clock-time.ts";
import { isInTimeOff } from "#domain/scheduling/closures/affected-by-closure.ts";
import { recordAudit } from "../../../platform/audit.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeObstacle } from "../../notice-obstacles/service.ts";
import { daysFrom, findAgentFacts, findBusinessFacts } from "../availability/facts-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { cancelIn, rescheduleIn, withChangeRefusals } from "../changes/change-service.ts";
import { nameOnCalendar } from "../present.ts";
import type { AppointmentRow } from "../store.ts";
import { cancelVisitIn, rescheduleVisitIn, type VisitTarget } from "../visits/visit-change-service.ts";
import { insertAbsence } from "./absence-store.ts";
import { findProposals, groupVisits, serviceText, startOf, visitMoveOf } from "./affected-service.ts";
import { holdSeconds, presentAction, recordAction } from "./day-action-service.ts";
import { selectAgentsPlan } from "./day-action-store.ts";

/** With times, a part of the one day that it is. */
type Absence = {
  agentId: string;
  from: string;
  to: string;
  fromTime?: string | undefined;
  toTime?: string | undefined;
};

/** Everyone affected, and what could be done for each. Nothing is changed. */
export const previewAbsence = (
  { db, clock }: BookingDeps,
  ownerId: OwnerId,
  absence: Absence,
): Promise<AffectedByAbsence[]> => db.withOwner(ownerId, (tx) => previewAbsenceIn({ tx, clock, ownerId }, absence));

// The same for callers who have a transaction.

export const previewAbsenceIn = async (context: BookingContext, absence: Absence): Promise<AffectedByAbsence[]> => {
  const { tx, clock, ownerId } = context;
  const { business, rows } = await findAffected(context, absence);
  const now = clock.now();
  const groups = await groupVisits(tx, ownerId, rows, now);
  const { agentId, from, to, fromTime, toTime } = absence;
  const isPart = fromTime !== undefined && toTime !== undefined;
  const proposals = await findProposals(
    context,
    business,
    {
      ...{ agentId, fromDate: from, dayCount: dayCountOf(absence) + daysLookedAt },
      backOn: isPart ? from : addDays(to, 1),
      ...(isPart && { busy: spanOf({ ...absence, fromTime, toTime }, business.zone) }),
    },
    groups,
  );
  const clients = [...new Set(groups.map(({ row }) => clientOf(row)))];
  return Promise.all(
    groups.map(async (group) => {
      const { row, version } = group;
      const {
        colleagues: free = [],
        times = [],
        suggested = { kind: "cancel" as const },
      } = proposals.get(row.id) ?? {};
      return {
        ...{ appointmentId: row.id, version, serviceType: serviceText(group) },
        clientNumber: clients.indexOf(clientOf(row)) + 1,
        ...{ clientName: nameOnCalendar(row), colleagues: free, times, suggested },
        at: epochMsToWall(startOf(group).starts_at.epochMilliseconds, business.zone),
        obstacle: await findNoticeObstacle(tx, ownerId, row),
      };
    }),
  );
};

/** A client with several appointments counts once. */
const clientOf = ({ client_address, client_phone }: PlanRow): string => client_address ?? client_phone;

type PlanRow = NonNullable<(typeof selectAgentsPlan)["row"]>;

type Announcement = Absence & { decisions: RouteInput<typeof announceAbsence>["body"]["decisions"] };

/**
 * Does for each client what the owner decided, all of it or nothing, and records that the agent is off. A proposed time
 * is reserved for the client until they answer.
 */
export const recordAbsence = (deps: BookingDeps, ownerId: OwnerId, wanted: Announcement): Promise<DayAction> =>
  withChangeRefusals(deps, ownerId, (tx) => recordAbsenceIn({ tx, clock: deps.clock, ownerId }, wanted));

export const recordAbsenceIn = async (context: BookingContext, wanted: Announcement): Promise<DayAction> => {
  const { tx, ownerId } = context;
  const { agentId, decisions } = wanted;
  const { rows } = await withAgentsLocked(tx, ownerId, { agentId: null }, () => findAffected(context, wanted));
  const groups = await groupVisits(tx, ownerId, rows, context.clock.now());
  const known = new Map(groups.map((group) => [group.row.id, group]));
  // Somebody booked, moved or cancelled since the owner looked.
  const isSame =
    decisions.length === groups.length &&
    decisions.every(({ appointmentId, version }) => known.get(appointmentId)?.version === version);
  if (!isSame) throw new AppError("edit-conflict");
  const action = recordAction(context, { agentId, kind: "sick" });
  // Places are given up before anybody needs one.
  for (const { appointmentId, version, decision } of decisions.toSorted(
    (a, b) => rank(a.decision) - rank(b.decision),
  )) {
    const group = known.get(appointmentId);
    if (!group || decision.kind === "keep") continue;
    const { row, parts } = group;
    const done = { changedBy: "owner" as const, dayActionId: action.id, holdNoticeSeconds: holdSeconds };
    if (parts.length > 0) {
      await changeVisit(context, { parts, agentId, decision, done }, action.add);
      continue;
    }
    const target = { appointmentId, version, ...done };
    if (decision.kind === "cancel") {
      action.add("cancelled", row, await cancelIn(context, target));
      continue;
    }
    const place =
      decision.kind === "colleague"
        ? { date: row.appointment_date, time: row.appointment_time, agentId: decision.agentId }
        : { date: decision.date, time: decision.time };
    action.add("offered", row, await rescheduleIn(context, target, { ...place, isOffer: true }));
  }
  const { from, to, fromTime = null, toTime = null } = wanted;
  const [off] = await tx.run(insertAbsence, { ownerId, agentId, from, to, fromTime, toTime });
  if (off) await recordAudit(tx, ownerId, { actor: "owner", action: "time-off.created", subjectId: off.id });
  await action.store(off?.id ?? null);
  return presentAction(context, action.id);
};

type VisitOffer = {
  parts: readonly AppointmentRow[];
  /** Who is absent. */
  agentId: string;
  decision: Exclude<AbsenceDecision, { kind: "keep" }>;
  done: Omit<VisitTarget, "visitId" | "version">;
};

/** All services of a visit at once, so that its client is asked once. */
const changeVisit = async (
  context: BookingContext,
  { parts, agentId, decision, done }: VisitOffer,
  add: ReturnType<typeof recordAction>["add"],
): Promise<void> => {
  const [first] = parts;
  if (!first?.visit_id) return;
  const target = { visitId: first.visit_id, version: null, ...done };
  const { visit } =
    decision.kind === "cancel"
      ? await cancelVisitIn(context, target)
      : await rescheduleVisitIn(context, target, { ...visitMoveOf(parts, agentId, decision), isOffer: true });
  const before = new Map(parts.map((part) => [part.id, part]));
  for (const appointment of visit.parts) {
    const from = before.get(appointment.id);
    if (!from) continue;
    const kind = decision.kind === "cancel" ? "cancelled" : "offered";
    add(kind, from, { appointment });
  }
};

const spanOf = ({ from, to, fromTime, toTime }: PartOfDay, zone: string) => {
  const at = (date: string, time: string): number =>
    wallToEpochMs(date, time, zone) ?? Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
  return { startMs: at(from, fromTime), endMs: toTime === endOfDay ? at(addDays(to, 1), "00:00") : at(to, toTime) };
};

type PartOfDay = Absence & { fromTime: string; toTime: string };

const rank = ({ kind }: AbsenceDecision): number => (kind === "cancel" ? 0 : 1);

const placeOf = (row: PlanRow) => ({
  date: row.appointment_date,
  startMs: row.starts_at.epochMilliseconds,
  endMs: row.starts_at.epochMilliseconds + row.duration * minuteMs,
});

const dayCountOf = ({ from, to }: Absence): number => epochDayOf(to) - epochDayOf(from) + 1;

/** The agent's appointments that haven't begun, on these days. */
const findAffected = async ({ tx, clock, ownerId }: BookingContext, absence: Absence) => {
  const { agentId, from, to, fromTime = null, toTime = null } = absence;
  const now = clock.now();
  const [business, [agent]] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(from, dayCountOf({ agentId, from, to }) + daysLookedAt)),
    findAgentFacts(tx, ownerId, { agentId, fromDate: from, dayCount: 1 }),
  ]);
  if (!agent) throw new AppError("not-found");
  if (to < todayIn(business.zone, now)) throw new AppError("invalid-input", { fields: { to: "dateInPast" } });
  const start = Temporal.PlainDate.from(from).toZonedDateTime(business.zone).toInstant();
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(business.zone).toInstant();
  const begin = Temporal.Instant.compare(start, now) > 0 ? start : now.add({ milliseconds: 1 });
  const rows = await tx.run(selectAgentsPlan, { ownerId, agentId, from: begin, to: end });
  const off = { kind: "off" as const, from, to, fromTime, toTime };
  return { business, rows: rows.filter((row) => isInTimeOff(off, business.zone, placeOf(row))) };
};
