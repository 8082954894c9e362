import type { TimeOffEntry } from "#contract/scheduling/closures/time-off.ts";
import type { Done, OwnerAction, SingleAction } from "#domain/owner-commands/deciding/owner-action.ts";
import type { OwnerFacts } from "#domain/owner-commands/deciding/owner-facts.ts";
import { isOpenedBy } from "#domain/scheduling/closures/open-again.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../../appointments/booking/booking-service.ts";
import { refusalOf } from "../../appointments/booking/refusal-service.ts";
import { cancelIn, confirmIn, rescheduleIn } from "../../appointments/changes/change-service.ts";
import { markOutcomeIn } from "../../appointments/changes/mark-service.ts";
import { recordAbsenceIn } from "../../appointments/day/absence-service.ts";
import { undoActionIn } from "../../appointments/day/day-action-service.ts";
import { delayRestIn } from "../../appointments/day/late-service.ts";
import { findUndo, undoChangeIn } from "../../appointments/history/history-service.ts";
import { findDayAppointment } from "../../appointments/running-day/running-day-service.ts";
import { cancelVisitIn, rescheduleVisitIn } from "../../appointments/visits/visit-change-service.ts";
import { createTimeOffIn, deleteTimeOffIn, openAgainIn, putBackTimeOffIn } from "../../time-off/service.ts";

/** Thrown to leave the transaction with nothing done; the next one says why. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Does what was agreed to, through the doors of the dashboard. What those refuse ends the transaction. */
export const doAction = async (
  context: BookingContext,
  action: OwnerAction,
  facts: OwnerFacts,
): Promise<Done | null> => {
  try {
    return await carryOut(context, action, facts);
  } catch (error) {
    const code = codeOf(error);
    throw code === null ? error : new CommandRefused(code);
  }
};

/** Why the dashboard would say no; null for what nobody expects. */
export const codeOf = (error: unknown): string | null =>
  refusalOf(error) ?? (error instanceof AppError || error instanceof CommandRefused ? error.code : null);

const carryOut = (context: BookingContext, action: OwnerAction, facts: OwnerFacts): Promise<Done | null> => {
  switch (action.kind) {
    case "block":
      return block(context, action);
    case "sick":
      return announceIll(context, action);
    case "late":
      return delay(context, action);
    case "reopen":
      return openAgain(context, [action]);
    case "several":
      return doEach(context, action.actions, facts);
    case "undo":
      return undo(context, action.done);
    default:
      return changeOne(context, action, facts);
  }
};

/** One after the other in the transaction of all: if one is refused, none is done. */
const doEach = async (context: BookingContext, actions: readonly SingleAction[], facts: OwnerFacts): Promise<Done> => {
  const done: Done[] = [];
  for (const action of actions) {
    const one = action.kind === "reopen" ? null : await carryOut(context, action, facts);
    if (one) done.push(one);
  }
  const openings = actions.filter((action) => action.kind === "reopen");
  if (openings.length > 0) done.push(await openAgain(context, openings));
  return { kind: "several", done };
};

type Opening = Extract<OwnerAction, { kind: "reopen" }>;

/** Several hours or days may be in one time off: each after the first is opened in what those before have left of it. */
const openAgain = async (context: BookingContext, openings: readonly Opening[]): Promise<Done> => {
  const removed: TimeOffEntry[] = [];
  let left: TimeOffEntry[] = [];
  for (const { kind: _, seen = [], ...opening } of openings) {
    const untouched = seen.filter((id) => removed.every((off) => off.id !== id));
    const inLeft = left.filter((off) => opening.agentIds.includes(off.agentId) && isOpenedBy(off, opening));
    const now = await openAgainIn(context, { ...opening, seen: [...untouched, ...inLeft.map(({ id }) => id)] });
    removed.push(...now.removed.filter((off) => !inLeft.some(({ id }) => id === off.id)));
    left = [...left.filter((off) => !inLeft.includes(off)), ...now.left];
  }
  return {
    kind: "reopen",
    removed: removed.map(({ id: _, version: __, kind: ___, ...off }) => off),
    leftIds: left.map(({ id }) => id),
  };
};

type OfOne = Extract<OwnerAction, { appointmentId: string }>;

const changeOne = async (context: BookingContext, action: OfOne, facts: OwnerFacts): Promise<Done> => {
  const { appointmentId, version } = action;
  const target = { appointmentId, version, changedBy: "owner" as const };
  const visitId = facts.appointments.find(({ id }) => id === appointmentId)?.visitId ?? null;
  const done: Done = { kind: "appointment", appointmentId };
  switch (action.kind) {
    case "move": {
      const { date, time, agentId } = action;
      // A visit keeps its agents, as on the dashboard.
      if (visitId !== null)
        await rescheduleVisitIn(context, { visitId, version: null, changedBy: "owner" }, { date, time });
      else await rescheduleIn(context, target, { date, time, ...(agentId !== null && { agentId }) });
      return done;
    }
    case "cancel":
      if (visitId !== null) await cancelVisitIn(context, { visitId, version: null, changedBy: "owner" });
      else await cancelIn(context, target);
      return done;
    case "confirm":
      await confirmIn(context, target);
      return done;
    case "mark":
      await markOutcomeIn(context, { appointmentId, version, outcome: action.outcome });
      return done;
  }
};

/** Those inside stay, and someone who booked since it was read back stops it. */
const block = async (context: BookingContext, action: Extract<OwnerAction, { kind: "block" }>): Promise<Done> => {
  const { agentIds, from, to, fromTime, toTime } = action;
  const timeOffIds: string[] = [];
  for (const agentId of agentIds) {
    const wanted = { agentId, kind: "off" as const, from, to, fromTime, toTime, privateReason: null };
    const { id } = await createTimeOffIn(context, { ...wanted, knownAppointmentIds: action.seen ?? [] });
    timeOffIds.push(id);
  }
  return { kind: "block", timeOffIds };
};

const announceIll = async (context: BookingContext, absence: Extract<OwnerAction, { kind: "sick" }>): Promise<Done> => {
  const { agentId, from, to, fromTime, toTime, seen: decisions = [] } = absence;
  const { id } = await recordAbsenceIn(context, { agentId, from, to, fromTime, toTime, decisions });
  return { kind: "day", actionId: id, agentId };
};

const delay = async (context: BookingContext, late: Extract<OwnerAction, { kind: "late" }>): Promise<Done> => {
  const { agentId, minutes, seen: expected = [] } = late;
  const { id } = await delayRestIn(context, { agentId, minutes, expected });
  return { kind: "day", actionId: id, agentId };
};

const undo = async (context: BookingContext, done: Done): Promise<null> => {
  const { tx, ownerId } = context;
  if (done.kind === "day") await undoActionIn(context, done.actionId, { isWhole: true });
  else if (done.kind === "block") for (const id of done.timeOffIds) await deleteTimeOffIn(tx, ownerId, id);
  else if (done.kind === "reopen") {
    for (const id of done.leftIds) await deleteTimeOffIn(tx, ownerId, id);
    for (const off of done.removed) await putBackTimeOffIn(context, { ...off, kind: "off" });
  } else if (done.kind === "several") for (const one of done.done.toReversed()) await undo(context, one);
  else await undoAppointment(context, done.appointmentId);
  return null;
};

const undoAppointment = async (context: BookingContext, appointmentId: string): Promise<void> => {
  const [one, found] = await Promise.all([
    findDayAppointment(context.tx, context.ownerId, appointmentId),
    findUndo(context, appointmentId),
  ]);
  if (!one || "refusal" in found) throw new AppError("cannot-undo");
  await undoChangeIn(context, { appointmentId, version: one.appointment.version, at: found.at, together: "whole" });
};
