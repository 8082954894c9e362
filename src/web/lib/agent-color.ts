import type { AgentColorName } from "#domain/agents/agent-colors.ts";

/** What the color of an agent depends on. */
type ColoredAgent = { id: string; createdAt: string; color?: AgentColorName | null };

/**
 * Eight hues, distinct to eyes of every kind (see the test) and at 3:1 on a light or dark surface. `light` and `dark`
 * are one hue in two lightnesses. The first few are the furthest apart, as most businesses have few agents.
 */
export const agentHues = [
  { name: "blue", light: "#1f58b6", dark: "#8fc1eb" },
  { name: "orange", light: "#b86838", dark: "#ba7e2d" },
  { name: "purple", light: "#a278e4", dark: "#ae84f2" },
  { name: "olive", light: "#574e0e", dark: "#e5dc66" },
  { name: "teal", light: "#479994", dark: "#50f5db" },
  { name: "pink", light: "#91366f", dark: "#955e78" },
  { name: "indigo", light: "#0f2669", dark: "#426bce" },
  { name: "wine", light: "#531027", dark: "#fe8b83" },
] as const satisfies readonly { name: AgentColorName; light: string; dark: string }[];

/**
 * Each agent's color as a CSS value for both schemes: the chosen one, else by order of creation. A new agent changes
 * nobody's color.
 */
export const agentColors = (agents: readonly ColoredAgent[]): ReadonlyMap<string, string> =>
  new Map(
    [...agents].sort(byCreation).map(({ id, color }, index) => [id, color ? colorNamed(color) : agentColor(index)]),
  );

/** For an appointment whose agent isn't known. */
export const unknownAgentColor = "light-dark(#66665e, #a3aea7)";

/** A hue by its name, as a CSS value for both schemes. */
export const colorNamed = (name: AgentColorName): string => cssColor(agentHues.find((hue) => hue.name === name));

const agentColor = (index: number): string => cssColor(agentHues[index % agentHues.length]);

const cssColor = (hue: { light: string; dark: string } | undefined): string =>
  hue ? `light-dark(${hue.light}, ${hue.dark})` : unknownAgentColor;

// Two agents made in the same moment still need one order.
const byCreation = (a: ColoredAgent, b: ColoredAgent): number => {
  const keyA = `${a.createdAt} ${a.id}`;
  const keyB = `${b.createdAt} ${b.id}`;
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
};
