import type { BoughtNumber, Outcome, SenderProfile, WhatsAppNumbers } from "../numbers.ts";
import { toTwilioAddress } from "./address.ts";
import { createTwilioClient, type TwilioAccount, type TwilioClient } from "./client.ts";
import { isGone, toProviderFailure } from "./number-errors.ts";
import { toSenderReport } from "./sender-status.ts";
import { verticals } from "./verticals.ts";

export type TwilioNumbersOptions = {
  /** Where Twilio brings messages and reports. */
  inboundUrl: string;
  statusUrl: string;
  /** Where numbers are bought, as ISO 3166, the usual country first. */
  countries: readonly string[];
  /** What some countries want to know of a buyer, and the WhatsApp account to register under if not the usual one. */
  addressSid?: string | undefined;
  bundleSid?: string | undefined;
  wabaId?: string | undefined;
};

/** How many numbers are looked at: the first may be gone when it is bought. */
const offered = 5;

/** Numbers bought at Twilio and registered with WhatsApp through its Senders API. */
export const createTwilioNumbers = (account: TwilioAccount, options: TwilioNumbersOptions): WhatsAppNumbers => {
  const connect = createTwilioClient(account);
  const ask = async <Value>(work: (client: TwilioClient) => Promise<Value>): Promise<Outcome<Value>> => {
    const client = await connect();
    return work(client).then((value) => ({ ok: true, value }), toProviderFailure);
  };
  return {
    countries: options.countries,
    searchNumbers: (country) =>
      ask(async ({ availablePhoneNumbers }) => {
        const found = await availablePhoneNumbers(country).local.list({ smsEnabled: true, limit: offered });
        return found.map(({ phoneNumber }) => phoneNumber);
      }),
    buyNumber: (phoneNumber, reference) =>
      ask(async ({ incomingPhoneNumbers }) =>
        toBought(await incomingPhoneNumbers.create({ phoneNumber, friendlyName: reference, ...buyerOf(options) })),
      ),
    findBoughtNumbers: (reference) =>
      ask(async ({ incomingPhoneNumbers }) => {
        const found = await incomingPhoneNumbers.list({ friendlyName: reference, limit: 20 });
        return found.toSorted((a, b) => a.dateCreated.getTime() - b.dateCreated.getTime()).map(toBought);
      }),
    registerSender: (phoneNumber, profile) =>
      ask(async ({ messaging }) => {
        const body = senderBody(phoneNumber, profile, options);
        // The SDK's types say camelCase, but it sends the body as it is and the API reads snake_case.
        const { sid } = await messaging.v2.channelsSenders.create(body as unknown as CreateRequest);
        return { senderId: sid };
      }),
    findSender: (phoneNumber) =>
      ask(async ({ messaging }) => {
        const senders = await messaging.v2.channelsSenders.list({ channel: "whatsapp" });
        const found = senders.find(({ senderId }) => senderId === toTwilioAddress(phoneNumber));
        return found ? { senderId: found.sid } : null;
      }),
    getSender: (senderId) =>
      ask(async ({ messaging }) =>
        toSenderReport(
          await messaging.v2
            .channelsSenders(senderId)
            .fetch()
            .catch(whenGone({ status: "OFFLINE" })),
        ),
      ),
    removeSender: (senderId) =>
      ask(async ({ messaging }) => {
        await messaging.v2.channelsSenders(senderId).remove().catch(whenGone(true));
        return null;
      }),
    releaseNumber: (numberId) =>
      ask(async ({ incomingPhoneNumbers }) => {
        await incomingPhoneNumbers(numberId).remove().catch(whenGone(true));
        return null;
      }),
  };
};

type CreateRequest = Parameters<TwilioClient["messaging"]["v2"]["channelsSenders"]["create"]>[0];

const toBought = ({ sid, phoneNumber }: { sid: string; phoneNumber: string }): BoughtNumber => ({
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
  ...(addressSid && { addressSid }),
  ...(bundleSid && { bundleSid }),
});

/** As the REST API takes it. Empty parts are left out: WhatsApp refuses empty texts. */
const senderBody = (phoneNumber: string, profile: SenderProfile, options: TwilioNumbersOptions) => ({
  sender_id: toTwilioAddress(phoneNumber),
  ...(options.wabaId && { configuration: { waba_id: options.wabaId } }),
  webhook: {
    callback_url: options.inboundUrl,
    callback_method: "POST",
    status_callback_url: options.statusUrl,
    status_callback_method: "POST",
  },
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
