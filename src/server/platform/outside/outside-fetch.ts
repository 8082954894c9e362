import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { notPublic, publicOnly } from "./public-only.ts";
import { readLimited } from "./read-limited.ts";

/** Why something outside couldn't be asked, or its answer not be taken. */
export class OutsideError extends Error {
  override readonly name = "OutsideError";
  readonly reason: "not-https" | "private-address" | "too-large" | "unreachable";
  constructor(reason: OutsideError["reason"], options?: ErrorOptions) {
    // Neither the address nor what was said there: both may be somebody's secret.
    super(`an address outside: ${reason}`, options);
    this.reason = reason;
  }
}

export type OutsideOptions = {
  /** For trials and simulators: an address on this machine may be given, also without TLS. A redirect never leads there. */
  allowsLoopback: boolean;
  maxBytes: number;
  timeoutMs: number;
};

export type OutsideFetch = (address: string | URL, init?: OutsideInit) => Promise<Response>;

export type OutsideInit = {
  method?: string;
  headers?: ConstructorParameters<typeof Headers>[0];
  body?: string;
  redirect?: string;
};

const mostRedirects = 5;

/**
 * `fetch` for addresses that people give us: https only, never into a private network, whatever a name means or a
 * redirect says; no more than this many bytes, no longer than this in all.
 */
export const createOutsideFetch =
  (options: OutsideOptions): OutsideFetch =>
  async (address, init = {}) => {
    const signal = AbortSignal.timeout(options.timeoutMs);
    let url = allowed(new URL(address), options.allowsLoopback);
    let { method = "GET", body } = init;
    const headers = Object.fromEntries(new Headers(init.headers));
    for (let redirects = 0; ; redirects++) {
      const answer = await send(url, { method, headers, body, signal }, options);
      const location = answer.headers.get("location");
      if (init.redirect === "manual" || location === null || !isRedirect(answer.status)) return answer;
      if (redirects === mostRedirects) throw new OutsideError("unreachable");
      const next = URL.parse(location, url);
      if (next === null) throw new OutsideError("unreachable");
      // Where one was sent by others isn't what somebody typed: only the very place one was at may be private.
      url = allowed(next, options.allowsLoopback && next.origin === url.origin && isLoopback(url.hostname));
      if (next.origin !== new URL(address).origin) delete headers["authorization"];
      if (answer.status === 303) [method, body] = ["GET", undefined];
    }
  };

/** Whether such an address could be asked at all; throws what is wrong with it. */
const allowed = (url: URL, allowsLoopback: boolean): URL => {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new OutsideError("not-https");
  if (allowsLoopback && isLoopback(url.hostname)) return url;
  if (isIP(host) ? !isPublicAddress(host) : isInnerName(host)) throw new OutsideError("private-address");
  if (url.protocol !== "https:") throw new OutsideError("not-https");
  return url;
};

const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const isInnerName = (host: string): boolean =>
  !host.includes(".") ||
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)\.?$/i.test(host);

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

type Sent = { method: string; headers: Record<string, string>; body: string | undefined; signal: AbortSignal };

const send = (url: URL, { method, headers, body, signal }: Sent, options: OutsideOptions): Promise<Response> =>
  new Promise<Response>((resolve, reject) => {
    const request = url.protocol === "https:" ? requestSecure : requestPlain;
    const isHere = options.allowsLoopback && isLoopback(url.hostname);
    const bytes = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asking = request(
      url,
      {
        method,
        headers: { ...headers, ...bytes, "accept-encoding": "identity", "user-agent": "Daybook" },
        signal,
        agent: false,
        ...(!isHere && { lookup: publicOnly }),
      },
      (answer) => {
        readLimited(answer, options.maxBytes).then((content) => {
          if (content === null) {
            asking.destroy();
            return reject(new OutsideError("too-large"));
          }
          const status = answer.statusCode ?? 500;
          const hasBody = status >= 200 && ![204, 205, 304].includes(status);
          resolve(new Response(hasBody ? content : null, { status, headers: headersOf(answer.headers) }));
        }, reject);
      },
    );
    asking.on("error", reject);
    asking.end(body);
  }).catch((error: unknown) => {
    if (error instanceof OutsideError) throw error;
    const isInner = (error as { code?: string }).code === notPublic;
    throw new OutsideError(isInner ? "private-address" : "unreachable", { cause: error });
  });

const headersOf = (received: NodeJS.Dict<string | string[]>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // It is unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  return headers;
};
