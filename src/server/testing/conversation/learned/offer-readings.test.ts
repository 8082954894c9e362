import { describe, expect, test } from "vitest";
import type { LearnedReading } from "#domain/conversation/reading/learned/learned-reading.ts";
import type { StepResult } from "#domain/conversation/replying/to-step-result.ts";
import { buildFacts } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const garbled = "zarp the glimmering wubbles of yonder";

const keysOf = ({ replies }: StepResult): string[] => replies.flatMap(({ lines }) => lines.map(({ key }) => key));

/** A conversation after a greeting and a message that the patterns don't understand. */
const afterGarbled = (chances: LearnedReading["chances"]) => {
  const reader = (text: string): LearnedReading => ({
    chances: text === garbled ? chances : {},
    ...{ unheard: new Set(), whens: [], pointers: [], name: null, staff: () => [] },
    ...{ answer: { yes: 0, no: 0, drop: 0 }, changes: { move: [0, 0], cancel: [0, 0] } },
  });
  const server = createSalonServer({ ...buildFacts("en"), reader });
  server.receive({ kind: "text", text: "hello" });
  const { last } = server.receive({ kind: "text", text: garbled });
  return { server, last, options: last.replies.flatMap(({ options }) => options) };
};

describe("a message that isn't understood", () => {
  test("is asked about with the two likeliest readings and a person", () => {
    const { last, options } = afterGarbled({ price: 0.4, hours: 0.3, place: 0.25 });
    expect(keysOf(last)).toEqual(["questions.reading"]);
    expect(options.map(({ title }) => title)).toEqual(
      ["buttons.prices", "buttons.hours", "buttons.talk"].map((key) => ({ key })),
    );
  });

  test("leads to the menu without any reading", () => {
    expect(keysOf(afterGarbled({}).last)).toEqual(["unknown", "questions.menu"]);
  });

  test.each<[keyof LearnedReading["chances"], string]>([
    ["price", "info.price"],
    ["hours", "info.hours"],
    ["place", "info.place"],
  ])("is answered by a tap on %s", (act, key) => {
    const { server, options } = afterGarbled({ [act]: 0.4 });
    const { last } = server.receive({ kind: "text", text: "", choiceId: options[0]?.id ?? "" });
    expect(keysOf(last)).toContain(key);
  });
});
