import type { Command, CommandOutcome } from "#domain/conversation/command.ts";
import type { ConversationFacts, OwnAppointment, OwnWait } from "#domain/conversation/facts.ts";
import { own, withBusy } from "./salon.ts";

type Done = { facts: ConversationFacts; outcome: CommandOutcome | null };

/** What the world looks like after a command, and what `afterCommand` is given; null for what needs no answer. */
export const carryOut = (facts: ConversationFacts, command: Command): Done => {
  const { client, business } = facts;
  const withClient = (change: Partial<typeof client>): Done => ({
    facts: { ...facts, client: { ...client, ...change } },
    outcome: null,
  });
  switch (command.kind) {
    case "setName":
      return withClient({ name: command.name });
    case "setLanguage":
      return withClient({ language: command.language });
    case "optOut":
      return withClient({ isOptedOut: true });
    case "optIn":
      return withClient({ isOptedOut: false });
    case "erase":
      return { facts: { ...facts, client: { ...client, ...stranger }, appointments: [], waits: [] }, outcome: null };
    case "sendData":
    case "requestHuman":
    case "tellArrival":
      return withClient({});
    case "joinWaitlist":
      return withWaits(facts, (waits) => [
        ...waits,
        { id: `wait-${waits.length + 1}`, request: command.request, offer: null },
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
        own(business.language, { id, agentId, typeId: wait.request.typeId ?? "cut", date, time }),
      );
    }
    case "book": {
      const { agentId, date, time } = command;
      const id = `new-${1 + Math.max(0, ...facts.appointments.map((one) => Number(/^new-(\d+)$/.exec(one.id)?.[1] ?? 0)))}`;
      const booked = own(business.language, { id, agentId, typeId: command.typeId ?? "cut", date, time });
      const more = facts.types.filter((type) => command.moreTypeIds?.includes(type.id));
      const visit = {
        ...booked,
        service: [booked.service, ...more.map(({ name }) => name)].join(" + "),
        durationMinutes: more.reduce((sum, type) => sum + type.durationMinutes, booked.durationMinutes),
      };
      return add(facts, command.asksOwner ? { ...visit, awaiting: "owner" } : visit);
    }
    case "reschedule": {
      const before = find(facts, command);
      if (!before) return gone(facts);
      const { agentId, date, time } = command;
      const place = { id: before.id, agentId, typeId: before.typeId ?? "cut", date, time, version: before.version + 1 };
      return add(remove(facts, before), own(business.language, place));
    }
    default: {
      const found = find(facts, command);
      if (!found) return gone(facts);
      const left = command.kind === "cancel" ? remove(facts, found) : facts;
      return { facts: left, outcome: { ok: true, appointment: found } };
    }
  }
};

const withWaits = (facts: ConversationFacts, change: (waits: readonly OwnWait[]) => OwnWait[]): Done => ({
  facts: { ...facts, waits: change(facts.waits ?? []) },
  outcome: null,
});

/** Whoever was deleted and writes again. */
const stranger = { name: null, language: null, isKnown: false, lastVisit: null };

const find = (facts: ConversationFacts, { appointmentId, version }: { appointmentId: string; version: number }) =>
  facts.appointments.find((one) => one.id === appointmentId && one.version === version);

const gone = (facts: ConversationFacts): Done => ({ facts, outcome: { ok: false, reason: "gone" } });

const add = (facts: ConversationFacts, appointment: OwnAppointment): Done => ({
  facts: withBusy({ ...facts, appointments: [...facts.appointments, appointment] }, appointment),
  outcome: { ok: true, appointment },
});

const remove = (facts: ConversationFacts, { id, agentId, startsAt }: OwnAppointment): ConversationFacts => ({
  ...facts,
  appointments: facts.appointments.filter((one) => one.id !== id),
  agents: facts.agents.map((agent) => ({
    ...agent,
    busy:
      agent.agentId === agentId
        ? agent.busy.filter(({ startMs }) => startMs !== startsAt.epochMilliseconds)
        : agent.busy,
  })),
});
