import { setTimeout as sleep } from "node:timers/promises";
import { errorOf, S3Error } from "./s3-error.ts";
import { type S3Keys, signRequest, type UnsignedRequest } from "./sign-request.ts";

/** Reads an answer of success; what it throws counts as a failed attempt. With a signal, all attempts end by it. */
export type SendSigned = <T>(
  request: UnsignedRequest,
  read: (answer: Response) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

const attempts = 3;
/** Of an answer to a small request; each further second is for 32 kB of body. */
const answerMs = 30_000;
const slowestBytesPerMs = 32;

/**
 * Sends requests with their signature, and again what failed for a moment: no connection, no answer in time, S3 too busy
 * or broken. A clock that is wrong here is set right by the answer, as S3 refuses what seems more than a quarter of an hour old.
 */
export const createSender = (keys: S3Keys, pauseMs = 200): SendSigned => {
  let clockOffsetMs = 0;

  const attempt: SendSigned = async (request, read, signal) => {
    const headers = signRequest(request, keys, new Date(Date.now() + clockOffsetMs));
    // Ends when `read` has: what is read bit by bit later may take as long as it has to.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), answerMs + request.body.length / slowestBytesPerMs);
    try {
      const answer = await fetch(request.url, {
        method: request.method,
        // Bytes are to arrive as they lie there.
        headers: { ...headers, "accept-encoding": "identity" },
        ...(request.body.length > 0 && { body: request.body as Uint8Array<ArrayBuffer> | string }),
        // Nobody else gets a request that we have signed.
        redirect: "manual",
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      });
      if (answer.ok) return await read(answer);
      const error = errorOf(answer.status, await answer.text());
      if (error.code === "RequestTimeTooSkewed") clockOffsetMs = offsetOf(answer) ?? clockOffsetMs;
      throw error;
    } catch (error) {
      if (error instanceof S3Error) throw error;
      const cause = limit.signal.aborted ? new Error("it didn't answer in time") : ((error as Error).cause ?? error);
      throw new S3Error("The bucket can't be reached", { cause });
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request, read, signal) => {
    for (let made = 1; ; made++) {
      try {
        return await attempt(request, read, signal);
      } catch (error) {
        if (made === attempts || signal?.aborted || !mayPass(error as S3Error)) throw error;
        await sleep(pauseMs * 2 ** made * (0.5 + Math.random()));
      }
    }
  };
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

const offsetOf = (answer: Response): number | null => {
  const theirs = Date.parse(answer.headers.get("date") ?? "");
  return Number.isNaN(theirs) ? null : theirs - Date.now();
};
