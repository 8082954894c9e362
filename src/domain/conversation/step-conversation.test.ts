import { expect, test } from "vitest";
import { emptyHouse } from "../house/house-facts.ts";
import { resolveBusinessWeek } from "../scheduling/hours/business-hours.ts";
import { defaultBookingSettings } from "../scheduling/slots/booking-settings.ts";
import { afterCommand } from "./after-command.ts";
import type { ConversationFacts } from "./facts.ts";
import { newConversation } from "./state.ts";
import { stepConversation } from "./step-conversation.ts";

const facts: ConversationFacts = {
  now: Temporal.Instant.from("2026-11-18T09:00:00Z"),
  business: {
    name: "Aurora",
    phone: null,
    email: null,
    language: "en",
    currency: "EUR",
    cancelCutoffHours: 2,
    maxActiveBookings: 5,
    house: emptyHouse,
    zone: "Europe/Madrid",
    hours: resolveBusinessWeek([]),
    breaks: [],
    settings: { ...defaultBookingSettings, minimumNoticeMinutes: 0, horizonDays: 30 },
  },
  isBookingAvailable: true,
  client: { name: "Ana", language: null, isBlocked: false, isOptedOut: false, isKnown: true, lastVisit: null },
  disclosedAt: Temporal.Instant.from("2026-11-18T08:00:00Z"),
  types: [],
  agents: [{ agentId: "luis", name: "Luis", isActive: true, workingHours: null, busy: [] }],
  appointments: [],
  reminder: null,
};

const say = (text: string, at = facts.now) => ({ kind: "text" as const, text, at });

test("a yes that was sent before the summary could be seen doesn't book", () => {
  // Both were written in one go; the first was answered only after the second had arrived.
  const answeredAt = { ...facts, now: facts.now.add({ seconds: 5 }) };
  const { state } = stepConversation(newConversation(), say("tomorrow at 10"), answeredAt);
  expect(state.step).toBe("summary");
  const early = stepConversation(state, say("yes", facts.now.add({ seconds: 1 })), answeredAt);
  expect(early.command).toBeNull();
  expect(early.state.step).toBe("summary");
  const later = stepConversation(early.state, say("yes", facts.now.add({ seconds: 20 })), answeredAt);
  expect(later.command).toEqual({
    kind: "book",
    typeId: null,
    agentId: "luis",
    date: "2026-11-19",
    time: "10:00",
    name: "Ana",
  });
  expect(later.replies).toEqual([]);
});

test("no two lists have the same ids, even when the state was lost in between", () => {
  const first = stepConversation(newConversation(), say("hi"), facts);
  const second = stepConversation(newConversation(), say("hi"), { ...facts, now: facts.now.add({ seconds: 1 }) });
  const third = stepConversation(second.state, say("hi"), { ...facts, now: facts.now.add({ seconds: 1 }) });
  const ids = [first, second, third].flatMap(({ replies }) =>
    replies.flatMap(({ options }) => options.map(({ id }) => id)),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("an outcome that nobody waits for leads to the menu", () => {
  const { state, replies } = afterCommand(newConversation(), { ok: false, reason: "taken" }, facts);
  expect(state.step).toBe("menu");
  expect(replies[0]?.lines[0]?.key).toBe("questions.menu");
});

test("the same question in two businesses knows nothing of the other", () => {
  const other = { ...facts, business: { ...facts.business, name: "Other" }, appointments: [] };
  const { replies } = stepConversation(newConversation(), say("hi"), other);
  expect(JSON.stringify(replies)).not.toContain("Aurora");
});
