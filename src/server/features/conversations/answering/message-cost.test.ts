import { afterAll, beforeAll, expect, test } from "vitest";
import { createWhatsAppApp, type WhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { conversationHandlers } from "../jobs.ts";
import { receiveMessage } from "../receiving/receiving-service.ts";

// What a message costs, counted; the queue's own statements and the provider's reports aside. Unlike a time, a count is
// the same on every machine. Whoever changes one of these numbers changes the price of every message.

let app: WhatsAppApp;

beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: false, hasCallbacks: false, now: "2027-03-01T08:00:00Z" });
});
afterAll(() => app.close());

const costOf = async (work: () => Promise<unknown>) => {
  const statements = (await recordStatements(work)).flat();
  return {
    transactions: statements.filter(({ text }) => text === "begin").length,
    statements: statements.filter(({ text }) => !["begin", "commit"].includes(text)).length,
  };
};

test("a message: receiving it, then reading, deciding, writing and sending", async () => {
  const salon = await buildSalon(app);
  const receive = (providerMessageId: string) =>
    receiveMessage(app, {
      ...{ providerMessageId, sender: salon.number, client: "+34612345678", profileName: "Cleo", text: "menu" },
      ...{ choiceId: null, media: [], hasLocation: false, isHandledByProvider: false },
    });
  const answer = async () => {
    const [row] = await readRows<{ payload: unknown }>(
      app.adminUrl,
      `select payload from graphile_worker._private_jobs where payload ->> 'ownerId' = $1 order by id desc limit 1`,
      [salon.owner.id],
    );
    // Whoever writes several in a row is waited for.
    app.clock.moveTo(app.clock.now().add({ minutes: 1 }));
    return () => conversationHandlers(app)[0]?.run(row?.payload) as Promise<void>;
  };
  await receive("first");
  await (await answer())();
  expect(await costOf(() => receive("second"))).toEqual({ transactions: 1, statements: 8 });
  expect(await costOf(await answer())).toEqual({ transactions: 5, statements: 23 });
  const waiting = await readRows(
    app.adminUrl,
    "select author, status, count(*)::int from messages where user_id = $1 group by 1, 2 order by 1, 2",
    [salon.owner.id],
  );
  expect(waiting).toEqual([
    { author: "bot", status: "sent", count: 2 },
    { author: "client", status: "done", count: 2 },
  ]);
});
