type NamedAgent = { name: string; id: string } | { name: string; agentId: string };

/** The one order in which agents are shown and named: by name, as people look for them. Two of one name keep their places. */
export const inAgentOrder = <Agent extends NamedAgent>(agents: readonly Agent[]): Agent[] =>
  agents.toSorted((a, b) => collator.compare(a.name, b.name) || (idOf(a) < idOf(b) ? -1 : 1));

const idOf = (agent: NamedAgent): string => ("id" in agent ? agent.id : agent.agentId);

// One for all languages: the screens and the bot don't differ.
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
