import { expect, test } from "vitest";
import type { ChannelDecision } from "./channel/choose-channel.ts";
import { claimMs, decideSending, type SendingFacts } from "./decide-sending.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const ago = (hours: number) => now.subtract({ milliseconds: Math.round(hours * 3_600_000) });

const facts: SendingFacts = {
  kind: "reschedule",
  status: "queued",
  version: 2,
  startsAt: Temporal.Instant.from("2027-03-02T09:00:00Z"),
  appointment: { version: 2, status: "confirmed" },
  claimedForMs: null,
  channel: { channel: "whatsapp" },
  lastInboundAt: null,
  isTextRefused: false,
  template: "approved",
};
const stopped: ChannelDecision = { channel: null, obstacle: "opted-out" };
const byMail: ChannelDecision = { channel: "mail" };
const decide = (changes: Partial<SendingFacts>) => decideSending({ ...facts, ...changes }, now);
const send = (as: string, isRepeat = false) => ({ act: "send", as, isRepeat });
const superseded = { act: "close", status: "superseded", reason: null, isRepeat: false };
const notSent = (reason: string, isRepeat = false) => ({ act: "close", status: "not_sent", reason, isRepeat });

test.each<[string, Partial<SendingFacts>, object]>([
  ["nobody wrote: template", {}, send("template")],
  ["wrote an hour ago: text", { lastInboundAt: ago(1) }, send("text")],
  ["wrote 23 h 54 min ago: text", { lastInboundAt: ago(23.9) }, send("text")],
  ["wrote 23 h 57 min ago: too close to the edge", { lastInboundAt: ago(23.95) }, send("template")],
  ["the provider said the window is closed", { lastInboundAt: ago(1), isTextRefused: true }, send("template")],
  ["wrote STOP", { channel: stopped, lastInboundAt: ago(1) }, notSent("opted-out")],
  ["template under review", { template: "pending" }, { act: "wait-for-template" }],
  ["template refused", { template: "rejected" }, notSent("no-template")],
  ["template refused, window open", { template: "rejected", lastInboundAt: ago(2) }, send("text")],
  ["no sender any more", { channel: { channel: null, obstacle: "no-sender" } }, notSent("no-sender")],
  ["by mail, whatever WhatsApp's window", { channel: byMail, template: "rejected" }, send("mail")],
  ["by mail, its time has come", { channel: byMail, startsAt: now }, notSent("too-late")],
  ["by mail, an earlier try got no answer", { status: "sending", channel: byMail }, send("mail", true)],
  ["its time has come", { startsAt: now }, notSent("too-late")],
  ["moved again", { appointment: { version: 3, status: "confirmed" } }, superseded],
  ["cancelled since", { appointment: { version: 2, status: "cancelled" } }, superseded],
  ["appointment gone", { appointment: null }, superseded],
  ["cancel: still cancelled", { kind: "cancel", appointment: { version: 3, status: "cancelled" } }, send("template")],
  ["cancel: appointment gone", { kind: "cancel", appointment: null }, send("template")],
  ["cancel: came back", { kind: "cancel", appointment: { version: 3, status: "confirmed" } }, superseded],
  ["sent already", { status: "sent" }, { act: "nothing" }],
  ["superseded already", { status: "superseded" }, { act: "nothing" }],
  ["failed already", { status: "failed" }, { act: "nothing" }],
  ["in another worker's hands", { status: "sending", claimedForMs: claimMs - 1 }, { act: "wait" }],
  ["its worker died", { status: "sending", claimedForMs: claimMs }, send("template", true)],
  ["an earlier try got no answer", { status: "sending" }, send("template", true)],
  [
    "moved again after a try without an answer",
    { status: "sending", appointment: { version: 3, status: "confirmed" } },
    { ...superseded, isRepeat: true },
  ],
  ["wrote STOP after a try without an answer", { status: "sending", channel: stopped }, notSent("opted-out", true)],
])("sending a notice is decided: %s", (_, changes, decision) => {
  expect(decide(changes)).toEqual(decision);
});
