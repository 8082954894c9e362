import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createOutbound, type OutboundAnswer, type OutboundHead } from "../../outbound/create-outbound.ts";
import { OutboundError } from "../../outbound/outbound-error.ts";
import { errorOf, S3Error } from "./s3-error.ts";
import { type S3Keys, signRequest, type UnsignedRequest } from "./sign-request.ts";

/** Reads an answer of success; what it throws counts as a failed attempt. With a signal, all attempts end by it. */
export type SendSigned = <T>(
  request: UnsignedRequest,
  read: (answer: OutboundAnswer) => T,
  signal?: AbortSignal,
) => Promise<T>;

type Sender = {
  send: SendSigned;
  /** An object of any size. */
  stream(request: UnsignedRequest): Promise<Readable>;
};

const attempts = 3;
/** Of an answer to a small request; each further second is for 32 kB of body. */
const usualAnswerMs = 30_000;
const slowestBytesPerMs = 32;
/** A page of a list has at most a megabyte, a picture less than that. */
const maxBytes = 16 * 1024 * 1024;

/**
 * Instead of Amazon's SDK, which brings 24 packages and 22 MB for the eight operations in use.
 *
 * Sends requests with their signature, and again those that failed for a moment: no connection, no answer in time, S3
 * too busy or broken. A clock that is wrong here is set right by the answer, as S3 refuses requests more than a quarter
 * of an hour old. A redirect isn't followed: nobody else gets a request that we have signed.
 */
export const createSender = (keys: S3Keys, pauseMs = 200, answerMs = usualAnswerMs): Sender => {
  const outbound = createOutbound({ reach: "anywhere", maxBytes, timeoutMs: answerMs, atOnce: 16 });
  let clockOffsetMs = 0;

  const sent = (request: UnsignedRequest, signal?: AbortSignal) => ({
    method: request.method,
    headers: signRequest(request, keys, new Date(Date.now() + clockOffsetMs)),
    ...(request.body.length > 0 && { body: request.body }),
    timeoutMs: answerMs + request.body.length / slowestBytesPerMs,
    signal,
  });
  const succeed = async <Head extends OutboundHead>(
    call: () => Promise<Head>,
    readText: (answer: Head) => Promise<string>,
  ): Promise<Head> => {
    try {
      const answer = await call();
      if (answer.status >= 200 && answer.status <= 299) return answer;
      const error = errorOf(answer.status, await readText(answer));
      if (error.code === "RequestTimeTooSkewed") clockOffsetMs = offsetOf(answer) ?? clockOffsetMs;
      throw error;
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error("The bucket can't be reached", { cause: causeOf(error) });
    }
  };
  const persist = async <T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    for (let made = 1; ; made++) {
      try {
        return await attempt();
      } catch (error) {
        if (made === attempts || signal?.aborted || !mayPass(error as S3Error)) throw error;
        await sleep(pauseMs * 2 ** made * (0.5 + Math.random()));
      }
    }
  };

  return {
    send: (request, read, signal) =>
      persist(async () => {
        const call = () => outbound.call(request.url, sent(request, signal));
        return read(await succeed(call, async (answer) => answer.text()));
      }, signal),
    stream: (request) =>
      persist(async () => {
        const call = () => outbound.open(request.url, sent(request));
        const { stream, header } = await succeed(call, (answer) => readStart(answer.stream));
        // S3 always says how long an object is. One without an end would fill the disk.
        if (header("content-length") !== null) return stream;
        stream.destroy();
        throw new S3Error("S3 doesn't say how long the object is");
      }),
  };
};

/** An explanation is short. */
const mostExplanation = 65_536;

const readStart = async (stream: Readable): Promise<string> => {
  let text = "";
  for await (const part of stream) {
    text += String(part);
    if (text.length > mostExplanation) break;
  }
  return text;
};

const causeOf = (error: unknown): unknown => {
  if (!(error instanceof OutboundError)) return error;
  return error.reason === "too-slow" ? new Error("it didn't answer in time") : (error.cause ?? error);
};

const passingCodes = new Set([
  "RequestTimeTooSkewed",
  "RequestTimeout",
  "SlowDown",
  "InternalError",
  "OperationAborted",
]);

/** Whether the same request may succeed in a moment. */
const mayPass = ({ status, code }: S3Error): boolean =>
  status === null || status === 429 || [500, 502, 503, 504].includes(status) || passingCodes.has(code ?? "");

const offsetOf = (answer: OutboundHead): number | null => {
  const theirs = Date.parse(answer.header("date") ?? "");
  return Number.isNaN(theirs) ? null : theirs - Date.now();
};
