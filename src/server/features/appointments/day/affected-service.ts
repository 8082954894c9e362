import type { OwnerId } from "#domain/owner-id.ts";
import type { AffectedPart } from "#domain/scheduling/absence/propose-for-absence.ts";
import { minuteMs } from "#domain/scheduling/clock/business-clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { toAgreedService } from "../availability/moved-service-store.ts";
import type { AppointmentRow } from "../store.ts";
import { isLive } from "../visits/visit-change-service.ts";
import { inOrder, versionOf } from "../visits/visit-present.ts";
import { selectVisit } from "../visits/visit-store.ts";
import type { selectPlan } from "./day-action-store.ts";

type PlanRow = NonNullable<(typeof selectPlan)["row"]>;

/** An appointment that an absence affects, or a whole visit of several services, which is one thing to its client. */
export type Affected = {
  /** The first one with whoever is absent. */
  row: PlanRow;
  version: number;
  /** All services of the visit that aren't cancelled, in their order; empty for a single appointment. */
  parts: AppointmentRow[];
};

/** A visit that has begun can't be moved as one: what is left of it is changed part by part. */
export const groupVisits = async (
  tx: Tx,
  ownerId: OwnerId,
  rows: readonly PlanRow[],
  now: Temporal.Instant,
): Promise<Affected[]> => {
  const visitIds = [...new Set(rows.flatMap(({ visit_id }) => visit_id ?? []))];
  const found = await Promise.all(visitIds.map((visitId) => tx.run(selectVisit, { ownerId, visitId })));
  const whole = new Map(
    found.flatMap((all): [string | null, AppointmentRow[]][] => {
      const live = inOrder(all).filter(isLive);
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
export const startOf = ({ row, parts }: Affected) => parts[0] ?? row;

export const serviceOf = ({ row, parts }: Affected): string =>
  parts.length > 0 ? parts.map(({ service_type }) => service_type).join(" + ") : row.service_type;

export const toAffectedPart = (row: AppointmentRow): AffectedPart => {
  const startMs = row.starts_at.epochMilliseconds;
  return {
    ...{ appointmentId: row.id, agentId: row.agent_id, service: toAgreedService(row) },
    busy: {
      startMs: startMs - row.buffer_before * minuteMs,
      endMs: startMs + (row.duration + row.buffer_time) * minuteMs,
    },
  };
};
