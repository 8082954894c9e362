import { setTimeout as sleep } from "node:timers/promises";
import { signAsTwilio } from "../../../integrations/whatsapp/twilio/webhooks/signature.ts";
import { callApp } from "../../shared/call-app.ts";
import type { TwilioModes } from "../modes.ts";
import type { SimulatedAccount } from "../twilio-account.ts";
import { fateOf } from "./magic-numbers.ts";
import type { MessageStore, SimulatedMessage } from "./message-store.ts";

/** How long a message takes to each of its stations, counted from the one before. */
export const usualMessagePace = { sentMs: 150, deliveredMs: 400, readMs: 1_500 };

export type ProgressOptions = {
  account: SimulatedAccount;
  messages: MessageStore;
  modes: TwilioModes;
  pace: typeof usualMessagePace;
  /** Where a callback address is reached from here; null for one that isn't the app's. */
  route(url: string): string | null;
};

export type Progress = {
  /** Moves a message on from where it is. */
  follow(message: SimulatedMessage): void;
  stop(): void;
};

type Station = { status: SimulatedMessage["status"]; errorCode: number | null; afterMs: number };

/** Carries messages from station to station and reports each to the app, signed as Twilio signs. */
export const createProgress = (options: ProgressOptions): Progress => {
  const stopping = new AbortController();

  const walk = async (message: SimulatedMessage, stations: readonly Station[]): Promise<void> => {
    const held: SimulatedMessage[] = [];
    for (const { status, errorCode, afterMs } of stations) {
      await sleep(afterMs, undefined, { signal: stopping.signal, ref: false });
      const moved = await options.messages.update(message.sid, { status, errorCode });
      if (!moved) return;
      if (options.modes.outOfOrderCallbacks) held.push(moved);
      else await report(moved, options, stopping.signal);
    }
    for (const moved of held.reverse()) await report(moved, options, stopping.signal);
  };

  return {
    follow: (message) => {
      // Ends with the simulator; a message in the middle of its way goes on after the next start.
      walk(message, stationsAfter(message, options.pace)).catch(() => {});
    },
    stop: () => stopping.abort(),
  };
};

const stationsAfter = (message: SimulatedMessage, pace: typeof usualMessagePace): Station[] => {
  if (message.refusal !== null) {
    // Twilio itself notices a closed window; a phone that can't be reached is WhatsApp's to report.
    const status = message.refusal === 63016 ? "failed" : "undelivered";
    return [{ status, errorCode: message.refusal, afterMs: pace.sentMs }];
  }
  const all: Station[] = [
    { status: "sent", errorCode: null, afterMs: pace.sentMs },
    { status: "delivered", errorCode: null, afterMs: pace.deliveredMs },
    { status: "read", errorCode: null, afterMs: pace.readMs },
  ];
  const until = fateOf(message.to)?.kind === "never-read" ? all.slice(0, 2) : all;
  return until.slice(until.findIndex(({ status }) => status === message.status) + 1);
};

/** A callback that finds nobody is tried again, as Twilio does; the app may be restarting. */
const pausesMs = [500, 2_000];

const report = async (message: SimulatedMessage, options: ProgressOptions, signal: AbortSignal): Promise<void> => {
  const { statusCallback } = message;
  const address = statusCallback === null ? null : options.route(statusCallback);
  if (statusCallback === null || address === null) return;
  const params = callbackParams(message, options.account.accountSid);
  const signature = signAsTwilio(options.account.authToken, statusCallback, params);
  const post = () =>
    callApp(address, {
      method: "POST",
      headers: { "x-twilio-signature": signature, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(params).toString(),
      signal,
    });
  for (let copy = options.modes.duplicateCallbacks ? 2 : 1; copy > 0; copy -= 1) {
    for (const pauseMs of [...pausesMs, null]) {
      const answer = await post().catch(() => null);
      if ((answer !== null && answer.status < 500) || pauseMs === null) break;
      await sleep(pauseMs, undefined, { signal, ref: false });
    }
  }
};

const callbackParams = (message: SimulatedMessage, accountSid: string): Record<string, string> => ({
  AccountSid: accountSid,
  ApiVersion: "2010-04-01",
  ChannelPrefix: "whatsapp",
  From: `whatsapp:${message.from}`,
  MessageSid: message.sid,
  MessageStatus: message.status,
  SmsSid: message.sid,
  SmsStatus: message.status,
  To: `whatsapp:${message.to}`,
  ...(message.errorCode === null ? {} : { ErrorCode: String(message.errorCode) }),
});
