import type { DeliveryProblem } from "#domain/webhooks/decide-delivery.ts";
import { createOutbound, type OutboundOptions } from "../../platform/outbound/create-outbound.ts";
import { OutboundError } from "../../platform/outbound/outbound-error.ts";
import { type Reach, readAddress } from "../../platform/outbound/read-address.ts";
import { signWebhook, type WebhookMessage } from "./sign-webhook.ts";

export type WebhookAnswer = {
  answer: { status: number } | { problem: DeliveryProblem };
  /** The beginning of the answer's body; null if there was none. */
  text: string | null;
  tookMs: number;
};

export type WebhookSender = {
  /** Why nothing can be sent there, as far as the address itself tells; null if nothing speaks against it. */
  problemOf(url: string): "private-address" | "not-https" | "addressInvalid" | null;
  send(url: string, message: WebhookMessage, secrets: readonly string[]): Promise<WebhookAnswer>;
};

type SenderOptions = {
  /** Beside simulators and in trials, a program on this machine may be notified. */
  allowsLoopback: boolean;
  timeoutMs?: number;
  trial?: OutboundOptions["trial"];
};

const maxBytes = 64 * 1024;
const timeoutMs = 10_000;
const keptCharacters = 2_000;

/** Posts signed messages. Redirects are answers like any other; a private address is refused at each attempt. */
export const createWebhookSender = ({ allowsLoopback, trial, ...limits }: SenderOptions): WebhookSender => {
  const reach: Reach = allowsLoopback ? "public-or-here" : "public";
  const { call } = createOutbound({ reach, maxBytes, timeoutMs, atOnce: 8, ...limits, ...(trial && { trial }) });
  return {
    problemOf: (url) => {
      try {
        readAddress(url, reach);
        return null;
      } catch (error) {
        if (!(error instanceof OutboundError)) return "addressInvalid";
        return error.reason === "not-https" ? "not-https" : "private-address";
      }
    },
    send: async (url, message, secrets) => {
      const beganMs = performance.now();
      const took = () => Math.round(performance.now() - beganMs);
      try {
        const headers = { "content-type": "application/json", ...signWebhook(message, secrets) };
        const answer = await call(url, { method: "POST", headers, body: message.body });
        return { answer: { status: answer.status }, text: toStorable(answer.text()), tookMs: took() };
      } catch (error) {
        const problem = error instanceof OutboundError ? error.reason : "unreachable";
        return { answer: { problem }, text: null, tookMs: took() };
      }
    },
  };
};

/** PostgreSQL stores neither NUL nor half of a pair. */
const toStorable = (text: string): string => text.slice(0, keptCharacters).replaceAll("\0", "").toWellFormed();
