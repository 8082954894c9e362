import { type ClientRequest, type IncomingMessage, Agent as PlainAgent, request as requestPlain } from "node:http";
import { request as requestSecure, Agent as SecureAgent } from "node:https";
import type { LookupFunction } from "node:net";
import type { Readable } from "node:stream";
import { limitAtOnce, type Turns } from "./limit-at-once.ts";
import { OutboundError } from "./outbound-error.ts";
import { notPublic, publicOnly } from "./public-only.ts";
import { isHere, type Reach, readAddress } from "./read-address.ts";
import { readBody } from "./read-body.ts";

export type OutboundOptions = {
  reach: Reach;
  /** Of an answer's content. */
  maxBytes: number;
  /** For the whole call: waiting for a turn, every redirect and the last byte. */
  timeoutMs: number;
  /** Further calls wait. */
  atOnce: number;
  /** Keeps connections for the next call. */
  isKept?: boolean;
  /** For trials: a certificate authority, and the address behind every name. */
  trial?: { ca: string; lookup: LookupFunction };
};

export type OutboundInit = {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
  /** Otherwise a redirect is an answer like any other. */
  followsRedirects?: boolean;
  /** Instead of the client's own. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
};

export type OutboundHead = { status: number; header(name: string): string | null };

export type OutboundAnswer = OutboundHead & { bytes: Buffer<ArrayBufferLike>; text(): string };

export type OutboundCall = (address: string | URL, init?: OutboundInit) => Promise<OutboundAnswer>;

export type Outbound = {
  call: OutboundCall;
  /** An answer of any size, bit by bit. The time is for its beginning, then for each 64 KiB, unless the reader is behind. */
  open(address: string | URL, init?: OutboundInit): Promise<OutboundHead & { stream: Readable }>;
};

const mostRedirects = 5;

/**
 * The way of every call to a server elsewhere. Whatever that server answers, the call settles: with an answer of at
 * most this size, in at most this time, or with an `OutboundError`. An invalid address of our own is a `TypeError`.
 */
export const createOutbound = (options: OutboundOptions): Outbound => {
  const line = { options, turns: limitAtOnce(options.atOnce), agents: agentsOf(options) };
  return {
    call: async (address, init = {}) => {
      const fence = raiseFence(init.timeoutMs ?? options.timeoutMs, init.signal);
      try {
        return await takeTurn(line.turns, fence, async () => {
          const answer = await follow(line, address, init, fence);
          const bytes = await fence.within(answer.message, readBody(answer.message, options.maxBytes));
          return { ...answer.head, bytes, text: () => bytes.toString() };
        });
      } finally {
        fence.end();
      }
    },
    open: async (address, init = {}) => {
      const fence = raiseFence(init.timeoutMs ?? options.timeoutMs, init.signal);
      try {
        const { head, message } = await follow(line, address, init, fence);
        watchPace(message, options.timeoutMs);
        return { ...head, stream: message };
      } finally {
        fence.end();
      }
    },
  };
};

const leastBytes = 65_536;

/** A period counts against the server only if the reader was waiting when it began and when it ended. */
const watchPace = (message: IncomingMessage, periodMs: number): void => {
  const { socket } = message;
  let before = socket.bytesRead;
  let wasBehind = false;
  const timer = setInterval(() => {
    const isBehind = message.complete || message.readableLength >= message.readableHighWaterMark;
    const isSlow = socket.bytesRead - before < leastBytes;
    if (!isBehind && !wasBehind && isSlow) message.destroy(new OutboundError("too-slow"));
    before = socket.bytesRead;
    wasBehind = isBehind;
  }, periodMs);
  message.once("close", () => clearInterval(timer));
};

type Line = { options: OutboundOptions; turns: Turns; agents: ReturnType<typeof agentsOf> };

const agentsOf = ({ isKept = false, reach, trial }: OutboundOptions) => {
  const lookup = trial?.lookup ?? (reach === "anywhere" ? undefined : publicOnly);
  const settings = { keepAlive: isKept, ...(lookup && { lookup }), ...(trial && { ca: trial.ca }) };
  const here = { keepAlive: isKept };
  return {
    secure: new SecureAgent(settings),
    plain: new PlainAgent(settings),
    secureHere: new SecureAgent(here),
    plainHere: new PlainAgent(here),
  };
};

type Stoppable = Pick<ClientRequest | IncomingMessage, "destroy">;

type Fence = {
  /** The work's own end, or the fence's: then this is destroyed, too. */
  within<T>(subject: Stoppable, work: Promise<T>): Promise<T>;
  /** Made when asked for: few calls have to wait for their turn. */
  signal(): AbortSignal;
  end(): void;
};

const raiseFence = (ms: number, outer: AbortSignal | undefined): Fence => {
  let failure: OutboundError | null = null;
  const listeners = new Set<(failure: OutboundError) => void>();
  const fail = (error: OutboundError): void => {
    failure ??= error;
    for (const listener of listeners) listener(failure);
  };
  const timer = setTimeout(() => fail(new OutboundError("too-slow")), ms);
  const stop = (): void => fail(new OutboundError("too-slow", { cause: outer?.reason }));
  if (outer?.aborted) stop();
  else outer?.addEventListener("abort", stop, { once: true });
  return {
    within: (subject, work) =>
      new Promise((resolve, reject) => {
        const give = (error: OutboundError): void => {
          reject(error);
          subject.destroy();
        };
        if (failure === null) listeners.add(give);
        else give(failure);
        work.then(
          (result) => {
            listeners.delete(give);
            resolve(result);
          },
          (error: unknown) => {
            listeners.delete(give);
            reject(toOutboundError(error));
          },
        );
      }),
    signal: () => {
      const controller = new AbortController();
      if (failure === null) listeners.add((error) => controller.abort(error));
      else controller.abort(failure);
      return controller.signal;
    },
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
};

const takeTurn = async <T>(turns: Turns, fence: Fence, work: () => Promise<T>): Promise<T> => {
  const giveBack = turns.tryTake() ?? (await turns.take(fence.signal()).catch(refuse));
  try {
    return await work();
  } finally {
    giveBack();
  }
};

const refuse = (cause: unknown): never => {
  throw new OutboundError("busy", { cause });
};

type Received = { head: OutboundHead; message: IncomingMessage };

const follow = async (line: Line, address: string | URL, init: OutboundInit, fence: Fence): Promise<Received> => {
  const { reach } = line.options;
  let url = readAddress(address, reach);
  const headers = { ...init.headers };
  let { method = "GET", body } = init;
  for (let redirects = 0; ; redirects++) {
    const message = await send(line, url, { method, headers, body }, fence);
    const status = message.statusCode ?? 0;
    const { location } = message.headers;
    if (!init.followsRedirects || location === undefined || !redirectStatuses.has(status)) {
      return { message, head: { status, header: (name) => headerOf(message, name) } };
    }
    message.destroy();
    const next = redirects < mostRedirects ? URL.parse(location, url) : null;
    if (next === null) throw new OutboundError("unreachable");
    // An address that a server sent us isn't one that somebody typed: only the same origin may be on this machine.
    const isSame = next.origin === url.origin;
    url = readAddress(next, isSame || reach === "anywhere" ? reach : "public");
    if (!isSame) delete headers["authorization"];
    if (status === 303) [method, body] = ["GET", undefined];
  }
};

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

type Sent = { method: string; headers: Readonly<Record<string, string>>; body: string | Uint8Array | undefined };

const send = ({ agents }: Line, url: URL, { method, headers, body }: Sent, fence: Fence): Promise<IncomingMessage> => {
  const isSecure = url.protocol === "https:";
  const here = isHere(url);
  const agent = isSecure ? agents[here ? "secureHere" : "secure"] : agents[here ? "plainHere" : "plain"];
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const asking = (isSecure ? requestSecure : requestPlain)(url, {
    method,
    agent,
    headers: { "user-agent": "Daybook", "accept-encoding": "identity", ...headers, ...length },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asking.on("response", (message) => {
      // Whoever reads it hears of an error, too; until then one must not end the process.
      message.on("error", () => {});
      resolve(message);
    });
    // It stays to hear what fails after the answer.
    asking.on("error", reject);
    asking.on("close", () => reject(new OutboundError("unreachable")));
  });
  asking.end(body);
  return fence.within(asking, answer);
};

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return value === undefined ? null : String(value);
};

const toOutboundError = (error: unknown): OutboundError => {
  if (error instanceof OutboundError) return error;
  const isInner = (error as { code?: unknown }).code === notPublic;
  return new OutboundError(isInner ? "private-address" : "unreachable", { cause: error });
};
