import { expect, test } from "vitest";
import { commandFacts } from "../testing/play-commands.ts";
import { decideCommand } from "./decide-command.ts";

const today = { from: "2027-03-01", to: "2027-03-01" };
const agents = [
  { id: "ana", name: "Ana" },
  { id: "lukas", name: "Lukas" },
  { id: "eva", name: "Eva" },
];

/** Whose free times are shown. */
const shown = (over: Parameters<typeof commandFacts>[0], who: string[], isOwn: boolean) => {
  const whose = isOwn ? { whose: { isOwn: true as const } } : {};
  const decision = decideCommand(
    { kind: "free", dates: today, who, ...whose },
    commandFacts({ agents, ...over }),
    {},
    null,
  );
  return decision.kind === "showFree" ? decision.agentIds : decision;
};

test("one's own day and somebody else's are shown together", () => {
  expect(shown({}, ["lukas"], true)).toEqual(["ana", "lukas"]);
  expect(shown({}, ["lukas"], false)).toEqual(["lukas"]);
  expect(shown({}, [], true)).toEqual(["ana"]);
});

test("an owner who takes no clients and asks for both days sees everybody's", () => {
  expect(shown({ ownAgentId: null }, ["lukas"], true)).toEqual(["ana", "lukas", "eva"]);
});
