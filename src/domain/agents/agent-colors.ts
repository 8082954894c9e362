/** The colors an agent can have, in the order in which new agents get them. */
export const agentColorNames = ["blue", "orange", "purple", "olive", "teal", "pink", "indigo", "wine"] as const;

export type AgentColorName = (typeof agentColorNames)[number];
