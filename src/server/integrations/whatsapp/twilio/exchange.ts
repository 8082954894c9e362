import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { TwilioSilence } from "./twilio-error.ts";

type Sent = { method: string; headers: Record<string, string>; body: string | undefined };

type Answer = { status: number; text: string };

/**
 * One request over a kept connection. A redirect isn't followed: the credentials are for this address alone. By Node's plain
 * client, at a third of what `fetch` takes of the processor: every reply of the bot is one such request.
 */
export const exchange = (url: string, { method, headers, body }: Sent, timeoutMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const send = url.startsWith("https:") ? requestSecure : requestPlain;
    // An address that is none is our own mistake, and stays the error that this throws.
    const request = send(url, { method, headers });
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      settle();
    };
    const fail = (error: Error): void => end(() => reject(toSilence(error)));
    const limit = setTimeout(() => {
      reject(new TwilioSilence(true, new Error("no answer in time")));
      request.destroy();
    }, timeoutMs);
    request.on("error", fail);
    request.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => void parts.push(part));
      answer.on("error", fail);
      answer.on("end", () =>
        end(() => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() })),
      );
    });
    request.end(body);
  });

/** Connection errors after which the request can't have reached anyone. */
const neverLeft: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

const toSilence = (error: Error): TwilioSilence =>
  new TwilioSilence(!neverLeft.has((error as { code?: unknown }).code), error);
