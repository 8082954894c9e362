import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import { prepareBot } from "#server/features/conversations/jobs.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock, type MovableClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { createFakePayPal } from "#server/testing/apps/fake-paypal.ts";
import { sampleAppDeps, testOrigin } from "#server/testing/apps/sample-app-deps.ts";
import { asAdmin, cloneDatabase } from "#server/testing/apps/test-cluster.ts";
import { buildAdministrator } from "#server/testing/builders/build-administrator.ts";
import { buildOwner, type TestOwner, testSecret } from "#server/testing/builders/build-owner.ts";
import { buildScene, sceneNow, type TestScene } from "#server/testing/builders/build-scene.ts";
import { captureLog } from "#server/testing/capture-log.ts";

export type Person = TestOwner & { scene: TestScene };

/** The app on a database of its own, and everybody who takes part in an attack. */
export type AttackWorld = {
  app: FastifyInstance;
  db: Database;
  adminUrl: string;
  clock: MovableClock;
  /** Whose data must stay hers. */
  victim: Person;
  administrator: Person;
  /** A new owner with a business of her own. */
  person(): Promise<Person>;
  /** What the app has written to its log. */
  logged(): string;
  /** The latest error among it, with where it happened. */
  lastError(): string;
  forgetLog(): void;
  close(): Promise<void>;
};

export const twilioAccount = { accountSid: "AC00000000000000000000000000000000", authToken: "attack-token" };

/** `breakDatabase` is what a broken build does to the schema. */
export const openAttackWorld = async (clusterUrl: string, breakDatabase = ""): Promise<AttackWorld> => {
  const database = await cloneDatabase(clusterUrl);
  const adminUrl = database.url;
  if (breakDatabase !== "") await asAdmin(adminUrl, (client) => client.query(breakDatabase));
  const db = openDatabase(adminUrl, 10);
  const clock = createMovableClock();
  const siteDir = mkdtempSync(join(tmpdir(), "daybook-attacks-"));
  const captured = captureLog();
  const app = await createApp({
    ...sampleAppDeps({ db, databaseUrl: adminUrl, siteDir }),
    clock,
    log: captured.log,
    paypal: createFakePayPal(adminUrl),
    // Nobody listens there: what is tried is what comes in.
    whatsapp: createTwilioChannel({ ...twilioAccount, apiBase: "http://127.0.0.1:9" }, testOrigin),
  });
  await app.ready();
  // As at a start: the first message would wait for its patterns otherwise.
  await prepareBot();
  clock.moveTo(sceneNow);
  const owner = () => buildOwner(app, adminUrl);
  const withScene = async (person: TestOwner, mark?: string): Promise<Person> => ({
    ...person,
    scene: await buildScene(adminUrl, person, mark),
  });
  return {
    ...{ app, db, adminUrl, clock },
    victim: await withScene(await owner(), "Victim"),
    administrator: await withScene(await buildAdministrator({ adminUrl, owner })),
    person: async () => withScene(await owner()),
    logged: captured.text,
    lastError: () => JSON.stringify(captured.lines.findLast(({ level }) => level >= 50) ?? null).slice(0, 1_000),
    forgetLog: () => void captured.lines.splice(0),
    close: async () => {
      await app.close();
      await db.close();
      await database.drop();
      rmSync(siteDir, { recursive: true });
    },
  };
};

/** A cookie with a token of somebody's, signed by somebody who doesn't know the secret. */
export const forgedCookie = (cookie: string): string => {
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? randomUUID();
  const signature = createHmac("sha256", `not ${testSecret}`).update(token).digest("base64");
  return `daybook.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
};
