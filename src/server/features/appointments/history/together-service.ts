import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { placeBeforeAct, type Undo } from "#domain/scheduling/history/undo.ts";
import type { WantedVisit } from "#domain/scheduling/series/plan-series.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, slotOf } from "../../notices/service.ts";
import { type ChangedPart, queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import type { ChangeTarget } from "../changes/change-service.ts";
import { presentAppointment } from "../present.ts";
import { tellSeries } from "../series/series-change-service.ts";
import { planSeriesIn } from "../series/series-plan-service.ts";
import { selectSeries } from "../series/series-store.ts";
import type { AppointmentRow } from "../store.ts";
import { cancelParts, moveParts, toPart } from "../visits/visit-change-service.ts";
import { restorePart } from "../visits/visit-restore-service.ts";
import { selectTogether } from "./together-store.ts";

/** The last change of an appointment, as its history has it. */
type Act = { appointmentId: string; entryId: string; kind: Undo["kind"] };

type Changed = { row: AppointmentRow; before: { startMs: number; agentId: string } };

/** What one act changed of a visit or a series and can still be taken back: everything whose old time is to come. */
export const findTogether = async (
  { tx, clock, ownerId }: BookingContext,
  { appointmentId, entryId, kind }: Act,
): Promise<Changed[]> => {
  if (kind !== "restore" && kind !== "move" && kind !== "cancel") return [];
  const found = await tx.run(selectTogether, { ownerId, appointmentId, entryId });
  const nowMs = clock.now().epochMilliseconds;
  return found
    .map(({ moved_from: movedFrom, from_agent_id: fromAgentId, ...row }) => ({
      row,
      before: placeBeforeAct({
        ...{ startMs: row.starts_at.epochMilliseconds, agentId: row.agent_id },
        ...{ movedFromMs: movedFrom === null ? null : Temporal.Instant.from(movedFrom).epochMilliseconds, fromAgentId },
      }),
    }))
    .filter(({ before }) => before.startMs > nowMs);
};

type TogetherUndo = { target: ChangeTarget; act: Act; zone: string };

/** Takes the act back for all of them or for none; one message tells the client. */
export const undoTogetherIn = async (
  context: BookingContext,
  { target, act, zone }: TogetherUndo,
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const agentsOf = (all: readonly Changed[]) => [
    ...new Set(all.flatMap(({ row, before }) => [row.agent_id, before.agentId])),
  ];
  const agentIds = agentsOf(await findTogether(context, act));
  const changed = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    findTogether({ ...context, tx: locked }, act),
  );
  const named = changed.find(({ row }) => row.id === act.appointmentId);
  if (named?.row.version !== target.version) throw new AppError("edit-conflict");
  if (agentsOf(changed).some((id) => !agentIds.includes(id))) throw new AppError("edit-conflict");
  const rows = changed.map(({ row }) => row);
  const base = await findNoticeBase(
    tx,
    ownerId,
    rows.map(({ id }) => id),
  );
  const parts = await takeBack(context, changed, { kind: act.kind, undoes: target.undoes, zone });
  const kind = act.kind === "move" ? "reschedule" : act.kind === "cancel" ? "cancel" : "confirmation";
  const notice = await tell(context, { kind, base, parts });
  const own = parts.find(({ appointment }) => appointment.id === act.appointmentId);
  if (!own) throw new AppError("edit-conflict");
  return { appointment: presentAppointment(own.appointment), notice };
};

type ChangedRow = ChangedPart & { appointment: AppointmentRow };

type Way = { kind: Undo["kind"]; undoes: string | undefined; zone: string };

const takeBack = async (
  context: BookingContext,
  changed: readonly Changed[],
  { kind, undoes, zone }: Way,
): Promise<ChangedRow[]> => {
  const rows = changed.map(({ row }) => row);
  const target = { changedBy: "owner" as const, ...(undoes !== undefined && { undoes }) };
  if (kind === "cancel") {
    const cancelled = await cancelParts(context, rows, target);
    return cancelled.map((row) => ({ appointment: row, before: slotOf(row) }));
  }
  const booked = await planBack(context, changed, { kind, zone });
  if (kind === "move") {
    const moved = await moveParts(context, rows, { booked, target });
    return moved.map(({ row, from }) => ({ appointment: row, before: slotOf(from) }));
  }
  const restored = await Promise.all(
    rows.map((row, index) => restorePart(context, { row, booked: booked[index] as (typeof booked)[number], undoes })),
  );
  return restored.map((row) => ({ appointment: row, before: "cancelled" as const }));
};

/** Each at its old time, by the rules of a booking; refused when one of them isn't available any more. */
const planBack = async (
  { tx, clock, ownerId }: BookingContext,
  changed: readonly Changed[],
  { kind, zone }: Pick<Way, "kind" | "zone">,
) => {
  const visits = changed.map(({ row, before }, index): WantedVisit => {
    const parts = [{ ...toPart(row), agent: { id: before.agentId } }];
    return { number: index + 1, ...epochMsToWall(before.startMs, zone), isMissingDay: false, parts };
  });
  // What was unusual when it was booked may be so again.
  const choices = visits.map(({ number }) => ({ number, action: "keep" as const }));
  const own = kind === "move" ? changed.map(({ row }) => row) : [];
  const planned = await planSeriesIn(tx, ownerId, { visits, choices, own, reachDays: 0 }, clock.now());
  return planned.map(({ parts: [place], reason }) => {
    if (!place) throw new BookingRefused(reason === null || reason === "no-such-day" ? "taken" : reason);
    return place;
  });
};

type News = Pick<Parameters<typeof tellSeries>[2], "kind" | "base"> & { parts: ChangedRow[] };

const tell = async (context: BookingContext, { kind, base, parts }: News) => {
  const { tx, clock, ownerId } = context;
  const numbers = new Set(parts.map(({ appointment }) => appointment.series_number));
  const seriesId = parts[0]?.appointment.series_id ?? null;
  const [series] = seriesId !== null && numbers.size > 1 ? await tx.run(selectSeries, { ownerId, seriesId }) : [];
  return series
    ? tellSeries(context, series, { kind, base, parts })
    : queueVisitNotice(tx, ownerId, { base, now: clock.now(), kind, parts });
};
