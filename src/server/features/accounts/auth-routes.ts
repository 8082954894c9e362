import { isAPIError } from "better-auth/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { passwordProblem } from "#domain/accounts/new-password.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/app-error.ts";
import { parseBody } from "../../platform/http/input-parser.ts";
import { networkOf } from "../../platform/http/network.ts";
import type { RateLimiter } from "../../platform/http/rate-limit.ts";
import type { SessionGate } from "../../platform/session.ts";
import { takeAtLeast, uniformMs } from "../../platform/take-at-least.ts";
import { type Door, type DoorBody, doors } from "./auth-doors-routes.ts";
import { type Auth, clientAddressHeader } from "./auth-service.ts";
import { passwordKey, passwordLimit } from "./identity-service.ts";
import { beginSignIn, refusal, settleSignIn } from "./sign-in-service.ts";
import { listProviders, type SocialProviders } from "./social-service.ts";

type AuthRouteOptions = {
  db: Database;
  auth: Auth;
  sessions: SessionGate;
  limiter: RateLimiter;
  publicUrl: string;
  social: SocialProviders;
};

type Body = DoorBody | null;

export const authRoutes = (app: FastifyInstance, options: AuthRouteOptions): void => {
  for (const door of doors) {
    if (door.provider && !isSetUp(options.social, door.provider)) continue;
    app.route({
      method: door.method,
      url: `/api/auth${door.path}`,
      bodyLimit: 16 * 1024,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { limiter } = options;
        await limiter.hit(`${door.path} from ${networkOf(request.ip)}`, door.perNetwork);
        const body = door.body ? (parseBody(door.body, request.body) as Body) : null;
        for (const limit of door.perAddress ?? []) {
          const key = `${door.path} for ${body?.email?.toLowerCase()}`;
          await limiter.hit(door.perAddress?.length === 1 ? key : `${key} in ${limit.windowSeconds} s`, limit);
        }
        const ownerId = door.forOwner ? await requireOwner(options, request) : null;
        const answering = answer(options, door, request, body, ownerId);
        return relay(await (door.isUniform ? takeAtLeast(uniformMs, answering) : answering), reply);
      },
    });
  }
};

const isSetUp = (social: SocialProviders, provider: NonNullable<Door["provider"]>): boolean =>
  listProviders(social).some(({ id }) => provider === "any" || provider === id);

const requireOwner = async ({ sessions, limiter }: AuthRouteOptions, request: FastifyRequest) => {
  const session = await sessions.find(request.headers.cookie);
  if (!session) throw new AppError("signed-out");
  await limiter.hit(passwordKey(session.ownerId), passwordLimit);
  return session.ownerId;
};

const answer = async (
  options: AuthRouteOptions,
  door: Door,
  request: FastifyRequest,
  body: Body,
  ownerId: string | null,
): Promise<Response> => {
  if (isTooCommon(door, body)) return refusal(400, "PASSWORD_TOO_COMMON");
  const begun = await beginSignIn(options.db, door.outcome);
  const provider = body?.provider ?? door.provider;
  const response = await ask(door, () =>
    options.auth.handler(toWebRequest(request, door, options.publicUrl, body), provider),
  );
  return settleSignIn(options, { outcome: door.outcome, begun, body: body ?? {}, response, ownerId });
};

/** Too short or too long Better Auth says by itself. */
const isTooCommon = (door: Door, body: Body): boolean => {
  if (door.path !== "/sign-up/email" || !body) return false;
  const { password = "", name = "", email = "" } = body;
  return passwordProblem(password, { name, email }) === "passwordCommon";
};

/**
 * Better Auth calls every failure to store a new user by one name. It usually means that the same address signed up
 * at the same moment: asked again, it answers as for any address that has an account.
 */
const ask = async (door: Door, handle: () => Promise<Response>): Promise<Response> => {
  try {
    const first = await handle();
    if (!(await failedToStore(first))) return first;
    const second = await handle();
    if (await failedToStore(second)) throw new Error("a new user could not be stored");
    return second;
  } catch (error) {
    // Thrown outside of its own walls: the provider is away.
    if (!isAPIError(error)) throw error;
    const code = String(error.body?.code ?? "");
    if (door.method === "POST") return refusal(error.statusCode, code);
    return new Response(null, { status: 302, headers: { location: `/auth?error=${code}` } });
  }
};

const failedToStore = async (response: Response): Promise<boolean> =>
  response.status === 422 && (await response.clone().text()).includes('"FAILED_TO_CREATE_USER"');

const passedHeaders = ["origin", "user-agent", "accept-language", "sec-fetch-site", "sec-fetch-mode"];

/** Links and redirects are built from the configured address, never from what the request calls this host. */
const toWebRequest = (request: FastifyRequest, door: Door, publicUrl: string, body: Body): Request => {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const cookies = shownCookies(request.headers.cookie ?? "", door.hides);
  if (cookies) headers.set("cookie", cookies);
  if (body !== null) headers.set("content-type", "application/json");
  const queryAt = request.url.indexOf("?");
  const query = queryAt === -1 ? "" : request.url.slice(queryAt);
  return new Request(`${publicUrl}/api/auth${door.target ?? door.path}${query}`, {
    method: door.method,
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
};

const shownCookies = (header: string, hidden: Door["hides"]): string =>
  hidden === undefined
    ? header
    : header
        .split(";")
        .filter((part) => !part.split("=")[0]?.trim().endsWith(`.${hidden}`))
        .join(";");

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
