import { timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { createServer } from "../../platform/http/server/create-server.ts";
import { isSwitchedAway } from "../shared/away-switch.ts";
import { isCallersFault } from "../shared/is-callers-fault.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { openContentStore } from "./content/content-store.ts";
import { createInboundDelivery, type DeliverInbound } from "./messages/inbound-delivery.ts";
import { createProgress, usualMessagePace } from "./messages/message-progress.ts";
import { messageRoutes } from "./messages/message-routes.ts";
import { type MessageStore, openMessageStore } from "./messages/message-store.ts";
import { type TwilioModes, usualModes } from "./modes.ts";
import { simulatedNumberRoutes } from "./numbers/number-routes.ts";
import { type NumberStore, openNumberStore } from "./numbers/number-store.ts";
import { senderRoutes } from "./senders/sender-routes.ts";
import { isSenderOnline, openSenderStore, type SenderStore } from "./senders/sender-store.ts";
import { type SimulatedAccount, simulatedAccount } from "./twilio-account.ts";
import { TwilioError } from "./twilio-error.ts";

export type SimulatedTwilio = {
  account: SimulatedAccount;
  apiBase: string;
  platformNumber: string;
  messages: MessageStore;
  numbers: NumberStore;
  senders: SenderStore;
  /** Changed in place. */
  modes: TwilioModes;
  /** A phone writes to a number. */
  deliver: DeliverInbound;
  stop(): Promise<void>;
};

type TwilioOptions = {
  directory: string;
  /** The installation's; the account is made from it. */
  secret: string;
  clock: Clock;
  platformNumber: string;
  /** Callbacks go to addresses below `publicUrl` alone, and reach it at `localUrl`: nothing leaves this machine. */
  publicUrl: string;
  localUrl: string;
  pace?: typeof usualMessagePace;
  /** 0 takes any free port. */
  port?: number;
};

/**
 * Twilio on loopback: its paths, fields, limits and codes. The three hosts of the real one are the first part of the
 * path: `/api`, `/content` and `/messaging`.
 */
export const startTwilioServer = async (options: TwilioOptions): Promise<SimulatedTwilio> => {
  const { directory, clock, platformNumber, publicUrl, localUrl } = options;
  const account = simulatedAccount(options.secret, directory);
  const messages = await openMessageStore(directory);
  const contents = openContentStore(directory);
  const numbers = openNumberStore(directory);
  const senders = openSenderStore(directory);
  const modes = { ...usualModes };
  const route = (url: string): string | null =>
    url.startsWith(`${publicUrl}/`) ? localUrl + url.slice(publicUrl.length) : null;
  const progress = createProgress({
    account,
    messages,
    modes,
    pace: options.pace ?? usualMessagePace,
    route,
  });
  const deliver = createInboundDelivery({
    ...{ account, messages, modes, clock, route },
    callbackUrl: async (number) => {
      const own = (await senders.list()).findLast(({ phoneNumber }) => phoneNumber === number);
      return own?.webhook.callback_url ?? publicUrl + inboundPath;
    },
  });
  for (const message of await messages.list()) if (isUnderway(message)) progress.follow(message);

  const { accountSid } = account;
  const app = createServer({
    ...{ secure: false, paypal: false, bodyLimit: 1_048_576 },
    ...{ headMs: 5_000, requestMs: 30_000, keepAliveMs: 72_000 },
    forceCloseConnections: true,
  });
  await app.register(formbody);
  answerAsTwilio(app, account, () => modes.away || isSwitchedAway(directory));
  await app.register(messageRoutes, {
    prefix: `/api/2010-04-01/Accounts/${accountSid}`,
    ...{ accountSid, messages, contents, progress, modes, clock },
    isSender: async (number) => number === platformNumber || isSenderOnline(senders, number, clock.now(), modes),
  });
  await app.register(simulatedNumberRoutes, {
    prefix: `/api/2010-04-01/Accounts/${accountSid}`,
    ...{ accountSid, numbers, modes, clock },
  });
  await app.register(senderRoutes, { prefix: "/messaging/v2", numbers, senders, modes, clock });
  await app.register(contentRoutes, { prefix: "/content/v1", accountSid, contents, modes });
  await app.listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    account,
    apiBase: `http://127.0.0.1:${port}`,
    platformNumber,
    messages,
    numbers,
    senders,
    modes,
    deliver,
    stop: async () => {
      progress.stop();
      await app.close();
    },
  };
};

/** Where messages to the platform's number are taken; a business's number says so itself. */
const inboundPath = "/webhooks/twilio/inbound";

const isUnderway = ({ direction, status }: { direction: string; status: string }): boolean =>
  direction === "outbound" && ["queued", "sent", "delivered"].includes(status);

const answerAsTwilio = (app: FastifyInstance, account: SimulatedAccount, isAway: () => boolean): void => {
  const expected = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64")}`;
  app.addHook("onRequest", async (request) => {
    if (isAway()) throw new TwilioError(503, 20503, "Service unavailable");
    if (!isSame(request.headers.authorization ?? "", expected)) throw new TwilioError(401, 20003, "Authenticate");
  });
  app.setNotFoundHandler((_request, reply) => {
    const error = new TwilioError(404, 20404, "The requested resource was not found");
    return reply.code(404).send(error.toBody());
  });
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof TwilioError ? error : isCallersFault(error) ? unreadable : ownFault;
    return reply.code(known.status).send(known.toBody());
  });
};

const unreadable = new TwilioError(400, 20001, "The request can't be read");
const ownFault = new TwilioError(500, 20500, "Internal server error");

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
