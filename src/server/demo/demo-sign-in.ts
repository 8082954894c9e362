import { createHash, randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../platform/db/database.ts";
import { sessionCookie, sessionSeconds } from "../platform/session-cookie.ts";
import { deleteExpiredLinks, insertSignInLink, redeemSignInLink } from "./demo-store.ts";

const path = "/demo/sign-in";
const prefix = "demo-sign-in:";
const validHours = 24;

/** A link that signs its first user in as the owner. Only its token's hash is kept. */
export const createSignInUrl = async (db: Database, ownerId: OwnerId, publicUrl: string): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  await Promise.all([
    db.run(deleteExpiredLinks, { prefix }),
    db.run(insertSignInLink, { ownerId, identifier: identifierOf(token), hours: validHours }),
  ]);
  return `${publicUrl}${path}?token=${token}`;
};

type SignInOptions = { db: Database; secret: string; publicUrl: string };

/** `GET /demo/sign-in?token=…`: to the dashboard with a session, or to the sign-in page without one. */
export const demoSignInRoute = (app: FastifyInstance, { db, secret, publicUrl }: SignInOptions): void => {
  // Without HEAD: a program that looks the link up first must not spend it.
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.query as Record<string, unknown>;
    const sessionToken = randomBytes(24).toString("base64url");
    const [session] = await db.run(redeemSignInLink, {
      identifier: identifierOf(typeof token === "string" ? token : ""),
      token: sessionToken,
      seconds: sessionSeconds,
      userAgent: request.headers["user-agent"] ?? null,
    });
    reply.header("cache-control", "no-store");
    if (!session) return reply.redirect("/auth");
    return reply.header("set-cookie", sessionCookie({ token: sessionToken, secret, publicUrl })).redirect("/");
  });
};

const identifierOf = (token: string): string => `${prefix}${createHash("sha256").update(token).digest("hex")}`;
