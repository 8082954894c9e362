import { describe, expect, test } from "vitest";
import { stepConversation } from "#domain/conversation/step-conversation.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const own = buildOwnAppointment("en");
const start = { ...withBusy(buildFacts("en"), own), appointments: [own] };

const say = (server: ReturnType<typeof createSalonServer>, text: string, minutes = 0.5) => {
  server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: minutes * 60 }) }));
  return server.receive({ kind: "text", text });
};

/** Each read-back, and ways to say yes to it, also with something beside. */
const readBacks: readonly (readonly [step: string, request: string])[] = [
  ["summary", "colour with Luis on Tuesday at 3 pm"],
  ["summary", "move my haircut to Monday at 10"],
  ["cancel", "cancel my haircut"],
  ["erase", "delete all my data"],
];

const yeses = [
  "yes",
  "1",
  "yes please, go ahead",
  "yes, and where are you?",
  "ok perfect, thanks",
  "yes, see you then",
];

describe.each(readBacks)("%s after %j", (step, request) => {
  test.each(yeses)("is shown again before %j counts, when it is older than an hour", (yes) => {
    const server = createSalonServer(start);
    say(server, request);
    expect(server.state().step).toBe(step);
    const late = say(server, yes, 61);
    expect(late.first.command).toBeNull();
    expect(server.state().step).toBe(step);
    expect(late.last.replies).not.toEqual([]);
    expect(say(server, "yes").first.command).not.toBeNull();
  });
});

test("what was read back an hour ago is old, although something was said since", () => {
  const server = createSalonServer(start);
  say(server, "cancel my haircut");
  const facts = { ...server.facts(), now: server.facts().now.add({ minutes: 61 }) };
  const lastAtMs = facts.now.subtract({ minutes: 1 }).epochMilliseconds;
  const late = stepConversation({ ...server.state(), lastAtMs }, { kind: "text", text: "yes", at: facts.now }, facts);
  expect(late.command).toBeNull();
  expect(late.state.step).toBe("cancel");
});
