import type { Route, RouteCall, RouteResponse } from "#contract/route.ts";
import { ownRequest } from "../session/own-request.ts";
import { ApiError, apiErrorFrom } from "./api-error.ts";
import { followDeletion, noteThere, refuseGone } from "./gone.ts";
import { mayRead } from "./hold-reads.ts";

type CallOptions = {
  /** For creates: the same key on a retry returns the first answer instead of creating twice. */
  idempotencyKey?: string;
  /** For reads only: a change that was sent can't be taken back. */
  signal?: AbortSignal;
};

/**
 * A route without its schemas, for screens too light to carry zod:
 * `callApi<typeof getMe>({ method: "GET", path: "/api/v1/me" }, {})`. The compiler holds both words to the contract.
 */
type RouteAddress<R extends Route> = Pick<R, "method" | "path">;

/**
 * Calls a route of the contract. Throws `ApiError` for every refusal. The answer isn't checked again here: the
 * server did so against the same schema, and a strict check would break open tabs when a release adds a field.
 */
export const callApi = async <R extends Route>(
  route: R | RouteAddress<R>,
  call: RouteCall<R>,
  options: CallOptions = {},
): Promise<RouteResponse<R>> => {
  if (route.method === "GET") await mayRead(route.path);
  const { params, query, body } = call as Call;
  const address = fillPath(route.path, params) + queryString(query);
  const text = body === undefined ? null : JSON.stringify(body);
  const question = `${address} ${text}`;
  const isQuestion = route.method === "GET" || options.signal !== undefined;
  if (isQuestion) await refuseGone(question);
  const answering = ask({ method: route.method, address, text }, options);
  const deletedId = route.method === "DELETE" ? lastParam(route.path, params) : undefined;
  if (deletedId !== undefined) followDeletion(deletedId, answering);
  const answer = await answering;
  if (!isQuestion && deletedId === undefined) noteThere(question);
  return answer as RouteResponse<R>;
};

type Asked = { method: string; address: string; text: string | null };

/** How long a read may take: a server that never answers would leave a page loading for ever. */
const readLimitMs = 15_000;

const ask = async (asked: Asked, options: CallOptions): Promise<unknown> => {
  // A change isn't given up: nobody would know whether it was made.
  const limit = asked.method === "GET" ? AbortSignal.timeout(readLimitMs) : null;
  const signals = [options.signal, limit].filter((signal) => signal != null);
  try {
    return await answerTo(asked, options, signals.length === 0 ? null : AbortSignal.any(signals));
  } catch (cause) {
    if (!limit?.aborted || options.signal?.aborted) throw cause;
    throw new ApiError("unavailable", 0, {}, { cause });
  }
};

const answerTo = async (
  { method, address, text }: Asked,
  options: CallOptions,
  signal: AbortSignal | null,
): Promise<unknown> => {
  const headers = new Headers({ accept: "application/json", ...ownRequest });
  if (text !== null) headers.set("content-type", "application/json");
  if (options.idempotencyKey !== undefined) headers.set("idempotency-key", options.idempotencyKey);
  const response = await send(address, { method, headers, body: text, signal });
  if (!response.ok) throw apiErrorFrom(response.status, await readJson(response));
  return response.status === 204 ? undefined : response.json();
};

type Values = Readonly<Record<string, unknown>>;
type Call = { params?: Values; query?: Values; body?: unknown };

/** The agent's id for `/agents/:agentId`. */
const lastParam = (path: string, params: Values = {}): string | undefined => {
  const value = params[/:(\w+)$/.exec(path)?.[1] ?? ""];
  return typeof value === "string" ? value : undefined;
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, { ...init, credentials: "same-origin" });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError("offline", 0, {}, { cause });
  }
};

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });

const queryString = (query: Values = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size === 0 ? "" : `?${search}`;
};
