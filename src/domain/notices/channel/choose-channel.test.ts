import { expect, test } from "vitest";
import type { NoticeKind } from "../client-knowledge.ts";
import type { NoticeReason } from "../notice-reason.ts";
import { type ChannelDecision, type ChannelFacts, chooseChannel } from "./choose-channel.ts";

const both: ChannelFacts = {
  kind: "confirmation",
  choice: null,
  whatsApp: { sender: "+15550100000", recipient: "+34612345678", isOptedOut: false, lastFailure: null },
  mail: { address: "ana@example.com", isRefused: false, isStopped: false },
};

type Change = Partial<Pick<ChannelFacts, "kind" | "choice">> & {
  whatsApp?: Partial<ChannelFacts["whatsApp"]>;
  mail?: Partial<ChannelFacts["mail"]>;
};

const withFacts = ({ whatsApp, mail, ...change }: Change): ChannelFacts => ({
  ...both,
  ...change,
  whatsApp: { ...both.whatsApp, ...whatsApp },
  mail: { ...both.mail, ...mail },
});

const none = (obstacle: NoticeReason): ChannelDecision => ({ channel: null, obstacle });
const [byWhatsApp, byMail]: ChannelDecision[] = [{ channel: "whatsapp" }, { channel: "mail" }];
const noPhone = { recipient: null };
const noMail = { address: null };

test.each<[string, Change, ChannelDecision | undefined]>([
  ["a number and an address", {}, byWhatsApp],
  ["a number only", { mail: noMail }, byWhatsApp],
  ["an address only", { whatsApp: noPhone }, byMail],
  ["neither", { whatsApp: noPhone, mail: noMail }, none("phone-unusable")],
  ["mail is chosen", { choice: "mail" }, byMail],
  ["WhatsApp is chosen", { choice: "whatsapp" }, byWhatsApp],
  ["mail is chosen without an address", { choice: "mail", mail: noMail }, byWhatsApp],
  ["WhatsApp is chosen without a number", { choice: "whatsapp", whatsApp: noPhone }, byMail],
  ["the business has no number", { whatsApp: { sender: null } }, byMail],
  [
    "the business has no number, the client no address",
    { whatsApp: { sender: null }, mail: noMail },
    none("no-sender"),
  ],
  ["STOP by chat", { whatsApp: { isOptedOut: true } }, byMail],
  ["STOP by chat, no address", { whatsApp: { isOptedOut: true }, mail: noMail }, none("opted-out")],
  ["STOP by chat, a reminder", { kind: "reminder24h", whatsApp: { isOptedOut: true } }, none("unsubscribed")],
  [
    "STOP by chat, a reminder, no address",
    { kind: "reminder2h", whatsApp: { isOptedOut: true }, mail: noMail },
    none("opted-out"),
  ],
  ["no WhatsApp at the number", { whatsApp: { lastFailure: "not-on-whatsapp" } }, byMail],
  ["no WhatsApp at the number, no address", { whatsApp: { lastFailure: "not-on-whatsapp" }, mail: noMail }, byWhatsApp],
  ["a passing failure", { whatsApp: { lastFailure: "provider-away" } }, byWhatsApp],
  ["the address was refused", { choice: "mail", mail: { isRefused: true } }, byWhatsApp],
  ["the address was refused, no number", { whatsApp: noPhone, mail: { isRefused: true } }, none("mail-refused")],
  [
    "the address was refused, STOP by chat",
    { choice: "mail", whatsApp: { isOptedOut: true }, mail: { isRefused: true } },
    none("mail-refused"),
  ],
  ["unsubscribed, WhatsApp is used", { kind: "reminder24h", mail: { isStopped: true } }, byWhatsApp],
])("%s", (_, change, decision) => {
  expect(chooseChannel(withFacts(change))).toEqual(decision);
});

test.each<[NoticeKind, ChannelDecision | undefined]>([
  ["confirmation", byMail],
  ["reschedule", byMail],
  ["cancel", byMail],
  ["offer", byMail],
  ["reminder24h", none("unsubscribed")],
  ["reminder2h", none("unsubscribed")],
  ["opening", none("unsubscribed")],
  ["withdrawn", none("unsubscribed")],
])("unsubscribed, by mail: %s", (kind, decision) => {
  expect(chooseChannel(withFacts({ kind, choice: "mail", mail: { isStopped: true } }))).toEqual(decision);
  expect(chooseChannel(withFacts({ kind, whatsApp: noPhone, mail: { isStopped: true } }))).toEqual(decision);
});
