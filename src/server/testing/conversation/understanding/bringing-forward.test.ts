import { expect, test } from "vitest";
import { judgeDialogue } from "../../blind/judge-dialogue.ts";

const friday = { service: "Haircut", agent: "Ana", date: "2026-11-20", time: "15:00" };

test.each([
  ["please prepone my appointment to tomorrow 10 am", { date: "2026-11-19", time: "10:00" }],
  ["kindly prepone it to tomorrow 11 am", { date: "2026-11-19", time: "11:00" }],
  ["can you pre-pone to tomorrow at 3pm?", { date: "2026-11-19", time: "15:00" }],
  ["I want preponing to thursday 4 pm", { date: "2026-11-19", time: "16:00" }],
])("what stands is brought forward: %s", (text, moveReadback) => {
  const dialogue = { id: "prepone", language: "en" as const, topic: "moving", customer: "returning" as const };
  expect(judgeDialogue({ ...dialogue, standing: [friday], turns: [text], expect: { moveReadback } })).toBe("right");
});
