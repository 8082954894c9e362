import { isAPIError } from "better-auth/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ownPath } from "#domain/accounts/own-path.ts";
import type { Database } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { parseBody } from "../../../platform/http/input/input-parser.ts";
import { networkOf } from "../../../platform/http/security/network.ts";
import type { RateLimiter } from "../../../platform/http/security/rate-limit.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import { chosenPasswordProblem } from "../../../platform/passwords/chosen-password.ts";
import type { SessionGate } from "../../../platform/session.ts";
import { waitAtLeast } from "../../../platform/wait-at-least.ts";
import { recordSignInAttempt } from "../../devices/attempt-service.ts";
import {
  createDevice,
  type DeviceToken,
  deviceCookie,
  readDevice,
  rememberSignIn,
} from "../../devices/device-service.ts";
import { passwordKey, passwordLimit } from "../identity/identity-service.ts";
import { type AllowedAuthRoute, type AuthBody, allowedAuthRoutes } from "./allowed-auth-routes.ts";
import { type Auth, clientAddressHeader } from "./auth-service.ts";
import { refuseBothSteps, takeBothSteps } from "./both-steps-service.ts";
import { exchangeSignInCode, sendSignInCode } from "./code-sign-in-service.ts";
import { beginSignIn, finishSignIn, refusalResponse } from "./sign-in-service.ts";
import { listSignInProviders, type SocialProviders } from "./social-service.ts";

type AuthRouteOptions = {
  db: Database;
  auth: Auth;
  sessions: SessionGate;
  limiter: RateLimiter;
  enqueue: Enqueue;
  secret: string;
  publicUrl: string;
  supportEmail: string;
  social: SocialProviders;
  uniformAnswerMs: number;
};

type Body = AuthBody | null;

/** A request to one of them, with what has been read of it. */
type Visit = {
  route: AllowedAuthRoute;
  request: FastifyRequest;
  body: Body;
  query: string;
  ownerId: string | null;
  device: DeviceToken | null;
  /** In place of the request's own. */
  cookies?: string;
};

export const authRoutes = (app: FastifyInstance, options: AuthRouteOptions): void => {
  for (const route of allowedAuthRoutes) {
    if (route.provider && !isSetUp(options.social, route.provider)) continue;
    app.route({
      method: route.method,
      url: `/api/auth${route.path}`,
      bodyLimit: 16 * 1024,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { limiter } = options;
        const network = networkOf(request.ip);
        await limiter.hit(`${route.path} from ${network}`, route.perNetwork);
        const body = route.body ? (parseBody(route.body, request.body) as Body) : null;
        const query = route.query ? toQuery(parseBody(route.query, request.query)) : "";
        const device = readDevice(options, request.headers.cookie);
        await recordSignInAttempt(options, triedAt(route), {
          email: body?.email,
          network,
          device,
          cookies: request.headers.cookie,
        });
        const ownerId = route.forOwner ? await requireOwner(options, request) : null;
        const answering = answer(options, { route, request, body, query, ownerId, device });
        const response = await (route.isUniform ? waitAtLeast(options.uniformAnswerMs, answering) : answering);
        return relay(response, reply, options.publicUrl);
      },
    });
  }
};

const triedAt = ({ path, perAddress, outcome }: AllowedAuthRoute) => ({
  what: path,
  perAddress,
  isSecondStep: outcome === "totp" || outcome === "recovery-code",
});

const secondStep = { what: "second factor", perAddress: undefined, isSecondStep: true };

const isSetUp = (social: SocialProviders, provider: NonNullable<AllowedAuthRoute["provider"]>): boolean =>
  listSignInProviders(social).some(({ id }) => provider === "any" || provider === id);

const requireOwner = async ({ sessions, limiter }: AuthRouteOptions, request: FastifyRequest) => {
  const session = await sessions.find(request.headers.cookie);
  if (!session) throw new AppError("signed-out");
  await limiter.hit(passwordKey(session.sessionId), passwordLimit);
  return session.ownerId;
};

const answer = async (options: AuthRouteOptions, visit: Visit): Promise<Response> => {
  const { route, body, query, ownerId, device } = visit;
  if (route.outcome === "send-code") return sendCode(options, device, body?.email ?? "");
  if (route.outcome === "both-steps") return answerBothSteps(options, visit);
  const weakness = await passwordWeakness(route, body);
  if (weakness) return refusalResponse(400, weakness);
  const handed = route.outcome === "code" ? await exchangeSignInCode(options, device, body ?? {}) : body;
  if (route.outcome === "code" && handed === null) return refusalResponse(400, "INVALID_OTP");
  const begun = await beginSignIn(options.db, route.outcome, ownerId);
  const provider = body?.provider ?? route.provider;
  const response = await ask(route, () =>
    options.auth.handler(toWebRequest({ ...visit, body: handed }, options.publicUrl), provider),
  );
  const attempt = { outcome: route.outcome, begun, body: body ?? {}, query, response, ownerId };
  return keepDevice(options, device, await finishSignIn(options, attempt, visit.request.headers.cookie));
};

const keepDevice = async (options: AuthRouteOptions, device: DeviceToken | null, answered: Response) => {
  const cookie = await rememberSignIn(options, device, answered.headers.getSetCookie());
  if (cookie) answered.headers.append("set-cookie", cookie);
  return answered;
};

const answerBothSteps = async (options: AuthRouteOptions, visit: Visit): Promise<Response> => {
  const { device, request } = visit;
  const body = visit.body ?? {};
  const taken = await takeBothSteps(
    {
      db: options.db,
      ask: (route, given, cookies) =>
        ask(route, () =>
          options.auth.handler(toWebRequest({ ...visit, route, body: given, cookies }, options.publicUrl)),
        ),
      countSecondStep: (cookies) => {
        const network = networkOf(request.ip);
        return recordSignInAttempt(options, secondStep, { email: undefined, network, device, cookies });
      },
    },
    body,
  );
  if (taken === null) return refuseBothSteps();
  const begun = await beginSignIn(options.db, taken.route.outcome, null);
  const attempt = { outcome: taken.route.outcome, begun, body, query: "", response: taken.response, ownerId: null };
  const answered = await finishSignIn(options, attempt, undefined);
  return answered.ok ? keepDevice(options, device, answered) : refuseBothSteps();
};

/** The browser is given a cookie to be recognized by: its code works there alone. */
const sendCode = async (options: AuthRouteOptions, found: DeviceToken | null, email: string): Promise<Response> => {
  const device = found ?? createDevice(options);
  await sendSignInCode(options, device, email);
  const response = Response.json({ success: true });
  if (found === null) response.headers.append("set-cookie", deviceCookie(options, device, false));
  return response;
};

const toQuery = (values: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? "" : `?${search}`;
};

/** Too short or too long Better Auth says by itself. */
const passwordWeakness = async (route: AllowedAuthRoute, body: Body): Promise<string | null> => {
  if (route.path !== "/sign-up/email" || !body) return null;
  const { password = "", name = "", email = "" } = body;
  const problem = await chosenPasswordProblem(password, { name, email });
  if (problem === "passwordOwnWords") return "PASSWORD_OWN_WORDS";
  return problem === "passwordCommon" ? "PASSWORD_TOO_COMMON" : null;
};

/**
 * Better Auth calls every failure to store a new user by one name. It usually means that the same address signed up
 * at the same moment: asked again, it answers as for any address that has an account.
 */
const ask = async (route: AllowedAuthRoute, handle: () => Promise<Response>): Promise<Response> => {
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
    if (route.method === "POST") return refusalResponse(error.statusCode, code);
    return new Response(null, { status: 302, headers: { location: `/auth?error=${encodeURIComponent(code)}` } });
  }
};

const failedToStore = async (response: Response): Promise<boolean> =>
  response.status === 422 && (await response.clone().text()).includes('"FAILED_TO_CREATE_USER"');

const passedHeaders = ["origin", "user-agent", "accept-language", "sec-fetch-site", "sec-fetch-mode"];

/** Links and redirects are built from the configured address, never from what the request calls this host. */
const toWebRequest = ({ request, route, body, query, cookies: given }: Visit, publicUrl: string): Request => {
  const headers = new Headers({ [clientAddressHeader]: request.ip });
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const cookies = shownCookies(given ?? request.headers.cookie ?? "", route.hides);
  if (cookies) headers.set("cookie", cookies);
  if (body !== null) headers.set("content-type", "application/json");
  return new Request(`${publicUrl}/api/auth${route.target ?? route.path}${query}`, {
    method: route.method,
    headers,
    body: body === null ? null : JSON.stringify(body),
  });
};

const shownCookies = (header: string, hidden: AllowedAuthRoute["hides"]): string =>
  hidden === undefined
    ? header
    : header
        .split(";")
        .filter((part) => !part.split("=")[0]?.trim().endsWith(`.${hidden}`))
        .join(";");

const relay = async (response: Response, reply: FastifyReply, publicUrl: string): Promise<FastifyReply> => {
  reply.code(response.status).header("cache-control", "no-store");
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") reply.header(name, name === "location" ? landingOf(value, publicUrl) : value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(withoutToken(await response.text()));
};

/** None of our routes leads anywhere else, whatever was made of an address on the way here. */
const landingOf = (location: string, publicUrl: string): string => {
  const own = location.startsWith(`${publicUrl}/`) ? location.slice(publicUrl.length) : location;
  return ownPath(own) ?? "/auth";
};

/** Better Auth repeats the session's token in its answers; here it lives in the HTTP-only cookie alone. */
const withoutToken = (text: string): string => {
  if (!text.includes('"token"')) return text;
  const { token: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(rest);
};
