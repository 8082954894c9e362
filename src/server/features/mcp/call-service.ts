import type { FastifyInstance } from "fastify";
import type { Route, RouteCall, RouteResponse } from "#contract/route.ts";

/** A refusal of the API, with its code. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type CallApi = <R extends Route>(route: R, call: RouteCall<R>) => Promise<RouteResponse<R>>;

/** Calls a route as the key's holder would: the same gate, scope, limit, checks and history. */
export const apiCaller =
  (app: FastifyInstance, authorization: string): CallApi =>
  async (route, call) => {
    const { params = {}, query = {}, body } = call as Parts;
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const response = await app.inject({
      method: route.method,
      url: search.size > 0 ? `${path}?${search}` : path,
      headers: { authorization },
      ...(body !== undefined && { payload: body }),
    });
    const answer = response.body === "" ? undefined : response.json();
    if (response.statusCode >= 400) throw new ApiRefusal(answer?.code ?? "internal", refusalText(answer));
    return answer;
  };

type Parts = { params?: Record<string, string>; query?: Record<string, unknown>; body?: object };

type Refused = { code: string; message: string; fields?: Record<string, string> };

const refusalText = ({ code, message, fields }: Refused): string =>
  [`${code}: ${message}`, ...Object.entries(fields ?? {}).map(([name, problem]) => `${name}: ${problem}`)].join("\n");
