import { createOutbound, type OutboundInit } from "../../../platform/outbound/create-outbound.ts";
import { OutboundError } from "../../../platform/outbound/outbound-error.ts";
import { TwilioSilence } from "./twilio-error.ts";

type Answer = { status: number; text: string };

export type Exchange = (url: string, sent: OutboundInit) => Promise<Answer>;

/** Twilio's longest pages have some hundred kilobytes. */
const maxBytes = 2 * 1024 * 1024;
const atOnce = 100;

/** Connections are kept: every reply of the bot is one request. */
export const createExchange = (timeoutMs: number): Exchange => {
  const { call } = createOutbound({ reach: "anywhere", maxBytes, timeoutMs, atOnce, isKept: true });
  return async (url, sent) => {
    try {
      const answer = await call(url, sent);
      return { status: answer.status, text: answer.text() };
    } catch (error) {
      // An address that is none is our own mistake, and stays the error that it is.
      throw error instanceof OutboundError ? new TwilioSilence(mayHaveArrived(error), error) : error;
    }
  };
};

/** Connection errors after which the request can't have reached anyone. */
const neverLeft: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

const mayHaveArrived = ({ reason, cause }: OutboundError): boolean =>
  reason !== "busy" && !neverLeft.has((cause as { code?: unknown } | undefined)?.code);
