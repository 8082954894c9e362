import type { Turn } from "../conversation-turn.ts";
import { contactLine } from "./contact.ts";
import type { Line } from "./reply.ts";
import type { Choice, TurnOutcome } from "./turn-outcome.ts";

/** The main menu. */
export const offerMenu = (turn: Turn, lead: readonly Line[]): TurnOutcome => {
  const choices = menuChoices(turn);
  return {
    scene: { step: "menu" },
    lines: [...lead, { key: "questions.menu" }],
    choices,
    style: choices.length > 3 ? "list" : "buttons",
  };
};

/** The client asked for a person. */
export const requestPerson = (turn: Turn): TurnOutcome => ({
  scene: { step: "menu", isHandedOver: true },
  lines: [{ key: "talk" }, contactLine(turn)],
  choices: menuChoices(turn).filter(({ value }) => value === "book" || value === "mine"),
  style: "buttons",
  command: { kind: "requestHuman" },
});

/** A person takes over for another reason, which is said first. */
export const handOverToTeam = (turn: Turn, lead: readonly Line[]): TurnOutcome => ({
  ...requestPerson(turn),
  lines: [...lead, { key: "handedOver" }, contactLine(turn)],
});

export const menuChoices = (turn: Turn): Choice[] => {
  const again = againChoice(turn);
  const others: Choice[] = [
    { value: "book", title: { key: "buttons.book" } },
    { value: "mine", title: { key: "buttons.mine" } },
    { value: "talk", title: { key: "buttons.talk" } },
  ];
  return again ? [again, ...others] : others;
};

/** What the client had last time, while both the type and the agent are still there. */
const againChoice = (turn: Turn): Choice | null => {
  const { client, types, agents } = turn.facts;
  const type = types.find(({ id }) => id === client.lastVisit?.typeId);
  const agent = agents.find(({ agentId }) => agentId === client.lastVisit?.agentId);
  if (!type || !agent || client.isBlocked) return null;
  return {
    value: "again",
    title: { key: "options.again" },
    description: { key: "descriptions.serviceWithAgent", values: { service: type.name, agent: agent.name } },
  };
};
