import { afterCommand } from "../conversation/after-command.ts";
import { typeToService } from "../conversation/availability/availability-request.ts";
import type { Command, CommandOutcome } from "../conversation/command.ts";
import type { ConversationFacts } from "../conversation/facts.ts";
import { hasDisclosure } from "../conversation/replying/disclosure.ts";
import type { Reply } from "../conversation/replying/reply.ts";
import { type ConversationState, newConversation } from "../conversation/state.ts";
import { stepConversation } from "../conversation/step-conversation.ts";
import type { Language } from "../languages.ts";
import { decideBookingWithAnyone } from "../scheduling/slots/any-agent.ts";
import { decideBooking } from "../scheduling/slots/decide-booking.ts";
import { type DemoAppointment, type DemoBusiness, demoFacts } from "./demo-business.ts";

/** A visitor's chat with the demo business: nothing of it is kept anywhere but here. */
export type LandingDemo = { business: DemoBusiness; state: ConversationState };

export type LandingDemoMessage = { text: string; choiceId?: string | undefined };

export type LandingDemoTurn = {
  demo: LandingDemo;
  replies: readonly Reply[];
  language: Language;
  /** What the message booked or moved, or the appointment it cancelled. */
  changed: DemoAppointment | null;
};

export const beginLandingDemo = (business: DemoBusiness): LandingDemo => ({ business, state: newConversation() });

/** One message to the bot: the same rules as for every client, on a calendar that is only a value. */
export const writeToLandingDemo = (
  demo: LandingDemo,
  message: LandingDemoMessage,
  now: Temporal.Instant,
): LandingDemoTurn => {
  const turn = takeTurn(demo, message, now);
  const business = {
    ...turn.demo.business,
    isDisclosed: turn.demo.business.isDisclosed || hasDisclosure(turn.replies),
  };
  return { ...turn, demo: { ...turn.demo, business } };
};

const takeTurn = (
  demo: LandingDemo,
  { text, choiceId }: LandingDemoMessage,
  now: Temporal.Instant,
): LandingDemoTurn => {
  const { business: written } = demo;
  const message = { kind: choiceId === undefined ? ("text" as const) : ("choice" as const), text, choiceId, at: now };
  const first = stepConversation(demo.state, message, demoFacts(written, now));
  const business = first.chosenLanguage === null ? written : { ...written, language: first.chosenLanguage };
  const facts = demoFacts(business, now);
  const answered = { replies: first.replies, language: first.language, changed: null };
  if (first.command === null) return { ...answered, demo: { business, state: first.state } };
  const done = carryOut(business, first.command, facts);
  if (done === null)
    return { ...answered, demo: { business: recordRequest(business, first.command), state: first.state } };
  const fresh = demoFacts(done.business, now);
  const known = [...fresh.appointments, ...facts.appointments].find(({ id }) => id === done.changed?.id);
  const outcome: CommandOutcome = known ? { ok: true, appointment: known } : { ok: false, reason: done.reason };
  const second = afterCommand(first.state, outcome, fresh);
  return {
    demo: { business: done.business, state: second.state },
    replies: second.replies,
    language: second.language,
    changed: known ? done.changed : null,
  };
};

type Done = {
  business: DemoBusiness;
  changed: DemoAppointment | null;
  reason: Extract<CommandOutcome, { ok: false }>["reason"];
};

/** Null when the command changes nothing on the calendar. */
const carryOut = (business: DemoBusiness, command: Command, facts: ConversationFacts): Done | null => {
  if (command.kind === "book") {
    const { typeId, agentId, date, time, name } = command;
    const number = business.appointments.length;
    return place(business, facts, { typeId: typeId ?? "", agentId, date, time, name, id: `own-${number}`, version: 1 });
  }
  if (command.kind !== "reschedule" && command.kind !== "cancel" && command.kind !== "confirm") return null;
  const found = business.appointments.find(({ id, isOwn }) => isOwn && id === command.appointmentId);
  if (!found || found.version !== command.version) return { business, changed: null, reason: "gone" };
  if (command.kind === "confirm") return { business, changed: found, reason: "gone" };
  const without = { ...business, appointments: business.appointments.filter(({ id }) => id !== found.id) };
  if (command.kind === "cancel") return { business: without, changed: found, reason: "gone" };
  const { agentId, date, time } = command;
  const wanted = { ...found, agentId, date, time, name: found.clientName, version: found.version + 1 };
  const moved = place(without, demoFacts(without, facts.now), wanted);
  return moved.changed ? moved : { ...moved, business };
};

type Wanted = Pick<DemoAppointment, "id" | "version" | "agentId" | "typeId" | "date" | "time"> & { name: string };

const place = (
  business: DemoBusiness,
  { business: rules, agents, types, now }: ConversationFacts,
  wanted: Wanted,
): Done => {
  const type = types.find(({ id }) => id === wanted.typeId);
  const agent = agents.find(({ agentId }) => agentId === wanted.agentId);
  if (!type) return { business, changed: null, reason: "gone" };
  const { durationMinutes } = type;
  const request = { ...typeToService(type), date: wanted.date, time: wanted.time, bookedBy: "client" as const };
  const decision = agent
    ? decideBooking({ business: rules, agent }, request, now)
    : decideBookingWithAnyone({ business: rules, agents }, request, now);
  if (!decision.ok) return { business, changed: null, reason: decision.reason };
  const { agentId, date, time } = decision.appointment;
  const { id, version, typeId, name: clientName } = wanted;
  const changed = { id, version, agentId, typeId, clientName, date, time, durationMinutes, isOwn: true };
  return { business: { ...business, appointments: [...business.appointments, changed] }, changed, reason: "gone" };
};

/** Besides the calendar and the language, only the client's name matters for one chat. */
const recordRequest = (business: DemoBusiness, command: Command): DemoBusiness => {
  if (command.kind === "setName") return { ...business, names: { ...business.names, client: command.name } };
  return business;
};
