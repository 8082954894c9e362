import type { Route, RouteCall, RouteResponse } from "#contract/route.ts";
import { ownRequest } from "../session/own-request.ts";
import { ApiError, apiErrorFrom } from "./api-error.ts";
import { mayRead } from "./hold-reads.ts";

type CallOptions = {
  /** For creates: the same key on a retry returns the first answer instead of creating twice. */
  idempotencyKey?: string;
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
  const headers = new Headers({ accept: "application/json", ...ownRequest });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (options.idempotencyKey !== undefined) headers.set("idempotency-key", options.idempotencyKey);
  const response = await send(fillPath(route.path, params) + queryString(query), {
    method: route.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  });
  if (!response.ok) throw apiErrorFrom(response.status, await readJson(response));
  return (response.status === 204 ? undefined : await response.json()) as RouteResponse<R>;
};

type Values = Readonly<Record<string, unknown>>;
type Call = { params?: Values; query?: Values; body?: unknown };

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
