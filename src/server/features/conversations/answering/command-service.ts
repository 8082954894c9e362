import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { trialAddress } from "#domain/clients/trial-address.ts";
import type { Command } from "#domain/conversation/command.ts";
import type { ConversationFacts, OwnAppointment } from "#domain/conversation/facts.ts";
import type { PartSlot } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type BookingContext, bookIn, type NewBooking } from "../../appointments/booking/booking-service.ts";
import { BookingRefused } from "../../appointments/booking/refusal-service.ts";
import { cancelIn, confirmIn, rescheduleIn } from "../../appointments/changes/change-service.ts";
import { bookClientSeriesIn } from "../../appointments/series/series-booking-service.ts";
import { cancelSeveralIn, moveSeveralIn } from "../../appointments/series/several-change-service.ts";
import { bookVisitIn } from "../../appointments/visits/visit-booking-service.ts";
import { cancelVisitIn, isLiveRow, rescheduleVisitIn } from "../../appointments/visits/visit-change-service.ts";
import { mailArrival } from "../../owner-mails/arrival-mail-service.ts";
import { notifyDevices } from "../../push/service.ts";
import {
  giveUpWaitIn,
  joinWaitlistIn,
  leaveWaitlistIn,
  passOfferIn,
  takeOfferIn,
} from "../../waitlist/entry-service.ts";
import { recordQuestion } from "../questions/question-service.ts";
import { phoneOf } from "../receiving/receiving-service.ts";
import {
  recordHumanRequest,
  setClientLanguage,
  setClientName,
  setOptedOut,
  startOnPlatform,
  stopOnPlatform,
  touchClient,
} from "./answering-store.ts";
import type { ConversationRow } from "./facts-service.ts";

type Actor = { tx: Tx; clock: Clock; ownerId: OwnerId; conversation: ConversationRow };

/** An owner who acts for a client knows what is the client's. */
type InformedActor = Actor & { facts: Pick<ConversationFacts, "appointments"> };

export type AppointmentCommand = Extract<
  Command,
  { kind: "book" | "bookSeries" | "reschedule" | "moveSeveral" | "cancel" | "cancelSeries" | "confirm" | "takeOffer" }
>;

type ListCommand = Extract<Command, { kind: "joinWaitlist" | "leaveWaitlist" | "passOffer" }>;

/** These change the waitlist, and are confirmed without knowing how they went. */
export const isWaitlistCommand = (command: Command): command is ListCommand =>
  command.kind === "joinWaitlist" || command.kind === "leaveWaitlist" || command.kind === "passOffer";

/** Nobody waits who only tries the bot. */
export const changeList = async ({ tx, clock, ownerId, conversation }: Actor, command: ListCommand): Promise<void> => {
  const context = { tx, clock, ownerId };
  if (conversation.sender === trialAddress) return;
  if (command.kind === "leaveWaitlist") await leaveWaitlistIn(context, command.entryId, "client");
  else if (command.kind === "passOffer") await passOfferIn(context, command.offerId, "client");
  else {
    const since = command.replaces === undefined ? null : await giveUpWaitIn(context, command.replaces);
    for (const request of command.requests)
      await joinWaitlistIn(context, {
        ...{ clientId: conversation.client_id, request, source: "whatsapp", since, anyway: true },
      });
  }
};

/** These change the calendar, through the same doors as the owner's own changes, and the reply says how they went. */
export const isAction = (command: Command): command is AppointmentCommand =>
  command.kind === "book" ||
  command.kind === "bookSeries" ||
  command.kind === "reschedule" ||
  command.kind === "cancel" ||
  command.kind === "cancelSeries" ||
  command.kind === "moveSeveral" ||
  command.kind === "confirm" ||
  command.kind === "takeOffer";

/** Refusals are thrown: nothing of the transaction may stay. */
export const carryOutCommand = (
  { tx, clock, ownerId, conversation, facts }: InformedActor,
  command: AppointmentCommand,
): Promise<{ appointment: { id: string } }> => {
  if (command.kind === "bookSeries") return bookSeries({ tx, clock, ownerId, conversation }, command);
  if (command.kind === "cancelSeries") return cancelSeries({ tx, clock, ownerId, conversation }, command);
  if (command.kind === "moveSeveral") return moveSeveral({ tx, clock, ownerId }, command);
  if (command.kind === "book") return book({ tx, clock, ownerId, conversation }, command);
  if (command.kind === "takeOffer") return take({ tx, clock, ownerId, conversation }, command);
  const { appointmentId, version } = command;
  const target = { appointmentId, version, changedBy: "client" as const };
  const own = facts.appointments.find(({ id }) => id === appointmentId);
  if (own?.visitId !== undefined && !command.isPart)
    return changeVisit({ tx, clock, ownerId, conversation }, own, command);
  if (command.kind === "cancel") return cancel({ tx, clock, ownerId, conversation }, target);
  if (command.kind === "confirm") return confirm({ tx, clock, ownerId, conversation }, target);
  return rescheduleIn({ tx, clock, ownerId }, target, command);
};

/** A visit is one thing to a client: all of its services change together, unless one is meant by itself. */
const changeVisit = async (
  { tx, clock, ownerId, conversation }: Actor,
  { id, visitId = "", parts = [] }: OwnAppointment,
  command: Exclude<AppointmentCommand, { kind: "book" | "bookSeries" | "cancelSeries" | "moveSeveral" | "takeOffer" }>,
): Promise<AppointmentChange> => {
  const context = { tx, clock, ownerId };
  if (command.kind === "confirm") {
    const changes: AppointmentChange[] = [];
    for (const { id: appointmentId, version } of parts) {
      changes.push(await confirm({ ...context, conversation }, { appointmentId, version, changedBy: "client" }));
    }
    return requireOne(changes.find(({ appointment }) => appointment.id === id) ?? changes[0]);
  }
  const target = { visitId, version: null, changedBy: "client" as const };
  const { visit, notice } =
    command.kind === "cancel"
      ? await cancelVisitIn(context, target)
      : await rescheduleVisitIn(context, target, {
          ...command,
          agentIds: command.parts?.map(({ agentId }) => agentId),
        });
  if (command.kind === "reschedule") requireAsRead(visit.parts.filter(isLiveRow), command.parts ?? []);
  const appointment = visit.parts.find((part) => part.id === id) ?? visit.parts[0];
  const change = requireOne(appointment && { appointment, notice });
  const isOwnerNotified = command.kind === "cancel" && conversation.sender !== trialAddress;
  if (isOwnerNotified) notifyDevices(tx, ownerId, "cancellation", change.appointment.id);
  return change;
};

/** All visits of a series in this transaction; the owner is notified once. */
const bookSeries = async (
  { tx, clock, ownerId, conversation }: Actor,
  command: Extract<Command, { kind: "bookSeries" }>,
): Promise<{ appointment: { id: string } }> => {
  const { typeId, moreTypeIds = [], every, unit, visits } = command;
  const visit = visitorOf(conversation, command);
  const { appointments } = await bookClientSeriesIn(
    { tx, clock, ownerId },
    { every, unit, visits, typeIds: [typeId, ...moreTypeIds], visit },
  );
  const [first] = appointments;
  if (!first) throw new Error("a series without a visit");
  if (!visit.isTest) notifyDevices(tx, ownerId, "booking", first.id);
  rememberName({ tx, clock, ownerId, conversation }, command.name);
  return { appointment: { id: first.id } };
};

/** All of them or none; the owner is notified once. */
const cancelSeries = async (
  { tx, clock, ownerId, conversation }: Actor,
  { appointments }: Extract<Command, { kind: "cancelSeries" }>,
): Promise<{ appointment: { id: string } }> => {
  const [first] = await cancelSeveralIn({ tx, clock, ownerId }, appointments);
  if (!first) throw new Error("nothing was cancelled");
  if (conversation.sender !== trialAddress) notifyDevices(tx, ownerId, "cancellation", first.id);
  return { appointment: { id: first.id } };
};

const moveSeveral = async (
  context: BookingContext,
  { moves }: Extract<Command, { kind: "moveSeveral" }>,
): Promise<{ appointment: { id: string } }> => {
  const [first] = await moveSeveralIn(context, moves);
  if (!first) throw new Error("nothing was moved");
  return { appointment: { id: first.id } };
};

/** The offer may have been made to another address of the same person. */
const take = async (
  { tx, clock, ownerId, conversation }: Actor,
  { offerId, asksOwner, startLinkId }: Extract<Command, { kind: "takeOffer" }>,
): Promise<AppointmentChange> => {
  const clientIds = [conversation.client_id, ...conversation.waits.map(({ client_id }) => client_id)];
  const offer = { offerId, clientIds, asksOwner: asksOwner === true, startLinkId: startLinkId ?? null };
  const change = await takeOfferIn({ tx, clock, ownerId }, offer);
  notifyDevices(tx, ownerId, "booking", change.appointment.id);
  return change;
};

/** The client agreed to these very times; what has become of them since is another visit. */
const requireAsRead = (parts: readonly Appointment[], read: readonly PartSlot[]): void => {
  const isAsRead = read.every(({ date, time }, index) => {
    const part = parts[index];
    return part?.appointmentDate === date && part.appointmentTime === time;
  });
  if (!isAsRead) throw new BookingRefused("taken");
};

const requireOne = (change: AppointmentChange | undefined): AppointmentChange => {
  if (!change) throw new Error("a visit without a service");
  return change;
};

const cancel = async (
  { tx, clock, ownerId, conversation }: Actor,
  target: Parameters<typeof cancelIn>[1],
): Promise<AppointmentChange> => {
  const change = await cancelIn({ tx, clock, ownerId }, target);
  if (conversation.sender !== trialAddress) notifyDevices(tx, ownerId, "cancellation", change.appointment.id);
  return change;
};

const book = async (
  { tx, clock, ownerId, conversation }: Actor,
  command: Extract<Command, { kind: "book" }>,
): Promise<AppointmentChange> => {
  const booking = {
    ...visitorOf(conversation, command),
    date: command.date,
    time: command.time,
    agent: command.agentId === "anyone" ? ("anyone" as const) : { id: command.agentId },
    appointmentTypeId: command.typeId,
  };
  const change = await bookServices({ tx, clock, ownerId }, booking, command.more ?? []);
  if (!booking.isTest) notifyDevices(tx, ownerId, "booking", change.appointment.id);
  rememberName({ tx, clock, ownerId, conversation }, command.name);
  return change;
};

/** Who books, and how: the same for one appointment and for a series. */
const visitorOf = (
  conversation: ConversationRow,
  command: Extract<Command, { kind: "book" | "bookSeries" }>,
): Omit<NewBooking, "date" | "time" | "agent" | "appointmentTypeId"> => ({
  clientName: command.name || command.forName || "",
  // A client who hides the number is known only by the channel's own id, which isn't a number.
  clientPhone: conversation.phone ?? phoneOf(conversation.channel_address) ?? "",
  bookedFor: command.forName ?? null,
  overbook: false,
  bookedBy: "client",
  source: "whatsapp",
  clientAddress: conversation.channel_address,
  isTest: conversation.sender === trialAddress,
  asksOwner: command.asksOwner ?? false,
  startLinkId: command.startLinkId ?? null,
});

const rememberName = ({ tx, ownerId, conversation }: Actor, name: string): void => {
  if (conversation.name === null && name !== "") {
    tx.send(setClientName, { ownerId, clientId: conversation.client_id, name });
  }
};

type MoreServices = NonNullable<Extract<Command, { kind: "book" }>["more"]>;

/** One service as an appointment, several as one visit, of which the first is returned. */
const bookServices = async (
  context: BookingContext,
  booking: NewBooking,
  more: MoreServices,
): Promise<AppointmentChange> => {
  const call = { key: null, request: null };
  if (more.length === 0) return bookIn(context, booking, call);
  const { agent, appointmentTypeId, ...others } = booking;
  const following = more.map(({ agentId: id, typeId }) => ({ agent: { id }, appointmentTypeId: typeId }));
  const parts = [{ agent, appointmentTypeId }, ...following];
  const { visit, notice } = await bookVisitIn(context, { ...others, parts }, call);
  requireAsRead(visit.parts.slice(1), more);
  const [appointment] = visit.parts;
  return requireOne(appointment && { appointment, notice });
};

/** A reminder was answered with yes; the owner finds it in the log even when nothing else changes by it. */
const confirm = async (
  { tx, clock, ownerId }: Actor,
  target: Parameters<typeof confirmIn>[1],
): Promise<AppointmentChange> => {
  const change = await confirmIn({ tx, clock, ownerId }, target);
  const { appointmentId: subjectId } = target;
  const action = "appointment.attendance-confirmed";
  await recordAudit(tx, ownerId, { actor: "client", action, subjectId, details: { at: clock.now() } });
  return change;
};

/** The language a client is written to in from now on. */
export const recordLanguage = ({ tx, ownerId, conversation }: Actor, language: Language): void =>
  tx.send(setClientLanguage, { ownerId, clientId: conversation.client_id, language });

/** What is done without a further word: the replies already exist. */
export const recordRequest = (
  { tx, clock, ownerId, conversation }: Actor,
  command: Exclude<Command, AppointmentCommand | ListCommand>,
): void => {
  const { client_id: clientId, channel_address: address, sender } = conversation;
  const client = { ownerId, clientId };
  switch (command.kind) {
    case "setName":
      tx.send(setClientName, { ...client, name: command.name });
      break;
    case "optOut":
      tx.send(setOptedOut, { ...client, at: clock.now() });
      tx.send(stopOnPlatform, { sender, address, now: clock.now() });
      break;
    case "optIn":
      tx.send(setOptedOut, { ...client, at: null });
      tx.send(startOnPlatform, { sender, address });
      break;
    case "requestHuman":
      tx.send(recordHumanRequest, { ...client, now: clock.now() });
      if (sender !== trialAddress) notifyDevices(tx, ownerId, "waiting", clientId);
      break;
    case "askTeam":
      recordQuestion(tx, { ownerId, conversation, now: clock.now() }, command.question);
      break;
    // Done before anything is said: see `settle`.
    case "erase":
    case "sendData":
      break;
    // The conversation's state says what; open screens hear of it by the client's change, and the bot goes on.
    case "tellArrival":
      tx.send(touchClient, client);
      if (sender !== trialAddress) {
        notifyDevices(tx, ownerId, command.arrival, clientId);
        const { arrival, minutes, appointmentId } = command;
        mailArrival(tx, { ownerId, clientId, arrival, minutes, appointmentId });
      }
      break;
  }
};
