import type { WantedVisit } from "#domain/scheduling/series/plan-series.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, slotOf } from "../../notices/service.ts";
import { type ChangedPart, queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import type { AppointmentRow } from "../store.ts";
import { cancelParts, isLiveRow, moveParts, toPart } from "../visits/visit-change-service.ts";
import { inOrder } from "../visits/visit-present.ts";
import { planSeriesIn } from "./series-plan-service.ts";
import { selectSeveralForUpdate } from "./series-store.ts";

/** An appointment as it was read back to its client; of a visit its first service. */
type ReadBack = { appointmentId: string; version: number };

type Place = { agentId: string; date: string; time: string };

/** `parts`: of a visit, who does what of it and when. */
export type ReadMove = ReadBack & Place & { parts?: readonly Place[] | undefined };

/**
 * Moves several appointments of a client to where it was read back, in the client's transaction, which a refusal must end: all of
 * them or none. Where they are now they aren't obstacles to each other.
 */
export const moveSeveralIn = async (context: BookingContext, moves: readonly ReadMove[]): Promise<AppointmentRow[]> => {
  const { tx, clock, ownerId } = context;
  const placesOf = (move: ReadMove): readonly Place[] => move.parts ?? [move];
  const agentIds = [...new Set(moves.flatMap(placesOf).map(({ agentId }) => agentId))];
  const visits = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    findVisits({ ...context, tx: locked }, moves),
  );
  const wanted = moves.map((move, index): WantedVisit => {
    const places = placesOf(move);
    const parts = (visits[index] ?? []).map((row, part) => ({
      ...toPart(row),
      agent: { id: places[part]?.agentId ?? row.agent_id },
    }));
    return { number: index + 1, date: move.date, time: move.time, isMissingDay: false, parts };
  });
  const own = visits.flat();
  const question = { visits: wanted, choices: [], reachDays: 0, own, bookedBy: "client" as const };
  const decided = await planSeriesIn(tx, ownerId, question, clock.now());
  const open = decided.find(({ state }) => state === "open");
  if (open) throw new BookingRefused(open.reason === null || open.reason === "no-such-day" ? "taken" : open.reason);
  const isAsRead = decided.every(({ parts }, index) =>
    parts.every(({ date, time }, part) => {
      const read = placesOf(moves[index] as ReadMove)[part];
      return read === undefined || (read.date === date && read.time === time);
    }),
  );
  if (!isAsRead) throw new BookingRefused("taken");
  const moved = await moveParts(context, own, {
    booked: decided.flatMap(({ parts }) => parts),
    target: { changedBy: "client" },
  });
  await tellEach(
    context,
    "reschedule",
    moved.map(({ row, from }) => ({ appointment: row, before: slotOf(from) })),
  );
  return moved.map(({ row }) => row);
};

/** Cancels what was read back to a client, of a series or not; refused when one of them has changed since. */
export const cancelSeveralIn = async (
  context: BookingContext,
  appointments: readonly ReadBack[],
): Promise<AppointmentRow[]> => {
  const live = (await findVisits(context, appointments)).flat();
  const cancelled = await cancelParts(context, live, { changedBy: "client" });
  await tellEach(
    context,
    "cancel",
    cancelled.map((row) => ({ appointment: row, before: slotOf(row) })),
  );
  return cancelled;
};

/** Everything locked, in the order in which it was read back; a visit with all of its services. */
const findVisits = async ({ tx, ownerId }: BookingContext, read: readonly ReadBack[]): Promise<AppointmentRow[][]> => {
  const appointmentIds = read.map(({ appointmentId }) => appointmentId);
  const rows = inOrder(await tx.run(selectSeveralForUpdate, { ownerId, appointmentIds }));
  return read.map(({ appointmentId, version }) => {
    const named = rows.find(({ id }) => id === appointmentId);
    if (named?.version !== version) throw new AppError("edit-conflict");
    if (!isLiveRow(named)) throw new AppError("already-cancelled");
    if (named.visit_id === null) return [named];
    return rows.filter((row) => row.visit_id === named.visit_id && isLiveRow(row));
  });
};

/** The client was informed in the chat; what was waiting about any of them ends here. */
const tellEach = async (
  { tx, clock, ownerId }: BookingContext,
  kind: "reschedule" | "cancel",
  parts: readonly (ChangedPart & { appointment: AppointmentRow })[],
): Promise<void> => {
  const base = await findNoticeBase(
    tx,
    ownerId,
    parts.map(({ appointment }) => appointment.id),
  );
  const visits = Map.groupBy(parts, ({ appointment }) => appointment.visit_id ?? appointment.id);
  for (const visit of visits.values()) {
    await queueVisitNotice(tx, ownerId, { base, now: clock.now(), kind, parts: visit, isNotifiedInChat: true });
  }
};
