import type { OwnerAction, SingleAction } from "#domain/owner-commands/deciding/owner-action.ts";
import type { OwnerFacts } from "#domain/owner-commands/deciding/owner-facts.ts";
import type { Preview } from "#domain/owner-commands/replying/read-back.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../../appointments/booking/booking-service.ts";
import { previewMoveIn } from "../../appointments/changes/move-preview-service.ts";
import { previewAbsenceIn } from "../../appointments/day/absence-service.ts";
import { previewDelayIn } from "../../appointments/day/late-service.ts";
import { findDayAppointment } from "../../appointments/running-day/running-day-service.ts";
import { findNoticeObstacle } from "../../notice-obstacles/service.ts";
import { findOpened, previewTimeOffIn } from "../../time-off/service.ts";
import { previewUndo } from "./undo-preview-service.ts";

/** What a change would do, as the dashboard shows it, and the change with what was seen of it. Nothing is changed. */
export const previewAction = async (
  context: BookingContext,
  action: OwnerAction,
  facts: OwnerFacts,
): Promise<{ preview: Preview; action: OwnerAction }> => {
  switch (action.kind) {
    case "block": {
      const inside = await insideOf(context, action);
      return { preview: { kind: "block", inside }, action: { ...action, seen: inside.map(({ id }) => id) } };
    }
    case "sick": {
      const affected = await previewAbsenceIn(context, action);
      const seen = affected.map(({ appointmentId, version, suggested }) => ({
        appointmentId,
        version,
        decision: suggested,
      }));
      const shown = affected.map(({ clientName, at, suggested }) => ({ clientName, ...at, suggested }));
      return { preview: { kind: "sick", affected: shown }, action: { ...action, seen } };
    }
    case "late": {
      const delayed = await previewDelayIn(context, action);
      const seen = delayed.map(({ appointmentId, version, to }) => ({ appointmentId, version, ...to }));
      return { preview: { kind: "late", delayed }, action: { ...action, seen } };
    }
    case "reopen": {
      const blocks = await findOpened(context, action);
      return { preview: { kind: "reopen", blocks }, action: { ...action, seen: blocks.map(({ id }) => id) } };
    }
    case "several": {
      const previews: Preview[] = [];
      const actions: SingleAction[] = [];
      for (const one of action.actions) {
        const seen = await previewAction(context, one, facts);
        previews.push(seen.preview);
        actions.push(...(seen.action.kind === "several" ? [] : [seen.action]));
      }
      return { preview: { kind: "several", previews }, action: { ...action, actions } };
    }
    case "undo":
      return { preview: { kind: "undo", undone: await previewUndo(context, action.done, facts.zone) }, action };
    default: {
      const appointment = facts.appointments.find(({ id }) => id === action.appointmentId);
      const one = await findDayAppointment(context.tx, context.ownerId, action.appointmentId);
      if (!appointment || !one) throw new AppError("not-found");
      const isOver = appointment.startsAtMs <= facts.now.epochMilliseconds && action.kind !== "move";
      const obstacle = await findNoticeObstacle(context.tx, context.ownerId, one.client);
      const reason = action.kind === "move" ? await previewMoveIn(context, action) : null;
      const isClientNotified = obstacle === null && !isOver;
      return { preview: { kind: "appointment", appointment, isClientNotified, reason }, action };
    }
  }
};

/** The appointments in hours that are to be blocked, of all agents concerned. */
const insideOf = async (context: BookingContext, action: Extract<OwnerAction, { kind: "block" }>) => {
  const { agentIds, from, to, fromTime, toTime } = action;
  const found = [];
  for (const agentId of agentIds) {
    const wanted = { agentId, kind: "off" as const, from, to, fromTime, toTime, privateReason: null };
    found.push(...(await previewTimeOffIn(context, wanted)));
  }
  return found
    .map(({ id, agentId, clientName, appointmentDate, appointmentTime }) => ({
      id,
      agentId,
      clientName,
      date: appointmentDate,
      time: appointmentTime,
    }))
    .toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`));
};
