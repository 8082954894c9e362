import { findPart } from "#domain/conversation/appointments/own-appointments.ts";
import type { Command, CommandOutcome } from "#domain/conversation/command.ts";
import type { ConversationFacts, OwnAppointment, OwnPart, OwnWait } from "#domain/conversation/facts.ts";
import type { PartSlot } from "#domain/conversation/state.ts";
import { ownAppointmentIn, withBusy } from "./salon.ts";

type Done = { facts: ConversationFacts; outcome: CommandOutcome | null };

/** What the world looks like after a command, and what `afterCommand` is given; null for what needs no answer. */
export const applyCommand = (facts: ConversationFacts, command: Command): Done => {
  const { client } = facts;
  const withClient = (change: Partial<typeof client>): Done => ({
    facts: { ...facts, client: { ...client, ...change } },
    outcome: null,
  });
  switch (command.kind) {
    case "setName":
      return withClient({ name: command.name });
    case "optOut":
      return withClient({ isOptedOut: true });
    case "optIn":
      return withClient({ isOptedOut: false });
    case "erase":
      return { facts: { ...facts, client: { ...client, ...stranger }, appointments: [], waits: [] }, outcome: null };
    case "askTeam":
      return { facts: { ...facts, questions: [...(facts.questions ?? []), command.question] }, outcome: null };
    case "sendData":
    case "requestHuman":
    case "tellArrival":
      return withClient({});
    case "joinWaitlist":
      return withWaits(facts, (waits) => [
        ...waits.filter(({ id }) => id !== command.replaces),
        ...command.requests.map((request, at) => ({ id: `wait-${waits.length + at + 1}`, request, offer: null })),
      ]);
    case "leaveWaitlist":
      return withWaits(facts, (waits) => waits.filter(({ id }) => id !== command.entryId));
    case "passOffer":
      return withWaits(facts, (waits) => waits.map((wait) => ({ ...wait, offer: null })));
    case "takeOffer": {
      const wait = (facts.waits ?? []).find(({ offer }) => offer?.id === command.offerId);
      if (!wait?.offer) return gone(facts);
      const { id, agentId, date, time } = wait.offer;
      const waits = (facts.waits ?? []).filter((other) => other !== wait);
      return add(
        { ...facts, waits },
        ownAppointmentIn(facts, { id, agentId, typeId: wait.request.typeId ?? "cut", date, time }),
      );
    }
    case "book":
      return book(facts, command);
    case "bookSeries":
      return bookSeries(facts, command);
    case "cancelSeries":
      return cancelSeries(facts, command);
    case "moveSeveral":
      return moveSeveral(facts, command);
    case "reschedule": {
      return move(facts, command);
    }
    default: {
      if (command.kind === "cancel" && command.isPart) return cancelPart(facts, command.appointmentId);
      const found = find(facts, command);
      if (!found) return gone(facts);
      const left = command.kind === "cancel" ? remove(facts, found) : facts;
      return { facts: left, outcome: { ok: true, appointment: found } };
    }
  }
};

const book = (facts: ConversationFacts, command: Extract<Command, { kind: "book" }>): Done => {
  const { agentId, date, time } = command;
  const typeId = command.typeId ?? "cut";
  const id = `new-${nextNumber(facts, /^new-(\d+)/)}`;
  const booked = ownAppointmentIn(facts, { id, agentId, typeId, date, time });
  const more = (command.more ?? []).map((part, index) =>
    ownAppointmentIn(facts, { ...part, id: `${id}-${index + 2}` }),
  );
  const { forName } = command;
  const visit = {
    ...(more.length > 0 ? visitOf([booked, ...more]) : booked),
    ...(forName !== undefined && { forName }),
  };
  const { client } = facts;
  const named = { ...facts, client: { ...client, name: client.name ?? (command.name || null) } };
  return add(named, command.asksOwner ? { ...visit, awaiting: "owner" } : visit);
};

/** One more than the largest number in the existing ids, so that no id is duplicated. */
const nextNumber = ({ appointments }: ConversationFacts, form: RegExp): number =>
  1 + Math.max(0, ...appointments.map(({ id }) => Number(form.exec(id)?.[1] ?? 0)));

const bookSeries = (facts: ConversationFacts, command: Extract<Command, { kind: "bookSeries" }>): Done => {
  const seriesId = `series-${nextNumber(facts, /^series-(\d+)/)}`;
  const typeId = command.typeId ?? "cut";
  return command.visits.reduceRight<Done>(
    (done, visit, index) =>
      add(done.facts, {
        ...ownAppointmentIn(facts, { ...visit, typeId, id: `${seriesId}-${index + 1}` }),
        seriesId,
      }),
    { facts, outcome: null },
  );
};

const cancelSeries = (facts: ConversationFacts, command: Extract<Command, { kind: "cancelSeries" }>): Done => {
  const found = command.appointments.map((one) => find(facts, one));
  const [first] = found;
  if (!first || found.includes(undefined)) return gone(facts);
  const left = found.reduce((now, one) => (one ? remove(now, one) : now), facts);
  return { facts: left, outcome: { ok: true, appointment: first } };
};

/** All step aside first, then each takes its place. */
const moveSeveral = (facts: ConversationFacts, { moves }: Extract<Command, { kind: "moveSeveral" }>): Done => {
  const found = moves.flatMap((to) => {
    const before = find(facts, to);
    return before ? [{ before, to }] : [];
  });
  if (found.length !== moves.length) return gone(facts);
  const aside = found.reduce((now, { before }) => remove(now, before), facts);
  return found.reduceRight<Done>(
    (done, { before, to }) => {
      const { parts, seriesId } = before;
      const moved = parts
        ? visitOf(parts.map((part, index) => placed(facts, part, to.parts?.[index] ?? part)))
        : placed(facts, before, to);
      return add(done.facts, { ...moved, ...(seriesId !== undefined && { seriesId }) });
    },
    { facts: aside, outcome: null },
  );
};

const withWaits = (facts: ConversationFacts, change: (waits: readonly OwnWait[]) => OwnWait[]): Done => ({
  facts: { ...facts, waits: change(facts.waits ?? []) },
  outcome: null,
});

/** A client who was deleted and writes again. */
const stranger = { name: null, language: null, isKnown: false, lastVisit: null };

const find = (facts: ConversationFacts, { appointmentId, version }: { appointmentId: string; version: number }) =>
  facts.appointments.find((one) => one.id === appointmentId && one.version === version);

const gone = (facts: ConversationFacts): Done => ({ facts, outcome: { ok: false, reason: "gone" } });

const add = (facts: ConversationFacts, appointment: OwnAppointment): Done => ({
  facts: (appointment.parts ?? [appointment]).reduce(withBusy, {
    ...facts,
    appointments: [...facts.appointments, appointment].sort(byStart),
  }),
  outcome: { ok: true, appointment },
});

const byStart = (a: OwnAppointment, b: OwnAppointment): number => Temporal.Instant.compare(a.startsAt, b.startsAt);

const remove = (facts: ConversationFacts, appointment: OwnAppointment): ConversationFacts =>
  (appointment.parts ?? [appointment]).reduce(free, {
    ...facts,
    appointments: facts.appointments.filter((one) => one.id !== appointment.id),
  });

const free = (facts: ConversationFacts, { agentId, startsAt }: OwnPart): ConversationFacts => ({
  ...facts,
  agents: facts.agents.map((agent) => ({
    ...agent,
    busy:
      agent.agentId === agentId
        ? agent.busy.filter(({ startMs }) => startMs !== startsAt.epochMilliseconds)
        : agent.busy,
  })),
});

const move = (facts: ConversationFacts, command: Extract<Command, { kind: "reschedule" }>): Done => {
  if (command.isPart) return movePart(facts, command);
  const before = find(facts, command);
  if (!before) return gone(facts);
  const { parts } = before;
  if (!parts) return add(remove(facts, before), placed(facts, before, command));
  const moved = parts.map((part, index) => placed(facts, part, command.parts?.[index] ?? part));
  return add(remove(facts, before), visitOf(moved));
};

/** Several services of one visit, as the server puts them together; one that is left is an appointment like any other. */
const visitOf = (parts: readonly OwnPart[]): OwnAppointment => {
  const [first] = parts;
  if (!first) throw new Error("a visit without a service");
  if (parts.length === 1) return first;
  return {
    ...first,
    service: parts.map(({ service }) => service).join(" + "),
    agentName: [...new Set(parts.map(({ agentName }) => agentName))].join(", "),
    durationMinutes: parts.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    visitId: `visit-${first.id}`,
    parts,
  };
};

const placed = (
  facts: ConversationFacts,
  { id, typeId, version, forName }: OwnPart,
  { agentId, date, time }: PartSlot,
): OwnAppointment => ({
  ...ownAppointmentIn(facts, { id, agentId, typeId: typeId ?? "cut", date, time, version: version + 1 }),
  ...(forName !== undefined && { forName }),
});

const movePart = (facts: ConversationFacts, command: PartSlot & { appointmentId: string }): Done => {
  const found = findPart(facts.appointments, command.appointmentId);
  if (!found) return gone(facts);
  const moved = placed(facts, found.part, command);
  const parts = (found.visit.parts ?? []).map((part) => (part.id === moved.id ? moved : part));
  const { facts: next } = add(remove(facts, found.visit), visitOf(parts));
  return { facts: next, outcome: { ok: true, appointment: moved } };
};

const cancelPart = (facts: ConversationFacts, partId: string): Done => {
  const found = findPart(facts.appointments, partId);
  if (!found) return gone(facts);
  const rest = (found.visit.parts ?? []).filter(({ id }) => id !== partId);
  const { facts: next } = add(remove(facts, found.visit), visitOf(rest));
  return { facts: next, outcome: { ok: true, appointment: found.part } };
};
