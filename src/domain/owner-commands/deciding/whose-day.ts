import type { Words } from "../owner-command.ts";
import { isWordOfName } from "./find-appointments.ts";
import type { OwnerFacts } from "./owner-facts.ts";

/** Whose day a command is about. `foreign`: another agent's, which is not an agent's to change; `client`: nobody's who works here. */
export type WhoseDay =
  | { kind: "agent"; agentId: string }
  | { kind: "several"; agentIds: readonly string[] }
  | { kind: "unsaid" | "foreign" | "client" };

export const whoseDay = (who: Words, { actor, agents, ownAgentId, appointments }: OwnerFacts): WhoseDay => {
  const named = agents.filter(({ name }) => who.some((word) => isWordOfName(name, word))).map(({ id }) => id);
  if (actor !== "owner") {
    if (named.some((id) => id !== actor.agentId)) return { kind: "foreign" };
    return { kind: "agent", agentId: actor.agentId };
  }
  const [first, ...others] = named;
  if (first !== undefined)
    return others.length > 0 ? { kind: "several", agentIds: named } : { kind: "agent", agentId: first };
  if (appointments.some(({ clientName }) => who.some((word) => isWordOfName(clientName, word))))
    return { kind: "client" };
  return ownAgentId === null ? { kind: "unsaid" } : { kind: "agent", agentId: ownAgentId };
};
