import type { Command } from "#domain/conversation/command.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { ConversationState } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, newClient, ownAppointmentIn, regularClient, withBusy } from "../conversation/salon.ts";
import { createSalonServer } from "../conversation/salon-server.ts";
import { asBusiness } from "./businesses.ts";

type Standing = { service: string; agent: string; date: string; time: string };

/** A conversation as a stranger wrote it: who writes, what is in the calendar, and what is said. */
export type BlindDialogue = {
  id: string;
  language: Language;
  /** Absent for the salon. */
  business?: string;
  topic: string;
  customer: "new" | "returning";
  standing: readonly Standing[];
  turns: readonly string[];
};

/** What the bot made of it. */
export type PlayedDialogue = {
  commands: readonly Command[];
  /** The languages that were stored for the client. */
  chosenLanguages: readonly Language[];
  /** Those that change the calendar or delete somebody's data. */
  actions: readonly Command[];
  /** The last message was carried out at once. */
  isActionLast: boolean;
  state: ConversationState;
  types: ConversationFacts["types"];
  /** The name the client is known by. */
  clientName: string | null;
  /** The last reply's text keys, and all that were said. */
  lastKeys: readonly string[];
  allKeys: readonly string[];
};

export const typeIdIn = (types: ConversationFacts["types"], service: string): string | undefined =>
  types.find(({ name }) => name.toLowerCase() === service.toLowerCase())?.id;

const isAction = ({ kind }: Command): boolean => actionKinds.has(kind);

const actionKinds: ReadonlySet<Command["kind"]> = new Set([
  ...(["book", "bookSeries", "reschedule", "moveSeveral", "cancel", "cancelSeries", "erase"] as const),
]);

/** Half a minute between two messages. */
export const playDialogue = ({ language, business, customer, standing, turns }: BlindDialogue): PlayedDialogue => {
  const salon = buildFacts(language, customer === "new" ? newClient : regularClient);
  let facts = business ? asBusiness(salon, business) : salon;
  standing.forEach(({ service, agent, date, time }, index) => {
    const typeId = typeIdIn(facts.types, service) ?? "cut";
    const appointment = ownAppointmentIn(facts, {
      id: `own-${index}`,
      agentId: agent.toLowerCase(),
      typeId,
      date,
      time,
    });
    facts = { ...withBusy(facts, appointment), appointments: [...facts.appointments, appointment] };
  });
  const server = createSalonServer(facts);
  const commands: Command[] = [];
  const chosenLanguages: Language[] = [];
  const allKeys: string[] = [];
  let lastKeys: readonly string[] = [];
  let isActionLast = false;
  for (const text of turns) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    const { first, last } = server.receive({ kind: "text", text });
    if (first.command) commands.push(first.command);
    if (first.chosenLanguage !== null) chosenLanguages.push(first.chosenLanguage);
    isActionLast = first.command !== null && isAction(first.command);
    lastKeys = last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));
    allKeys.push(...lastKeys);
  }
  const clientName = server.facts().client.name;
  const actions = commands.filter(isAction);
  return {
    commands,
    chosenLanguages,
    actions,
    isActionLast,
    state: server.state(),
    types: facts.types,
    clientName,
    lastKeys,
    allKeys,
  };
};
