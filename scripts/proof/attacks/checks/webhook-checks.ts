import { generateKeyPairSync, randomInt, type X509Certificate } from "node:crypto";
import { isSignedByPayPal } from "#server/integrations/paypal/webhook-signature.ts";
import { signAsTwilio } from "#server/integrations/whatsapp/twilio/webhooks/signature.ts";
import { testOrigin } from "#server/testing/apps/sample-app-deps.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { type AttackWorld, type Person, twilioAccount } from "../attack-world.ts";
import { type Check, findingUnless } from "./check.ts";

const threat = "webhooks";
const inbound = "/webhooks/twilio/inbound";
export const clientPhone = "+34611555999";

let numbers = 0;

/** A number of the owner's to which clients write. */
export const giveNumber = async ({ adminUrl }: AttackWorld, { id }: Person): Promise<string> => {
  const number = `+3491077${String(1_000 + numbers++)}`;
  await readRows(
    adminUrl,
    "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
    [id, number],
  );
  return number;
};

export const messageTo = (number: string, text: string): Record<string, string> => ({
  MessageSid: `SM${String(randomInt(1e12)).padStart(32, "0")}`,
  AccountSid: twilioAccount.accountSid,
  From: `whatsapp:${clientPhone}`,
  To: `whatsapp:${number}`,
  Body: text,
  NumMedia: "0",
});

export const deliverWebhook = async (
  { app }: AttackWorld,
  params: Record<string, string>,
  token = twilioAccount.authToken,
) => {
  const { statusCode } = await app.inject({
    method: "POST",
    url: inbound,
    headers: {
      "x-twilio-signature": signAsTwilio(token, testOrigin + inbound, params),
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(params).toString(),
  });
  return statusCode;
};

const messagesOf = ({ adminUrl }: AttackWorld, { id }: Person) =>
  readRows<{ text: string }>(adminUrl, "select text from messages where user_id = $1 and text like 'attack %'", [id]);

const signature: Check = {
  threat,
  name: "a message that WhatsApp's provider didn't sign is refused",
  run: async (world) => {
    const person = await world.person();
    const status = await deliverWebhook(
      world,
      messageTo(await giveNumber(world, person), "attack one"),
      "another token",
    );
    const kept = await messagesOf(world, person);
    return [
      ...findingUnless(status === 403, `answered with ${status}`),
      ...findingUnless(kept.length === 0, "it was kept"),
    ];
  },
};

const duplicates: Check = {
  threat,
  name: "a message that is delivered five times at once is kept once",
  run: async (world) => {
    const person = await world.person();
    const message = messageTo(await giveNumber(world, person), "attack two");
    const statuses = await Promise.all(Array.from({ length: 5 }, () => deliverWebhook(world, message)));
    const kept = await messagesOf(world, person);
    return [
      ...findingUnless(
        statuses.every((status) => status === 204),
        `answered with ${statuses.join(", ")}`,
      ),
      ...findingUnless(kept.length === 1, `kept ${kept.length} times`),
    ];
  },
};

const key = generateKeyPairSync("rsa", { modulusLength: 2_048 });

const payments: Check = {
  threat,
  name: "an event that PayPal didn't sign is refused",
  run: async ({ app, clock, victim }) => {
    const event = { id: "WH-ATTACK", event_type: "BILLING.SUBSCRIPTION.ACTIVATED", resource: { custom_id: victim.id } };
    const { statusCode } = await app.inject({ method: "POST", url: "/webhooks/paypal", payload: event });
    const headers = {
      ...{ "paypal-transmission-id": "1", "paypal-transmission-time": "2027-03-01T08:00:00Z" },
      ...{ "paypal-transmission-sig": Buffer.from("a guess").toString("base64"), "paypal-auth-algo": "SHA256withRSA" },
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT",
    };
    const certificate = {
      ...{ publicKey: key.publicKey, validFromDate: new Date(0), validToDate: new Date("2099-01-01") },
    } as X509Certificate;
    const isSigned = await isSignedByPayPal(
      { headers, body: JSON.stringify(event), network: "198.51.100.7" },
      { webhookId: "WH", certificates: async () => certificate, now: clock.now },
    );
    return [
      ...findingUnless(statusCode === 403, `answered with ${statusCode}`),
      ...findingUnless(!isSigned, "a guessed signature passes"),
    ];
  },
};

const conversations: Check = {
  threat: "conversations by phone alone",
  name: "one client who writes to two businesses has a conversation with each",
  run: async (world) => {
    const [one, other] = [await world.person(), await world.person()];
    await deliverWebhook(world, messageTo(await giveNumber(world, one), "attack on one"));
    await deliverWebhook(world, messageTo(await giveNumber(world, other), "attack on other"));
    const texts = async (person: Person) => (await messagesOf(world, person)).map(({ text }) => text).join();
    const conversationsOf = (person: Person) =>
      readRows(
        world.adminUrl,
        "select c.id from conversations c join clients p on p.id = c.client_id where c.user_id = $1 and p.channel_address = $2",
        [person.id, clientPhone],
      );
    return [
      ...findingUnless((await texts(one)) === "attack on one", `one has ${await texts(one)}`),
      ...findingUnless((await texts(other)) === "attack on other", `the other has ${await texts(other)}`),
      ...findingUnless((await conversationsOf(one)).length === 1, "one has another number of conversations"),
      ...findingUnless((await conversationsOf(other)).length === 1, "the other has another number of conversations"),
    ];
  },
};

export const webhookChecks: readonly Check[] = [signature, duplicates, payments, conversations];
