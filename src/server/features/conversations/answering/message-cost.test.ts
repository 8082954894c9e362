import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { recordStatements } from "../../../testing/record-statements.ts";
import { advanceConversation } from "../queue/advance-service.ts";
import { type Settlement, settleInBatches } from "../queue/settling-service.ts";
import { receiveMessage } from "../receiving/receiving-service.ts";

// What a message costs, counted; the provider's reports aside. Unlike a time, a count is
// the same on every machine. Someone who changes one of these numbers changes the price of every message.

const workerId = randomUUID();

const app = await openWhatsAppApp({ hasWorker: false, hasCallbacks: false, now: "2027-03-01T08:00:00Z" });

const costOf = async (work: () => Promise<unknown>) => {
  const flights = await recordStatements(work);
  const statements = flights.flat();
  return {
    roundTrips: flights.length,
    // Otherwise PostgreSQL may plan them anew each time, which took longer than running them.
    ...(flights.length > 1 && { keepsPlans: statements.some(({ name }) => name === "set-owner-keep-plans") }),
    transactions: statements.filter(({ text }) => text === "begin").length,
    statements: statements.filter(({ text }) => !["begin", "commit"].includes(text)).length,
  };
};

/** Who locked the account last. */
const ownersLocks = (ownerId: string) =>
  readRows(app.adminUrl, `select xmax::text from "user" where id = $1`, [ownerId]);

test("a message: receiving it, then reading, deciding, writing and sending", async () => {
  const salon = await buildSalon(app);
  const client = "+34612345678";
  const receive = (providerMessageId: string) =>
    receiveMessage(app, {
      ...{ providerMessageId, sender: salon.number, client, profileName: "Cleo", text: "menu" },
      ...{ choiceId: null, media: [], hasLocation: false, isHandledByProvider: false },
    });
  const settled: Settlement[] = [];
  const answer = async () => {
    const [row] = await readRows<{ id: string }>(app.adminUrl, "select id from conversations where user_id = $1", [
      salon.owner.id,
    ]);
    const ref = { ownerId: salon.owner.id as OwnerId, conversationId: row?.id ?? "", client };
    // Someone who writes several in a row is waited for.
    app.clock.moveTo(app.clock.now().add({ minutes: 1 }));
    return async () => {
      const { settlement } = await advanceConversation({ ...app, workerId }, ref);
      if (settlement) settled.push(settlement);
    };
  };
  const settle = async () => {
    const settling = settleInBatches({ db: app.db, workerId, log: app.log, onSettled: () => {} });
    settled.splice(0).forEach(settling.add);
    await settling.flush();
  };
  await receive("first");
  await (await answer())();
  await settle();
  const before = await ownersLocks(salon.owner.id);
  // A statement that is its own transaction.
  expect(await costOf(() => receive("second"))).toEqual({ roundTrips: 1, transactions: 0, statements: 1 });
  expect(await costOf(await answer())).toEqual({ roundTrips: 2, transactions: 1, statements: 6, keepsPlans: true });
  // However many messages were sent meanwhile.
  expect(await costOf(settle)).toEqual({ roundTrips: 1, transactions: 0, statements: 1 });
  // Everyone who writes to a business would lock the same row.
  expect(await ownersLocks(salon.owner.id)).toEqual(before);
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

// A function in SQL that a generated column or a check calls is parsed by every statement that writes the table, which took
// longer than the writing.
test("no write has to parse a function first", async () => {
  const parsed = await readRows(
    app.adminUrl,
    `select coalesce(d.adrelid, k.conrelid)::regclass::text as "table", p.proname as "function"
       from pg_depend x
       join pg_proc p on x.refclassid = 'pg_proc'::regclass and p.oid = x.refobjid
       join pg_language l on l.oid = p.prolang and l.lanname = 'sql'
       left join pg_attrdef d on x.classid = 'pg_attrdef'::regclass and d.oid = x.objid
       left join pg_constraint k on x.classid = 'pg_constraint'::regclass and k.oid = x.objid and k.contype = 'c'
      where coalesce(d.adrelid, k.conrelid) is not null and p.pronamespace = 'public'::regnamespace`,
    [],
  );
  expect(parsed).toEqual([]);
});

// A check is read and prepared anew by every statement that writes its table; a domain's is kept ready.
test("no write of a message or its conversation has to prepare a check first", async () => {
  const checks = `select conname from pg_constraint
    where conrelid in ('messages'::regclass, 'conversations'::regclass) and contype = 'c'`;
  expect(await readRows(app.adminUrl, checks, [])).toEqual([]);
});

// With a select around it, each table of each statement would have a plan for it, to be set up before the first row.
test("whose rows are seen is an expression, not a plan", async () => {
  const policies = `select tablename, qual from pg_policies
    where schemaname = 'public' and policyname = 'own' and (qual || coalesce(with_check, '')) ~* 'select'`;
  expect(await readRows(app.adminUrl, policies, [])).toEqual([]);
});
