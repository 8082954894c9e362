import * as contract from "#contract/scheduling/appointments.ts";
import { withBooking } from "#domain/scheduling/history/history-entry.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findNoticeObstacle } from "../notice-obstacles/service.ts";
import { findNotices } from "../notices/service.ts";
import { type BookingDeps, bookAppointment } from "./booking/booking-service.ts";
import { ownerBooking } from "./booking/owner-booking-service.ts";
import { toAppError } from "./booking/refusal-service.ts";
import { cancelAppointment, confirmAppointment, rescheduleAppointment } from "./changes/change-service.ts";
import { correctAppointment } from "./changes/correction-service.ts";
import { markAppointment } from "./changes/mark-service.ts";
import { offerNewTime } from "./day/offer-service.ts";
import { presentHistoryEntry, presentUndo } from "./history/history-present.ts";
import { findHistory, findUndoneTogether, findZone, undoChange, undoOf } from "./history/history-service.ts";
import { findPage } from "./list-service.ts";
import { presentAppointment, presentRedacted } from "./present.ts";
import { selectAppointment, selectClientOf } from "./store.ts";

export const appointmentRoutes = (deps: BookingDeps): ServedRoute[] => [
  ...readingRoutes(deps),
  ...changingRoutes(deps),
];

const readingRoutes = (deps: BookingDeps): ServedRoute[] => [
  serve(contract.listAppointments, async ({ query }, { session }) => {
    const { rows, nextCursor } = await findPage(deps.db, session.ownerId, query);
    return { appointments: rows.map(presentAppointment), nextCursor };
  }),

  serve(contract.listRedactedAppointments, async ({ query }, { session }) => {
    const { rows, nextCursor } = await findPage(deps.db, session.ownerId, query);
    return { appointments: rows.map(presentRedacted), nextCursor };
  }),

  serve(contract.getAppointment, async ({ params }, { session: { ownerId } }) => {
    const key = { ownerId, appointmentId: params.appointmentId };
    return deps.db.withOwner(ownerId, async (tx) => {
      const [[row], notices, [client], entries] = await Promise.all([
        tx.run(selectAppointment, key),
        findNotices(tx, ownerId, params.appointmentId),
        tx.run(selectClientOf, key),
        findHistory(tx, ownerId, params.appointmentId),
      ]);
      if (!row) throw new AppError("not-found");
      const obstacle = await findNoticeObstacle(tx, ownerId, row);
      const zone = await findZone(tx, ownerId);
      const context = { tx, clock: deps.clock, ownerId };
      const undo = await undoOf(context, params.appointmentId, { history: entries, notices });
      const isOneOfSeveral = row.visit_id !== null || row.series_id !== null;
      const together = isOneOfSeveral
        ? await findUndoneTogether(context, row.id, { history: entries, decision: undo })
        : null;
      const history = withBooking(entries, { source: row.source, createdAtMs: row.created_at.epochMilliseconds });
      return {
        appointment: presentAppointment(row),
        notices,
        obstacle,
        clientId: client?.id ?? null,
        history: history.map((entry) => presentHistoryEntry(entry, zone)),
        undo: presentUndo(undo, zone, together),
      };
    });
  }),

  serve(contract.getNoticeObstacle, async ({ query }, { session: { ownerId } }) => {
    const client = { client_phone: query.phone, client_address: null };
    return { obstacle: await deps.db.withOwner(ownerId, (tx) => findNoticeObstacle(tx, ownerId, client)) };
  }),
];

const changingRoutes = (deps: BookingDeps): ServedRoute[] => [
  serve(contract.createAppointment, async ({ body }, { session, idempotencyKey }) => {
    const booking = {
      ...ownerBooking(body),
      agent: body.agentId === "anyone" ? ("anyone" as const) : { id: body.agentId },
      appointmentTypeId: body.appointmentTypeId,
    };
    const outcome = await bookAppointment(deps, session.ownerId, booking, { key: idempotencyKey, request: body });
    if (!outcome.ok) throw toAppError(outcome.reason, outcome.heldUntilMs);
    return outcome.change;
  }),

  serve(contract.correctAppointment, async ({ params, body: { version, ...correction } }, { session }) =>
    correctAppointment(deps, session.ownerId, { ...params, version }, correction),
  ),

  serve(contract.rescheduleAppointment, async ({ params, body }, { session }) => {
    const target = { ...params, version: body.version, changedBy: "owner" as const };
    const move = {
      date: body.appointmentDate,
      time: body.appointmentTime,
      agentId: body.agentId,
      holdNoticeSeconds: body.holdNoticeSeconds,
    };
    return rescheduleAppointment(deps, session.ownerId, target, move);
  }),

  serve(contract.offerNewTime, ({ params, body }, { session }) =>
    offerNewTime(deps, session.ownerId, { ...params, ...body }),
  ),

  serve(contract.cancelAppointment, async ({ params, body }, { session }) =>
    cancelAppointment(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),

  serve(contract.markAppointment, async ({ params, body }, { session }) =>
    markAppointment(deps, session.ownerId, { ...params, ...body }),
  ),

  serve(contract.undoChange, async ({ params, body }, { session }) =>
    undoChange(deps, session.ownerId, { ...params, ...body }),
  ),

  serve(contract.confirmAppointment, async ({ params, body }, { session }) =>
    confirmAppointment(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),
];
