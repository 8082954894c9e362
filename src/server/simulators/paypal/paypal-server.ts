import { createPrivateKey, generateKeyPairSync, type KeyObject, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { createServer } from "../../platform/http/server/create-server.ts";
import { isSwitchedAway } from "../shared/away-switch.ts";
import { isCallersFault } from "../shared/is-callers-fault.ts";
import { openCatalogBook } from "./catalog-book.ts";
import { catalogRoutes } from "./catalog-routes.ts";
import { type PayPalModes, usualPayPalModes } from "./modes.ts";
import { type SimulatedPayPalAccount, simulatedPayPalAccount } from "./paypal-account.ts";
import { notFound, PayPalRefusal } from "./paypal-refusal.ts";
import { createRequestMemory } from "./request-memory.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";
import { openSubscriptionBook, type SubscriptionBook } from "./subscriptions/subscription-book.ts";
import { simulatedSubscriptionRoutes } from "./subscriptions/subscription-routes.ts";
import { createWebhooks, type Webhooks } from "./webhooks.ts";

export type SimulatedPayPal = {
  account: SimulatedPayPalAccount;
  apiBase: string;
  book: SubscriptionBook;
  webhooks: Webhooks;
  /** Changed in place. */
  modes: PayPalModes;
  /** Only the simulator's own certificate, on whichever port of this machine one of our processes serves it. */
  isTrustedCertificate(url: string): boolean;
  stop(): Promise<void>;
};

type PayPalServerOptions = {
  directory: string;
  /** The installation's; the account is made from it. */
  secret: string;
  clock: Clock;
  /** People reach the app at `publicUrl`, webhooks at `localUrl`: nothing leaves this machine. */
  publicUrl: string;
  localUrl: string;
};

/** How often the simulator looks for payments that have come due. */
const billingEveryMs = 1_000;

/** PayPal on loopback: its paths, fields, refusals and signed webhooks. */
export const startPayPalServer = async (options: PayPalServerOptions): Promise<SimulatedPayPal> => {
  const { directory, clock, publicUrl, localUrl } = options;
  const account = simulatedPayPalAccount(options.secret);
  const privateKey = readKey(directory);
  const modes = { ...usualPayPalModes };
  const catalog = openCatalogBook(directory);
  let apiBase = "";
  const webhooks = createWebhooks({
    privateKey,
    webhookId: account.webhookId,
    certificateUrl: () => apiBase + account.certificatePath,
    target: `${localUrl}/webhooks/paypal`,
    modes,
    now: clock.now,
  });
  const book = openSubscriptionBook({
    directory,
    clock,
    modes,
    unitPrice: async (planId) => (await catalog.find("plan", planId)).unitPrice,
    report: webhooks.report,
  });

  const app = createServer({
    ...{ secure: false, paypal: false, bodyLimit: 1_048_576 },
    ...{ headMs: 5_000, requestMs: 30_000, keepAliveMs: 72_000 },
    forceCloseConnections: true,
  });
  await app.register(formbody);
  answerAsPayPal(app, account, { modes, directory });
  const certificate = selfSignedCertificate(privateKey, "simulated messageverificationcerts.paypal.com");
  app.get(account.certificatePath, (_request, reply) => reply.type("application/x-pem-file").send(certificate));
  const remembered = createRequestMemory();
  await app.register(catalogRoutes, { catalog, remembered });
  const approveUrl = (id: string) => `${publicUrl}/simulator/paypal/approve?subscription=${id}`;
  await app.register(simulatedSubscriptionRoutes, { book, catalog, remembered, approveUrl });
  await app.listen({ host: "127.0.0.1", port: 0 });
  apiBase = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const billing = setInterval(() => void book.billAll().catch(() => {}), billingEveryMs).unref();
  return {
    account,
    apiBase,
    book,
    webhooks,
    modes,
    isTrustedCertificate: (url) => isOwnCertificate(url, account.certificatePath),
    stop: async () => {
      clearInterval(billing);
      webhooks.stop();
      await app.close();
    },
  };
};

const isOwnCertificate = (text: string, path: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return protocol === "http:" && hostname === "127.0.0.1" && pathname === path;
};

type Behaviour = { modes: PayPalModes; directory: string };

const answerAsPayPal = (
  app: FastifyInstance,
  account: SimulatedPayPalAccount,
  { modes, directory }: Behaviour,
): void => {
  const basic = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64")}`;
  const expected = (url: string): string | null => {
    if (url === account.certificatePath) return null;
    return url === "/v1/oauth2/token" ? basic : `Bearer ${account.token}`;
  };
  app.addHook("onRequest", async (request) => {
    if (modes.slowMs > 0) await sleep(modes.slowMs, undefined, { ref: false });
    if (modes.away || isSwitchedAway(directory))
      throw new PayPalRefusal(503, "SERVICE_UNAVAILABLE", "Service Unavailable");
    const wanted = expected(request.url);
    if (wanted !== null && !isSame(request.headers.authorization ?? "", wanted))
      throw new PayPalRefusal(401, "AUTHENTICATION_FAILURE", "Authentication failed.");
  });
  app.post("/v1/oauth2/token", async () => ({
    scope: "https://uri.paypal.com/services/subscriptions",
    access_token: account.token,
    token_type: "Bearer",
    app_id: "APP-SIMULATED",
    expires_in: 32_400,
  }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound().toBody()));
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof PayPalRefusal ? error : isCallersFault(error) ? unreadable : ownFault;
    return reply.code(known.status).send(known.toBody());
  });
};

const unreadable = new PayPalRefusal(400, "INVALID_REQUEST", "The request can't be read");
const ownFault = new PayPalRefusal(500, "INTERNAL_SERVER_ERROR", "An internal server error has occurred");

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** Made at the first start and kept: the other processes of the installation sign with it too. */
const readKey = (directory: string): KeyObject => {
  const path = join(directory, "key.pem");
  try {
    return createPrivateKey(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${path}.new`, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return privateKey;
};
