import { expect, test } from "vitest";
import type { AgentFacts } from "./availability.ts";
import { withoutOwnTimes } from "./without-own-times.ts";

const agent = (...busy: AgentFacts["busy"]): AgentFacts => ({
  agentId: "luis",
  isActive: true,
  workingHours: null,
  busy,
});

const ten = { startMs: 10, endMs: 11 };
const noon = { startMs: 12, endMs: 13 };

test("an appointment's own time is free for it, other times stay taken", () => {
  expect(withoutOwnTimes(agent(ten, noon), [{ agentId: "luis", ...ten }]).busy).toEqual([noon]);
});

test("a second appointment at the same time stays in the way", () => {
  expect(withoutOwnTimes(agent(ten, ten), [{ agentId: "luis", ...ten }]).busy).toEqual([ten]);
});

test("another agent's appointment takes nothing away", () => {
  const busy = agent(ten);
  expect(withoutOwnTimes(busy, [{ agentId: "sara", ...ten }])).toBe(busy);
});
