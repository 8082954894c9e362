import type { Command } from "#domain/conversation/command.ts";
import type { ConversationState } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient, typesIn, withBusy } from "../conversation/salon.ts";
import { createSalonServer } from "../conversation/salon-server.ts";

type Standing = { service: string; agent: string; date: string; time: string };

/** A conversation as a stranger wrote it: who writes, what stands in the calendar, and what is said. */
export type BlindDialogue = {
  id: string;
  language: Language;
  topic: string;
  customer: "new" | "returning";
  standing: readonly Standing[];
  turns: readonly string[];
};

/** What the bot made of it. */
export type PlayedDialogue = {
  commands: readonly Command[];
  /** Those that change the calendar. */
  actions: readonly Command[];
  state: ConversationState;
  /** The name the client is known by. */
  clientName: string | null;
  /** The last reply's text keys, and all that were said. */
  lastKeys: readonly string[];
  allKeys: readonly string[];
};

export const typeIdIn = (language: Language, service: string): string | undefined =>
  typesIn(language).find(({ name }) => name.toLowerCase() === service.toLowerCase())?.id;

/** Half a minute between two messages. */
export const playDialogue = ({ language, customer, standing, turns }: BlindDialogue): PlayedDialogue => {
  let facts = buildFacts(language, customer === "new" ? newClient : regularClient);
  standing.forEach(({ service, agent, date, time }, index) => {
    const typeId = typeIdIn(language, service) ?? "cut";
    const appointment = buildOwnAppointment(language, {
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
  const allKeys: string[] = [];
  let lastKeys: readonly string[] = [];
  for (const text of turns) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    const { first, last } = server.receive({ kind: "text", text });
    if (first.command) commands.push(first.command);
    lastKeys = last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));
    allKeys.push(...lastKeys);
  }
  const isAction = ({ kind }: Command): boolean => kind === "book" || kind === "reschedule" || kind === "cancel";
  const clientName = server.facts().client.name;
  return { commands, actions: commands.filter(isAction), state: server.state(), clientName, lastKeys, allKeys };
};
