import { createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { OwnerId } from "#domain/owner-id.ts";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { asAdmin } from "../apps/test-cluster.ts";

export const testSecret = "a-secret-for-tests-that-is-long-enough";

export type ApiAnswer = { status: number; body: unknown; headers: Record<string, unknown> };

/** A signed-in owner and a way to call the API as them. */
export type TestOwner = {
  id: OwnerId;
  email: string;
  sessionId: string;
  cookie: string;
  call(
    method: InjectOptions["method"],
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer>;
};

export type OwnerOverrides = {
  name?: string;
  email?: string;
  timeZone?: string;
  language?: string;
  /** The one of the installation, if it isn't the tests'. */
  secret?: string;
};

/** An account with a verified address and a live session, as a sign-up and a sign-in would leave it. */
export const insertOwner = async (
  adminUrl: string,
  overrides: OwnerOverrides = {},
): Promise<Omit<TestOwner, "call">> => {
  const id = randomUUID() as string as OwnerId;
  const email = overrides.email ?? `${id}@example.com`;
  const sessionId = randomUUID();
  const token = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    // The profile follows by itself, as at a sign-up.
    await client.query(
      `insert into "user" (id, name, email, email_verified, time_zone, language) values ($1, $2, $3, true, $4, $5)`,
      [id, overrides.name ?? "Ada Barber", email, overrides.timeZone ?? "Europe/Madrid", overrides.language ?? "en"],
    );
    await client.query(
      `insert into session (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '7 days')`,
      [sessionId, id, token],
    );
  });
  const signature = createHmac("sha256", overrides.secret ?? testSecret)
    .update(token)
    .digest("base64");
  const cookie = `daybook.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { id, email, sessionId, cookie };
};

export const buildOwner = async (
  app: FastifyInstance,
  adminUrl: string,
  overrides: OwnerOverrides = {},
): Promise<TestOwner> => {
  const owner = await insertOwner(adminUrl, overrides);
  const { cookie } = owner;
  return {
    ...owner,
    call: async (method, url, body, headers = {}) => {
      const response = await app.inject({
        method: method ?? "GET",
        url,
        headers: { cookie, [ownRequestHeader]: "1", ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      const text = response.body;
      return { status: response.statusCode, body: text === "" ? null : JSON.parse(text), headers: response.headers };
    },
  };
};
