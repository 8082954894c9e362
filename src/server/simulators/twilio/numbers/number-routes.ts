import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { TwilioModes } from "../modes.ts";
import { TwilioError } from "../twilio-error.ts";
import { fictionalNumber, type NumberStore, newNumberSid, type SimulatedNumber } from "./number-store.ts";

type NumberOptions = { accountSid: string; numbers: NumberStore; modes: TwilioModes; clock: Clock };

type ListQuery = { FriendlyName?: string; PhoneNumber?: string; PageSize?: string };
type BuyForm = { PhoneNumber?: string; FriendlyName?: string };

const notFound = () => new TwilioError(404, 20404, "The requested resource was not found");

/** `/api/2010-04-01/Accounts/{AC…}`: the shop for numbers, and what was bought there. */
export const simulatedNumberRoutes: FastifyPluginAsync<NumberOptions> = async (
  app,
  { accountSid, numbers, modes, clock },
) => {
  app.addHook("onRequest", async () => sleep(modes.slowSeconds * 1_000, undefined, { ref: false }));
  const owned = async () => (await numbers.list()).filter(({ releasedAt }) => releasedAt === null);
  const present = (number: SimulatedNumber) => ({
    sid: number.sid,
    account_sid: accountSid,
    friendly_name: number.friendlyName,
    phone_number: number.phoneNumber,
    capabilities: { voice: true, sms: true, mms: false, fax: false },
    date_created: new Date(number.createdAt).toUTCString().replace("GMT", "+0000"),
    date_updated: new Date(number.createdAt).toUTCString().replace("GMT", "+0000"),
    status: "in-use",
    uri: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/${number.sid}.json`,
  });

  app.get<{ Params: { country: string }; Querystring: { PageSize?: string } }>(
    "/AvailablePhoneNumbers/:country/Local.json",
    async ({ params, query }) => {
      if (!/^[A-Z]{2}$/.test(params.country)) throw notFound();
      const taken = new Set((await owned()).map(({ phoneNumber }) => phoneNumber));
      const count = modes.stock === "none" ? 0 : Math.min(Number(query.PageSize ?? 20), 20);
      const offers = [...new Set(Array.from({ length: count }, fictionalNumber))].filter((one) => !taken.has(one));
      return { available_phone_numbers: offers.map((number) => presentOffer(number, params.country)) };
    },
  );

  app.post<{ Body: BuyForm | undefined }>("/IncomingPhoneNumbers.json", async ({ body }, reply) => {
    const { PhoneNumber: phoneNumber = "", FriendlyName: friendlyName = phoneNumber } = body ?? {};
    if (!/^\+\d{8,15}$/.test(phoneNumber)) throw new TwilioError(400, 21421, "PhoneNumber is invalid");
    if (friendlyName.length > 64) throw new TwilioError(400, 21409, "FriendlyName is too long");
    if (modes.purchase === "refused") throw new TwilioError(400, 21649, "Bundle required");
    if (modes.stock === "gone" || (await owned()).some((one) => one.phoneNumber === phoneNumber)) {
      throw new TwilioError(400, 21422, `${phoneNumber} is not available`);
    }
    const sell = (sold: string) =>
      numbers.put({
        sid: newNumberSid(),
        phoneNumber: sold,
        friendlyName,
        createdAt: clock.now().toString(),
        releasedAt: null,
      });
    const number = await sell(phoneNumber);
    if (modes.purchase === "doubled") await sell(fictionalNumber());
    if (modes.purchase === "unanswered") return hangUp(reply);
    reply.code(201);
    return present(number);
  });

  app.get<{ Querystring: ListQuery }>("/IncomingPhoneNumbers.json", async ({ query }) => {
    const found = (await owned()).filter(
      (number) =>
        (query.FriendlyName === undefined || query.FriendlyName === number.friendlyName) &&
        (query.PhoneNumber === undefined || query.PhoneNumber === number.phoneNumber),
    );
    const page = found.reverse().slice(0, Number(query.PageSize ?? 50));
    return { incoming_phone_numbers: page.map(present), next_page_uri: null, page: 0 };
  });

  app.delete<{ Params: { sid: string } }>(
    "/IncomingPhoneNumbers/:sid(^PN[0-9a-f]{32}).json",
    async (request, reply) => {
      const number = await numbers.find(request.params.sid);
      if (!number || number.releasedAt !== null) throw notFound();
      await numbers.put({ ...number, releasedAt: clock.now().toString() });
      return reply.code(204).send();
    },
  );
};

const presentOffer = (phoneNumber: string, country: string) => ({
  friendly_name: phoneNumber,
  phone_number: phoneNumber,
  lata: null,
  locality: null,
  region: null,
  iso_country: country,
  address_requirements: "none",
  beta: false,
  capabilities: { voice: true, SMS: true, MMS: false },
});

/** Done, but the answer is lost. */
export const hangUp = (reply: FastifyReply): FastifyReply => {
  reply.hijack();
  reply.raw.destroy();
  return reply;
};
