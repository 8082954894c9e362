import type { Done } from "#domain/owner-commands/deciding/owner-action.ts";
import type { Preview } from "#domain/owner-commands/replying/read-back.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import type { Undo } from "#domain/scheduling/history/undo.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../../appointments/booking/booking-service.ts";
import { BookingRefused } from "../../appointments/booking/refusal-service.ts";
import { previewMoveIn } from "../../appointments/changes/move-preview-service.ts";
import { findWholeUndoRefusal } from "../../appointments/day/day-action-service.ts";
import { findUndo } from "../../appointments/history/history-service.ts";
import { findDayAppointment } from "../../appointments/running-day/running-day-service.ts";
import { hasTimeOff } from "../../time-off/service.ts";
import { CommandRefused } from "./action-service.ts";

type UndoPreview = Extract<Preview, { kind: "undo" }>;
const ofEverything: UndoPreview = { kind: "undo", appointment: null, undo: null };

/** What taking back would do. What can't be taken back is refused here, with the reason, before anyone is asked for a yes. */
export const previewUndo = async (context: BookingContext, done: Done, zone: string): Promise<UndoPreview> => {
  switch (done.kind) {
    case "appointment":
      return previewOfOne(context, done.appointmentId, zone);
    case "day": {
      const refusal = await findWholeUndoRefusal(context, done.actionId);
      if (refusal !== null) throw new CommandRefused(`undo-${refusal}`);
      return ofEverything;
    }
    case "block":
    case "reopen": {
      const ids = done.kind === "block" ? done.timeOffIds : done.leftIds;
      if (!(await hasTimeOff(context, ids))) throw new AppError("not-found");
      return ofEverything;
    }
    case "several":
      for (const one of done.done) await previewUndo(context, one, zone);
      return ofEverything;
  }
};

const previewOfOne = async (context: BookingContext, appointmentId: string, zone: string): Promise<UndoPreview> => {
  const [one, found] = await Promise.all([
    findDayAppointment(context.tx, context.ownerId, appointmentId),
    findUndo(context, appointmentId),
  ]);
  if (!one) throw new AppError("cannot-undo");
  if ("refusal" in found) throw new CommandRefused(`undo-${found.refusal}`);
  const place = placeAfter(found.undo, one.appointment, zone);
  const reason = place && (await previewMoveIn(context, { appointmentId, ...place }));
  if (reason === "taken" || reason === "held" || reason === "resource-taken") throw new BookingRefused(reason);
  return { kind: "undo", appointment: one.appointment, undo: found.undo };
};

/** Where it would be again; null for what keeps its place. */
const placeAfter = (undo: Undo, { date, time }: { date: string; time: string }, zone: string) => {
  if (undo.kind === "move") return { ...epochMsToWall(undo.startsAtMs, zone), agentId: undo.agentId };
  return undo.kind === "restore" ? { date, time, agentId: null } : null;
};
