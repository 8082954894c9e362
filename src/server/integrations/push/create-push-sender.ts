import type { LookupFunction } from "node:net";
import webPush from "web-push";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import { isPushAddress } from "./push-address.ts";

export type PushKeys = { publicKey: string; privateKey: string };

type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushSender = {
  /** `gone`: the browser took its subscription back, or never had it. Throws when it may work later. */
  send(target: PushTarget, payload: string): Promise<"sent" | "gone">;
};

type SenderOptions = {
  keys: PushKeys;
  /** The address at which push services can reach the operator. */
  contact: string;
  /** For trials against a service on this machine: its certificate, and that it may be there. */
  trial?: { ca: string; port: number; timeoutMs?: number };
};

/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 12 * 3600;
const timeoutMs = 10_000;
/** Of an answer that nobody reads. */
const maxBytes = 16 * 1024;

/** Encrypts for the one browser (RFC 8291) and hands over to its push service; that can't read it. */
export const createPushSender = ({ keys, contact, trial }: SenderOptions): PushSender => {
  const { call } = createOutbound({
    ...{ reach: "public", maxBytes, timeoutMs: trial?.timeoutMs ?? timeoutMs, atOnce: 16, isKept: true },
    ...(trial && { trial: { ca: trial.ca, lookup: toLoopback } }),
  });
  const isAllowed = (endpoint: string): boolean =>
    trial ? URL.parse(endpoint)?.port === String(trial.port) : isPushAddress(endpoint);
  return {
    send: async ({ endpoint, p256dh, auth }, payload) => {
      if (!isAllowed(endpoint)) return "gone";
      // The library encrypts and signs only: its own request has no limits.
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: "aes128gcm",
        TTL: keptSeconds,
        urgency: "high",
      });
      const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const { status } = await call(endpoint, { method: "POST", headers: texts, body }).catch((): never => {
        // Neither the address nor the answer goes into the log: both tell who it is.
        throw new Error("a push service isn't there");
      });
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new Error(`a push service said ${status}`);
      return "sent";
    },
  };
};

const toLoopback: LookupFunction = (_host, options, found) => {
  if (options.all) found(null, [{ address: "127.0.0.1", family: 4 }]);
  else found(null, "127.0.0.1", 4);
};
