import { createOutbound, type OutboundAnswer } from "./create-outbound.ts";

/** Better Auth and its library for tokens take `fetch` from the process, for what providers of sign-in say. */
const limits = { maxBytes: 1024 * 1024, timeoutMs: 10_000, atOnce: 16 };

/** From now on, libraries that use the process's `fetch` call through our client, too. */
export const guardGlobalFetch = (): void => {
  globalThis.fetch = guardedFetch(limits.timeoutMs);
};

export const guardedFetch = (timeoutMs: number): typeof fetch => {
  const { call } = createOutbound({ reach: "anywhere", ...limits, timeoutMs });
  return async (input, init = {}) => {
    const request = input instanceof Request ? input : null;
    const answer = await call(request?.url ?? (input as string | URL), {
      method: init.method ?? request?.method ?? "GET",
      headers: Object.fromEntries(new Headers(init.headers ?? request?.headers)),
      body: textOf(init.body ?? (request && (await request.text())) ?? null),
      followsRedirects: (init.redirect ?? "follow") === "follow",
      signal: init.signal ?? undefined,
    });
    if (init.redirect === "error" && answer.status >= 300 && answer.status < 400) throw new TypeError("a redirect");
    return toResponse(answer);
  };
};

const textOf = (body: RequestInit["body"] | null): string | Uint8Array | undefined => {
  if (body === null || body === undefined || body === "") return undefined;
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError("only texts are sent");
};

/** The platform's own answer knows no status beyond 599, nor a body with some of them. */
const toResponse = ({ status, header, bytes }: OutboundAnswer): Response => {
  const type = header("content-type");
  const location = header("location");
  const headers = { ...(type && { "content-type": type }), ...(location && { location }) };
  const body = [204, 205, 304].includes(status) ? null : new Uint8Array(bytes);
  return new Response(body, { status, headers });
};
