import { isTooLate } from "#domain/conversation/appointments/own-appointments.ts";
import type { CalendarTurn } from "#domain/conversation/conversation-turn.ts";
import type { OwnAppointment } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { refusalOf } from "../../appointments/booking/refusal-service.ts";
import { cancelIn, rescheduleIn } from "../../appointments/changes/change-service.ts";
import { hashToken } from "../../feeds/token-service.ts";
import { notifyDevices } from "../../push/service.ts";
import { type PageDeps, readShopIn, type Shop } from "../shop-service.ts";
import { findAppointmentLink, selectLinkedAppointment } from "./link-store.ts";
import { tokenForm } from "./link-token-service.ts";

export type LinkedRow = NonNullable<(typeof selectLinkedAppointment)["row"]>;

/** What a private link shows: the shop, and this one appointment of it. */
export type LinkedVisit = {
  shop: Shop;
  row: LinkedRow;
  /** As the calendar's questions know it, where it may still be moved. */
  own: OwnAppointment;
  turn: CalendarTurn;
  state: "confirmed" | "pending" | "cancelled" | "past";
  /** Its client may move and cancel it here. */
  isChangeable: boolean;
};

export type LinkedTarget = { ownerId: OwnerId; appointmentId: string };

/** Null for a link that never was, has ended or was revoked: nothing is said about which. */
export const findLink = async ({ db, clock }: PageDeps, token: string): Promise<LinkedTarget | null> => {
  if (!tokenForm.test(token)) return null;
  const [found] = await db.run(findAppointmentLink, { hash: hashToken(token), now: clock.now() });
  return found ? { ownerId: found.user_id as OwnerId, appointmentId: found.appointment_id } : null;
};

export type VisitQuestion = { page: { ownerId: OwnerId; slug: string }; target: LinkedTarget; language: Language };

export const readVisit = (deps: PageDeps, question: VisitQuestion): Promise<LinkedVisit | null> =>
  deps.db.withOwner(question.page.ownerId, (tx) => readVisitIn(tx, question, deps.clock.now()));

const readVisitIn = async (
  tx: Tx,
  { page, target, language }: VisitQuestion,
  now: Temporal.Instant,
): Promise<LinkedVisit | null> => {
  const [shop, [row]] = await Promise.all([
    readShopIn(tx, page, { language, now }),
    tx.run(selectLinkedAppointment, target),
  ]);
  if (!shop || !row || row.is_erased) return null;
  const own = toOwnAppointment(row);
  const turn = { ...shop.turn, facts: { ...shop.turn.facts, appointments: [own] } };
  const hasBegun = Temporal.Instant.compare(row.starts_at, now) <= 0;
  const state = row.status === "cancelled" ? "cancelled" : hasBegun ? "past" : (row.status as "confirmed" | "pending");
  const isLive = state === "confirmed" || state === "pending";
  // What the business has made several services or many visits of is its own to change.
  return { shop, row, own, turn, state, isChangeable: isLive && row.visit_id === null && !isTooLate(turn, own) };
};

const toOwnAppointment = (row: LinkedRow): OwnAppointment => ({
  id: row.id,
  version: row.version,
  typeId: row.appointment_type_id,
  service: row.service_type,
  agentId: row.agent_id,
  agentName: row.agent_name,
  date: row.appointment_date,
  time: row.appointment_time,
  startsAt: row.starts_at,
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  price: row.price,
  ...(row.awaiting !== null && { awaiting: row.awaiting as "owner" | "client" }),
});

export type VisitChange =
  | { kind: "cancel"; version: number }
  | { kind: "move"; version: number; date: string; time: string; agentId: string };

export type ChangeOutcome = "done" | "changed-meanwhile" | "too-late" | "vanished" | "gone";

/** Moves or cancels what a link is about, by the same rules as in the chat. */
export const changeVisit = async (
  deps: PageDeps,
  question: VisitQuestion,
  change: VisitChange,
): Promise<ChangeOutcome> => {
  const { db, clock } = deps;
  const { ownerId, appointmentId } = question.target;
  try {
    return await db.withOwner(ownerId, async (tx) => {
      const visit = await readVisitIn(tx, question, clock.now());
      if (visit === null) return "gone";
      if (visit.row.version !== change.version || visit.state === "cancelled") return "changed-meanwhile";
      if (!visit.isChangeable) return "too-late";
      const target = {
        ...{ appointmentId, version: change.version, changedBy: "client" as const },
        page: { isProven: visit.row.is_proven },
      };
      const context = { tx, clock, ownerId };
      if (change.kind === "cancel") {
        await cancelIn(context, target);
        notifyDevices(tx, ownerId, "cancellation", appointmentId);
      } else {
        const { date, time, agentId } = change;
        await rescheduleIn(context, target, { date, time, agentId });
      }
      return "done";
    });
  } catch (error) {
    if (refusalOf(error) !== null) return "vanished";
    if (error instanceof AppError && (error.code === "edit-conflict" || error.code === "already-cancelled"))
      return "changed-meanwhile";
    throw error;
  }
};
