import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { parseBody } from "../../platform/http/input-parser.ts";
import { networkOf } from "../../platform/http/network.ts";
import type { Limit, RateLimiter } from "../../platform/http/rate-limit.ts";
import { type Auth, clientAddressHeader } from "./auth-service.ts";

/**
 * What Better Auth is handed. It would pass unknown fields on to the user's row (`image`, or whatever a plugin adds);
 * how a password or an address has to look it says itself, by codes the sign-in page knows.
 */
const email = z.string().max(254);
const password = z.string();
/** Where the mailed link leads afterwards; Better Auth refuses other sites. */
const callbackURL = z.string().max(2_000).optional();

const signUpBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email,
  password,
  timeZone: z.string().max(100).optional(),
  language: z.string().max(100).optional(),
  callbackURL,
});

const signInBody = z.strictObject({ email, password, callbackURL });

const verificationBody = z.strictObject({ email, callbackURL });

const noBody = z.strictObject({});

type Endpoint = {
  method: "GET" | "POST";
  path: string;
  perNetwork: Limit;
} & (
  | { body?: typeof noBody; perAddress?: never }
  /** Counted by the address in the body, whether or not it has an account. */
  | { body: z.ZodType<{ email: string }>; perAddress: Limit }
);

const minutes = (count: number) => count * 60;

/**
 * The only doors of `/api/auth`. Any other path or spelling of Better Auth's surface is unknown here, so no limit can
 * be dodged by an extra slash or another letter case.
 */
const endpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/sign-up/email",
    body: signUpBody,
    perNetwork: { hits: 30, windowSeconds: minutes(60) },
    perAddress: { hits: 5, windowSeconds: minutes(60) },
  },
  {
    method: "POST",
    path: "/sign-in/email",
    body: signInBody,
    perNetwork: { hits: 60, windowSeconds: minutes(10) },
    perAddress: { hits: 10, windowSeconds: minutes(10) },
  },
  {
    method: "POST",
    path: "/send-verification-email",
    body: verificationBody,
    perNetwork: { hits: 20, windowSeconds: minutes(60) },
    perAddress: { hits: 5, windowSeconds: minutes(60) },
  },
  { method: "GET", path: "/verify-email", perNetwork: { hits: 60, windowSeconds: minutes(10) } },
  { method: "POST", path: "/sign-out", body: noBody, perNetwork: { hits: 120, windowSeconds: minutes(10) } },
];

type AuthRouteOptions = { auth: Auth; limiter: RateLimiter; publicUrl: string };

export const authRoutes = (app: FastifyInstance, { auth, limiter, publicUrl }: AuthRouteOptions): void => {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: `/api/auth${endpoint.path}`,
      bodyLimit: 16 * 1024,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        await limiter.hit(`${endpoint.path} from ${networkOf(request.ip)}`, endpoint.perNetwork);
        const body = endpoint.body ? parseBody(endpoint.body, request.body) : null;
        if (endpoint.perAddress) {
          const address = (body as { email: string }).email.toLowerCase();
          await limiter.hit(`${endpoint.path} for ${address}`, endpoint.perAddress);
        }
        return relay(await ask(auth, () => toWebRequest(request, endpoint, publicUrl, body)), reply);
      },
    });
  }
};

/**
 * Better Auth calls every failure to store a new user by one name. It usually means that the same address signed up
 * at the same moment: asked again, it answers as for any address that has an account.
 */
const ask = async (auth: Auth, makeRequest: () => Request): Promise<Response> => {
  const first = await auth.handler(makeRequest());
  if (!(await failedToStore(first))) return first;
  const second = await auth.handler(makeRequest());
  if (await failedToStore(second)) throw new Error("a new user could not be stored");
  return second;
};

const failedToStore = async (response: Response): Promise<boolean> =>
  response.status === 422 && (await response.clone().text()).includes('"FAILED_TO_CREATE_USER"');

const passedHeaders = ["cookie", "origin", "user-agent", "accept-language", "sec-fetch-site", "sec-fetch-mode"];

/** Links and redirects are built from the configured address, never from what the request calls this host. */
const toWebRequest = (request: FastifyRequest, endpoint: Endpoint, publicUrl: string, body: unknown): Request => {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  if (body !== null) headers.set("content-type", "application/json");
  const queryAt = request.url.indexOf("?");
  const query = queryAt === -1 ? "" : request.url.slice(queryAt);
  return new Request(`${publicUrl}/api/auth${endpoint.path}${query}`, {
    method: endpoint.method,
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
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
