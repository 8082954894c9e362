import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../platform/http/app-error.ts";
import { networkOf } from "../../platform/http/network.ts";
import type { Limit, RateLimiter } from "../../platform/http/rate-limit.ts";
import { type Auth, clientAddressHeader } from "./auth-service.ts";

type Endpoint = {
  method: "GET" | "POST";
  path: string;
  perNetwork: Limit;
  /** Counted by the address in the body, whether or not it has an account. */
  perAddress?: Limit;
};

const minutes = (count: number) => count * 60;

/**
 * The only doors of `/api/auth`. Any other path or spelling of Better Auth's surface is unknown here, so no limit can
 * be dodged by an extra slash or another letter case.
 */
const endpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/sign-up/email",
    perNetwork: { hits: 30, windowSeconds: minutes(60) },
    perAddress: { hits: 5, windowSeconds: minutes(60) },
  },
  {
    method: "POST",
    path: "/sign-in/email",
    perNetwork: { hits: 60, windowSeconds: minutes(10) },
    perAddress: { hits: 10, windowSeconds: minutes(10) },
  },
  {
    method: "POST",
    path: "/send-verification-email",
    perNetwork: { hits: 20, windowSeconds: minutes(60) },
    perAddress: { hits: 5, windowSeconds: minutes(60) },
  },
  { method: "GET", path: "/verify-email", perNetwork: { hits: 60, windowSeconds: minutes(10) } },
  { method: "POST", path: "/sign-out", perNetwork: { hits: 120, windowSeconds: minutes(10) } },
];

type AuthRouteOptions = { auth: Auth; limiter: RateLimiter; publicUrl: string };

export const authRoutes = (app: FastifyInstance, { auth, limiter, publicUrl }: AuthRouteOptions): void => {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: `/api/auth${endpoint.path}`,
      bodyLimit: 16 * 1024,
      handler: async (request, reply) => {
        await applyLimits(limiter, endpoint, request);
        return relay(await auth.handler(toWebRequest(request, publicUrl)), reply);
      },
    });
  }
};

const applyLimits = async (limiter: RateLimiter, endpoint: Endpoint, request: FastifyRequest): Promise<void> => {
  await limiter.hit(`${endpoint.path} from ${networkOf(request.ip)}`, endpoint.perNetwork);
  if (!endpoint.perAddress) return;
  const address = readAddress(request.body);
  if (address === null) throw new AppError("invalid-input", { fields: { email: "invalid" } });
  await limiter.hit(`${endpoint.path} for ${address}`, endpoint.perAddress);
};

const readAddress = (body: unknown): string | null => {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === "string" && email.length <= 254 ? email.trim().toLowerCase() : null;
};

/** Links and redirects are built from the configured address, never from the request's Host header. */
const toWebRequest = (request: FastifyRequest, publicUrl: string): Request => {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of ["cookie", "origin", "user-agent", "accept-language", "sec-fetch-site", "sec-fetch-mode"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const body = request.method === "POST" ? JSON.stringify(request.body ?? {}) : null;
  if (body !== null) headers.set("content-type", "application/json");
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
};

const relay = async (response: Response, reply: FastifyReply): Promise<FastifyReply> => {
  reply.code(response.status).header("cache-control", "no-store");
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(withoutToken(await response.text()));
};

/** Better Auth repeats the session's token in its answers; here it lives in the HTTP-only cookie alone. */
const withoutToken = (text: string): string => {
  if (!text.includes('"token"')) return text;
  const { token: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rest);
};
