import { Agent } from "node:https";
import type { LookupFunction } from "node:net";
import webPush from "web-push";
import { publicOnly } from "../../platform/outside/public-only.ts";
import { isPushAddress } from "./push-address.ts";

export type PushKeys = { publicKey: string; privateKey: string };

type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushSender = {
  /** `gone`: the browser took its subscription back, or never had it. Throws when it may work later. */
  send(target: PushTarget, payload: string): Promise<"sent" | "gone">;
};

type SenderOptions = {
  keys: PushKeys;
  /** Whom a push service may turn to. */
  contact: string;
  /** For trials against a service on this machine: its certificate, and that it may be there. */
  trial?: { ca: string; port: number };
};

/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 12 * 3600;

/** Encrypts for the one browser (RFC 8291) and hands over to its push service; that can't read it. */
export const createPushSender = ({ keys, contact, trial }: SenderOptions): PushSender => {
  const agent = new Agent({ keepAlive: true, lookup: trial ? toLoopback : publicOnly, ...(trial && { ca: trial.ca }) });
  const isAllowed = (endpoint: string): boolean =>
    trial ? URL.parse(endpoint)?.port === String(trial.port) : isPushAddress(endpoint);
  return {
    send: async ({ endpoint, p256dh, auth }, payload) => {
      if (!isAllowed(endpoint)) return "gone";
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: contact, ...keys },
          contentEncoding: "aes128gcm",
          TTL: keptSeconds,
          urgency: "high",
          timeout: 10_000,
          agent,
        });
        return "sent";
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 404 || statusCode === 410) return "gone";
        // Neither the address nor the answer goes into the log: both tell who it is.
        throw new Error(statusCode === undefined ? "a push service isn't there" : `a push service said ${statusCode}`);
      }
    },
  };
};

const toLoopback: LookupFunction = (_host, options, found) => {
  if (options.all) found(null, [{ address: "127.0.0.1", family: 4 }]);
  else found(null, "127.0.0.1", 4);
};
