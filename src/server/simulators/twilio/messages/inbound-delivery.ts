import { randomBytes } from "node:crypto";
import { signAsTwilio } from "../../../integrations/whatsapp/twilio/webhooks/signature.ts";
import type { Clock } from "../../../platform/clock.ts";
import { callApp } from "../../shared/call-app.ts";
import type { TwilioModes } from "../modes.ts";
import type { SimulatedAccount } from "../twilio-account.ts";
import type { MessageStore, SimulatedMessage } from "./message-store.ts";

export type PhoneMessage = {
  from: string;
  to: string;
  text?: string | undefined;
  /** The id of an option that was tapped. */
  choice?: string | undefined;
  profileName?: string | undefined;
  /** Given again, it is the same message once more, as providers deliver them. */
  messageId?: string | undefined;
  kind?: "voice" | "image" | "location" | "sticker" | undefined;
};

type DeliveryOptions = {
  account: SimulatedAccount;
  messages: MessageStore;
  modes: TwilioModes;
  clock: Clock;
  /** Where the app takes messages to this number, as the provider knows it. */
  callbackUrl(number: string): Promise<string>;
  /** Where that address is reached from here; null for one that isn't the app's. */
  route(url: string): string | null;
};

export type DeliverInbound = (message: PhoneMessage) => Promise<SimulatedMessage>;

/** A phone writes: the message is kept and brought to the app, signed as Twilio signs. */
export const createInboundDelivery = (options: DeliveryOptions): DeliverInbound => {
  const { messages, modes } = options;
  const deliver: DeliverInbound = async (phoneMessage) => {
    const stored = await keep(options, phoneMessage);
    const params = toParams(stored, phoneMessage, options.account.accountSid, await findChoice(messages, phoneMessage));
    for (let copy = modes.duplicateInbound ? 2 : 1; copy > 0; copy -= 1) await post(options, stored.to, params);
    return stored;
  };
  // What one phone writes to one number arrives in the order it was written.
  const underway = new Map<string, Promise<unknown>>();
  return (phoneMessage) => {
    const chat = `${phoneMessage.from}>${phoneMessage.to}`;
    const delivered = (underway.get(chat) ?? Promise.resolve()).then(() => deliver(phoneMessage));
    const settled = delivered
      .catch(() => undefined)
      .finally(() => {
        if (underway.get(chat) === settled) underway.delete(chat);
      });
    underway.set(chat, settled);
    return delivered;
  };
};

const keep = async ({ messages, clock }: DeliveryOptions, message: PhoneMessage): Promise<SimulatedMessage> => {
  const sid = message.messageId ?? `SM${randomBytes(16).toString("hex")}`;
  const known = await messages.find(sid);
  if (known) return known;
  const choice = await findChoice(messages, message);
  return messages.add({
    sid,
    direction: "inbound",
    from: message.from,
    to: message.to,
    text: message.text ?? choice?.title ?? (message.choice !== undefined ? message.choice : ""),
    ...(message.kind !== undefined && { media: message.kind }),
    opener: null,
    options: [],
    isTemplate: false,
    status: "received",
    errorCode: null,
    refusal: null,
    statusCallback: null,
    at: clock.now().toString(),
  });
};

type Found = { title: string; isList: boolean } | null;

/** The option as the phone shows it; people can tap what came long ago. */
const findChoice = async (messages: MessageStore, { from, to, choice }: PhoneMessage): Promise<Found> => {
  if (choice === undefined) return null;
  const shown = (await messages.list(from)).filter((message) => message.from === to).reverse();
  for (const { options, opener } of shown) {
    const option = options.find(({ id }) => id === choice);
    if (option) return { title: option.title, isList: opener !== null };
  }
  return null;
};

const mediaTypes = { voice: "audio/ogg", image: "image/jpeg", sticker: "image/webp" } as const;

const toParams = (
  message: SimulatedMessage,
  { choice, profileName, kind }: PhoneMessage,
  accountSid: string,
  found: Found,
): Record<string, string> => ({
  AccountSid: accountSid,
  ApiVersion: "2010-04-01",
  Body: message.text,
  From: `whatsapp:${message.from}`,
  MessageSid: message.sid,
  MessageType: kind ?? (choice === undefined ? "text" : "interactive"),
  NumMedia: kind !== undefined && kind !== "location" ? "1" : "0",
  NumSegments: "1",
  SmsMessageSid: message.sid,
  SmsSid: message.sid,
  SmsStatus: "received",
  To: `whatsapp:${message.to}`,
  WaId: message.from.replace(/^\+/, ""),
  ...(profileName !== undefined && { ProfileName: profileName }),
  ...(choice !== undefined && choiceParams(choice, found)),
  ...(kind === "location" && { Latitude: "40.4168", Longitude: "-3.7038" }),
  ...(kind !== undefined &&
    kind !== "location" && { MediaContentType0: mediaTypes[kind], MediaUrl0: "https://example.com/media" }),
});

const choiceParams = (choice: string, found: Found): Record<string, string> => {
  const title = found?.title ?? choice;
  return found?.isList ? { ListId: choice, ListTitle: title } : { ButtonPayload: choice, ButtonText: title };
};

/** A webhook that finds nobody is tried once more, as Twilio does. */
const post = async (options: DeliveryOptions, number: string, params: Record<string, string>): Promise<void> => {
  const url = await options.callbackUrl(number);
  const address = options.route(url);
  if (address === null) return;
  const signature = signAsTwilio(options.account.authToken, url, params);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await callApp(address, {
      method: "POST",
      headers: { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(params).toString(),
    }).catch(() => null);
    if (answer !== null && answer.status < 500) return;
  }
};
