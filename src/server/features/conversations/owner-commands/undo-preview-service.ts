import type { Done } from "#domain/owner-commands/deciding/owner-action.ts";
import type { Undone } from "#domain/owner-commands/replying/read-back.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import type { Undo } from "#domain/scheduling/history/undo.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../../appointments/booking/booking-service.ts";
import { BookingRefused } from "../../appointments/booking/refusal-service.ts";
import { previewMoveIn } from "../../appointments/changes/move-preview-service.ts";
import { findWholeUndoRefusal } from "../../appointments/day/day-action-service.ts";
import { findUndo } from "../../appointments/history/history-service.ts";
import { findDayAppointment } from "../../appointments/running-day/running-day-service.ts";
import { requireTimeOff } from "../../time-off/service.ts";
import { CommandRefused } from "./action-service.ts";

/** What taking back would do. What can't be taken back is refused here, with the reason, before anyone is asked for a yes. */
export const previewUndo = async (context: BookingContext, done: Done, zone: string): Promise<Undone> => {
  switch (done.kind) {
    case "appointment":
      return previewOfOne(context, done.appointmentId, zone);
    case "day": {
      const refusal = await findWholeUndoRefusal(context, done.actionId);
      if (refusal !== null) throw new CommandRefused(`undo-${refusal}`);
      return { kind: "day", agentId: done.agentId };
    }
    case "block":
      return { kind: "block", blocks: await requireTimeOff(context, done.timeOffIds) };
    case "reopen":
      await requireTimeOff(context, done.leftIds);
      return { kind: "reopen", blocks: done.removed };
    case "several": {
      const parts: Undone[] = [];
      for (const one of done.done) parts.push(await previewUndo(context, one, zone));
      return { kind: "several", parts };
    }
  }
};

const previewOfOne = async (context: BookingContext, appointmentId: string, zone: string): Promise<Undone> => {
  const [one, found] = await Promise.all([
    findDayAppointment(context.tx, context.ownerId, appointmentId),
    findUndo(context, appointmentId),
  ]);
  if (!one) throw new AppError("cannot-undo");
  if ("refusal" in found) throw new CommandRefused(`undo-${found.refusal}`);
  const place = placeAfter(found.undo, one.appointment, zone);
  const reason = place && (await previewMoveIn(context, { appointmentId, ...place }));
  if (reason === "taken" || reason === "held" || reason === "resource-taken") throw new BookingRefused(reason);
  return { kind: "appointment", appointment: one.appointment, undo: found.undo };
};

/** Where it would be again; null for what keeps its place. */
const placeAfter = (undo: Undo, { date, time }: { date: string; time: string }, zone: string) => {
  if (undo.kind === "move") return { ...epochMsToWall(undo.startsAtMs, zone), agentId: undo.agentId };
  return undo.kind === "restore" ? { date, time, agentId: null } : null;
};
