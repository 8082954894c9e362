import type { OwnerId } from "#domain/owner-id.ts";
import {
  type AbsenceDecision,
  type AbsenceProposal,
  type AffectedPart,
  proposeForAbsence,
} from "#domain/scheduling/absence/propose-for-absence.ts";
import { epochMsToWall, minuteMs } from "#domain/scheduling/clock/business-clock.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findAgentFacts } from "../availability/facts-store.ts";
import { toAgreedService } from "../availability/moved-service-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import type { AppointmentRow } from "../store.ts";
import { isLiveRow, type VisitMove } from "../visits/visit-change-service.ts";
import { inOrder, versionOf } from "../visits/visit-present.ts";
import { selectVisit } from "../visits/visit-store.ts";
import type { selectAgentsPlan } from "./day-action-store.ts";

type PlanRow = NonNullable<(typeof selectAgentsPlan)["row"]>;

/** What of an appointment says how long it lasts, and whose it is. */
type AffectedRow = Parameters<typeof toAgreedService>[0] &
  Pick<PlanRow, "id" | "version" | "visit_id" | "agent_id" | "starts_at" | "appointment_date" | "appointment_time">;

/** An appointment that can't take place as planned, or a whole visit of several services, which is one thing to its client. */
export type Affected<Row extends AffectedRow = PlanRow> = {
  /** The first one with whoever is absent. */
  row: Row;
  version: number;
  /** All services of the visit that aren't cancelled, in their order; empty for a single appointment. */
  parts: AppointmentRow[];
};

/** A visit that has begun can't be moved as one: what is left of it is changed part by part. */
export const groupVisits = async <Row extends AffectedRow>(
  tx: Tx,
  ownerId: OwnerId,
  rows: readonly Row[],
  now: Temporal.Instant,
): Promise<Affected<Row>[]> => {
  const visitIds = [...new Set(rows.flatMap(({ visit_id }) => visit_id ?? []))];
  const found = await Promise.all(visitIds.map((visitId) => tx.run(selectVisit, { ownerId, visitId })));
  const whole = new Map(
    found.flatMap((all): [string | null, AppointmentRow[]][] => {
      const live = inOrder(all).filter(isLiveRow);
      const [first] = live;
      const isAhead = first !== undefined && Temporal.Instant.compare(first.starts_at, now) > 0;
      return live.length > 1 && isAhead ? [[first.visit_id, live]] : [];
    }),
  );
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const parts = row.visit_id === null ? undefined : whole.get(row.visit_id);
    if (!parts) return [{ row, version: row.version, parts: [] }];
    if (seen.has(row.visit_id ?? "")) return [];
    seen.add(row.visit_id ?? "");
    return [{ row, version: versionOf(parts), parts }];
  });
};

/** Where an appointment or a visit begins. */
export const startOf = <Row extends AffectedRow>({ row, parts }: Affected<Row>) => parts[0] ?? row;

export const serviceText = ({ row, parts }: Affected): string =>
  parts.length > 0 ? parts.map(({ service_type }) => service_type).join(" + ") : row.service_type;

type Absent = {
  agentId: string;
  /** From when on the agents' days are looked at, and for how many days. */
  fromDate: string;
  dayCount: number;
  /** The first day on which the agent is back. */
  backOn: string;
  /** The part of a day that the agent is away. */
  busy?: { startMs: number; endMs: number } | undefined;
  /** Blocks nobody. */
  withoutAppointmentId?: string;
};

/** What can be proposed to each of those affected, by the id of its row. */
export const findProposals = async <Row extends AffectedRow>(
  { tx, clock, ownerId }: BookingContext,
  business: BusinessFacts,
  { agentId, backOn, busy, ...question }: Absent,
  affected: readonly Affected<Row>[],
): Promise<Map<string, AbsenceProposal>> => {
  const [everyone, [absent]] = await Promise.all([
    findAgentFacts(tx, ownerId, { agentId: null, ...question }),
    findAgentFacts(tx, ownerId, { agentId, ...question }),
  ]);
  if (!absent) throw new AppError("not-found");
  const facts = {
    ...{ business, backOn, absent: busy ? withBusy(absent, busy) : absent },
    colleagues: everyone.filter((agent) => agent.agentId !== agentId),
  };
  const visits = affected.map((one) => {
    const startsAtMs = startOf(one).starts_at.epochMilliseconds;
    return {
      ...{ id: one.row.id, startsAtMs, ...epochMsToWall(startsAtMs, business.zone) },
      service: toAgreedService(one.row),
      ...(one.parts.length > 0 && { parts: one.parts.map(toAffectedPart) }),
    };
  });
  return new Map(proposeForAbsence(facts, visits, clock.now()).map((proposal) => [proposal.id, proposal]));
};

const withBusy = <Agent extends { busy: readonly Busy[] }>(agent: Agent, span: Busy): Agent => ({
  ...agent,
  busy: [...agent.busy, span].toSorted((a, b) => a.startMs - b.startMs),
});

type Busy = { startMs: number; endMs: number };

/** Where all of a visit goes: a colleague takes what the absent agent would have done, or it is later. */
export const visitMoveOf = (
  parts: readonly AppointmentRow[],
  absentId: string,
  decision: AbsenceDecision,
): Pick<VisitMove, "date" | "time" | "agentIds"> => {
  const [first] = parts as readonly [AppointmentRow];
  const substitute = decision.kind === "colleague" ? decision.agentId : absentId;
  return {
    ...(decision.kind === "later"
      ? { date: decision.date, time: decision.time }
      : { date: first.appointment_date, time: first.appointment_time }),
    agentIds: parts.map(({ agent_id }) => (agent_id === absentId ? substitute : agent_id)),
  };
};

const toAffectedPart = (row: AppointmentRow): AffectedPart => {
  const startMs = row.starts_at.epochMilliseconds;
  return {
    ...{ appointmentId: row.id, agentId: row.agent_id, service: toAgreedService(row) },
    busy: {
      startMs: startMs - row.buffer_before * minuteMs,
      endMs: startMs + (row.duration + row.buffer_time) * minuteMs,
    },
  };
};
