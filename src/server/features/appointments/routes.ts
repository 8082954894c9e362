import * as contract from "#contract/appointments.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findNotices } from "../notices/service.ts";
import { type BookingDeps, bookAppointment } from "./booking-service.ts";
import { cancelAppointment, confirmAppointment, rescheduleAppointment } from "./change-service.ts";
import { findPage } from "./list-service.ts";
import { presentAppointment, presentRedacted } from "./present.ts";
import { toAppError } from "./refusal-service.ts";
import { selectAppointment } from "./store.ts";

export const appointmentRoutes = (deps: BookingDeps): ServedRoute[] => [
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
    const [[row], notices] = await deps.db.read(ownerId, (tx) => [
      tx.run(selectAppointment, key),
      findNotices(tx, ownerId, params.appointmentId),
    ]);
    if (!row) throw new AppError("not-found");
    return { appointment: presentAppointment(row), notices };
  }),

  serve(contract.createAppointment, async ({ body }, { session, idempotencyKey }) => {
    const booking = {
      clientName: body.clientName,
      clientPhone: body.clientPhone,
      date: body.appointmentDate,
      time: body.appointmentTime,
      agent: body.agentId === "anyone" ? ("anyone" as const) : { id: body.agentId },
      appointmentTypeId: body.appointmentTypeId,
      overbook: body.overbook,
      bookedBy: "owner" as const,
      source: "dashboard" as const,
      clientAddress: null,
      isTest: false,
    };
    const outcome = await bookAppointment(deps, session.ownerId, booking, { key: idempotencyKey, request: body });
    if (!outcome.ok) throw toAppError(outcome.reason);
    return outcome.change;
  }),

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

  serve(contract.cancelAppointment, async ({ params, body }, { session }) =>
    cancelAppointment(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),

  serve(contract.confirmAppointment, async ({ params, body }, { session }) =>
    confirmAppointment(deps, session.ownerId, { ...params, ...body, changedBy: "owner" }),
  ),
];
