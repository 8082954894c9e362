import { z } from "zod";
import type { BoughtNumber, ProviderOutcome, SenderProfile, WhatsAppNumbers } from "../numbers.ts";
import { toTwilioAddress } from "./address.ts";
import { createTwilioClient, type TwilioAccount, type TwilioRequest } from "./client.ts";
import { isGone, toProviderFailure } from "./number-errors.ts";
import { type Sender, senderSchema, toSenderReport } from "./sender-status.ts";
import { verticals } from "./verticals.ts";

export type TwilioNumbersOptions = {
  /** Where Twilio brings messages and reports. */
  inboundUrl: string;
  statusUrl: string;
  /** Where numbers are bought, as ISO 3166, the usual country first. */
  countries: readonly string[];
  /** What some countries want to know about a buyer, and the WhatsApp account to register under if not the usual one. */
  addressSid?: string | undefined;
  bundleSid?: string | undefined;
  wabaId?: string | undefined;
};

/** How many numbers are looked at: the first may be gone when it is bought. */
const offered = 5;

/** Numbers bought at Twilio and registered with WhatsApp through its Senders API. */
export const createTwilioNumbers = (account: TwilioAccount, options: TwilioNumbersOptions): WhatsAppNumbers => {
  const client = createTwilioClient(account);
  const ask = <Value>(work: () => Promise<Value>): Promise<ProviderOutcome<Value>> =>
    work().then((value) => ({ ok: true, value }), toProviderFailure);
  return {
    countries: options.countries,
    searchNumbers: (country) =>
      ask(async () => {
        const path = `/AvailablePhoneNumbers/${encodeURIComponent(country)}/Local.json`;
        const query = { SmsEnabled: "true", PageSize: String(offered) };
        const { available_phone_numbers: found } = await client.get({ part: "api", path, query }, offersSchema);
        return found.map(({ phone_number: number }) => number);
      }),
    buyNumber: (phoneNumber, reference) =>
      ask(async () => {
        const form = { PhoneNumber: phoneNumber, FriendlyName: reference, ...buyerOf(options) };
        return toBought(await client.post({ part: "api", path: boughtPath, form }, boughtSchema));
      }),
    findBoughtNumbers: (reference) =>
      ask(async () => {
        const query = { FriendlyName: reference, PageSize: "20" };
        const { incoming_phone_numbers: found } = await client.get({ part: "api", path: boughtPath, query }, allSchema);
        return found.toSorted((a, b) => Date.parse(a.date_created) - Date.parse(b.date_created)).map(toBought);
      }),
    registerSender: (phoneNumber, profile) =>
      ask(async () => {
        const json = senderBody(phoneNumber, profile, options);
        const { sid } = await client.post(
          { part: "messaging", path: sendersPath, json },
          z.object({ sid: z.string() }),
        );
        return { senderId: sid };
      }),
    findSender: (phoneNumber) =>
      ask(async () => {
        const query = { Channel: "whatsapp", PageSize: "100" };
        const senders = await client.list({ part: "messaging", path: sendersPath, query }, "senders", listedSchema);
        const found = senders.find(({ sender_id: address }) => address === toTwilioAddress(phoneNumber));
        return found ? { senderId: found.sid } : null;
      }),
    getSender: (senderId) =>
      ask(async () => {
        const sender = await client
          .get(senderAt(senderId), senderSchema)
          .catch(whenGone<Sender>({ status: "OFFLINE" }));
        const report = toSenderReport(sender);
        if (report.state === "online" && lacksFallback(sender, options)) {
          // Its state is known all the same; the next look tries again.
          await client
            .post({ ...senderAt(senderId), json: { webhook: webhookOf(options) } }, z.object({}))
            .catch(() => {});
        }
        return report;
      }),
    removeSender: (senderId) =>
      ask(async () => {
        await client.delete(senderAt(senderId)).catch(whenGone(undefined));
        return null;
      }),
    releaseNumber: (numberId) =>
      ask(async () => {
        const path = `/IncomingPhoneNumbers/${encodeURIComponent(numberId)}.json`;
        await client.delete({ part: "api", path }).catch(whenGone(undefined));
        return null;
      }),
  };
};

const boughtPath = "/IncomingPhoneNumbers.json";
const sendersPath = "/Channels/Senders";

const senderAt = (senderId: string): TwilioRequest => ({
  part: "messaging",
  path: `${sendersPath}/${encodeURIComponent(senderId)}`,
});

const offersSchema = z.object({ available_phone_numbers: z.array(z.object({ phone_number: z.string() })) });
const boughtSchema = z.object({ sid: z.string(), phone_number: z.string(), date_created: z.string() });
const allSchema = z.object({ incoming_phone_numbers: z.array(boughtSchema) });
const listedSchema = z.object({ sid: z.string(), sender_id: z.string() });

const toBought = ({ sid, phone_number: phoneNumber }: z.infer<typeof boughtSchema>): BoughtNumber => ({
  numberId: sid,
  phoneNumber,
});

const whenGone =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isGone(error)) return value;
    throw error;
  };

const buyerOf = ({ addressSid, bundleSid }: TwilioNumbersOptions) => ({
  ...(addressSid && { AddressSid: addressSid }),
  ...(bundleSid && { BundleSid: bundleSid }),
});

/** Registered by an earlier version of Daybook, which named no fallback. */
const lacksFallback = ({ webhook }: Sender, { inboundUrl }: TwilioNumbersOptions): boolean =>
  webhook?.callback_url === inboundUrl && webhook.fallback_url !== inboundUrl;

const webhookOf = ({ inboundUrl, statusUrl }: TwilioNumbersOptions) => ({
  callback_url: inboundUrl,
  callback_method: "POST",
  // A message that couldn't be brought comes once more, at once; without it, it would be lost.
  fallback_url: inboundUrl,
  fallback_method: "POST",
  status_callback_url: statusUrl,
  status_callback_method: "POST",
});

/** As the REST API takes it. Empty parts are left out: WhatsApp refuses empty texts. */
const senderBody = (phoneNumber: string, profile: SenderProfile, options: TwilioNumbersOptions) => ({
  sender_id: toTwilioAddress(phoneNumber),
  ...(options.wabaId && { configuration: { waba_id: options.wabaId } }),
  webhook: webhookOf(options),
  profile: {
    name: profile.name,
    ...(profile.description && { description: profile.description }),
    ...(profile.address && { address: profile.address }),
    ...(profile.logoUrl && { logo_url: profile.logoUrl }),
    ...(profile.category && { vertical: verticals[profile.category] }),
    ...(profile.email && { emails: [{ email: profile.email, label: "Email" }] }),
    ...(profile.website && { websites: [{ website: profile.website, label: "Website" }] }),
  },
});
