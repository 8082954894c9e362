import { describe, expect, test } from "vitest";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { recordStatements } from "../../../testing/record-statements.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const versionOf = async ({ owner }: Salon): Promise<string | undefined> => {
  const [row] = await readRows<{ version: string }>(
    app.adminUrl,
    "select version from settings_versions where user_id = $1",
    [owner.id],
  );
  return row?.version;
};

const change = (text: string, values: unknown[] = []) => asAdmin(app.adminUrl, (client) => client.query(text, values));

/** The tables whose triggers run functions with this name. */
const tablesWith = async (functionName: string): Promise<string[]> => {
  const rows = await readRows<{ name: string }>(
    app.adminUrl,
    `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname like $1`,
    [functionName],
  );
  return rows.map(({ name }) => name.replaceAll('"', "")).toSorted();
};

const tablesIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|join) "?([a-z_]+)"?/g)].map(([, name]) => name as string);

describe("what is kept of the settings", () => {
  test("comes from tables that change the version, all of them", async () => {
    const salon = await buildSalon(app);
    const phone = openPhoneOf(app, salon.number, "+34612345001");
    const first = (await recordStatements(() => phone.write("menu"))).flat();
    const second = new Set((await recordStatements(() => phone.write("menu"))).flat().map(({ text }) => text));
    const kept = first.filter(
      ({ text }) => text.includes('"user_id" = $') && text.startsWith("select") && !second.has(text),
    );
    const tables = new Set(kept.flatMap(({ text }) => tablesIn(text)));
    expect([...tables]).toEqual(expect.arrayContaining(["user_profiles", "agents", "time_slot_configs", "time_off"]));
    // What the functions in these statements read.
    const read = [...tables, "clients", "whatsapp_phone_numbers", "sender_registrations", "platform_sender"];
    expect(await tablesWith("note_changed_%")).toEqual([...new Set(read)].toSorted());
    // Whoever changes one of them isn't answered from memory, not even before the change is committed.
    expect(await tablesWith("note_settings_being_changed")).toEqual([...new Set(read)].toSorted());
  });

  test.each([
    ["an agent is renamed", `update agents set name = 'Berta' where user_id = $1`],
    ["an agent goes", `update agents set is_active = false where user_id = $1`],
    ["a service costs more", `update time_slot_configs set price = 99 where user_id = $1`],
    ["a service goes", `delete from time_slot_configs where user_id = $1`],
    ["the business moves to another zone", `update user_profiles set time_zone = 'Asia/Tokyo' where user_id = $1`],
    ["a payment fails", `update subscribers set subscribed = false where user_id = $1`],
    ["the account is suspended", `update "user" set suspended_at = now(), suspension_reason = 'spam' where id = $1`],
  ])("is read again when %s", async (_, text) => {
    const salon = await buildSalon(app);
    const before = await versionOf(salon);
    expect(before).toBeDefined();
    await change(text, [salon.owner.id]);
    expect(await versionOf(salon)).not.toBe(before);
  });

  test("is read again when the platform has another number, and not when it is set again at a start", async () => {
    const salon = await buildSalon(app);
    const setNumber = (address: string) =>
      change(
        `insert into platform_sender (address) values ($1) on conflict (only_one) do update set address = excluded.address`,
        [address],
      );
    await setNumber("+15550100000");
    const before = await versionOf(salon);
    await setNumber("+15550100000");
    expect(await versionOf(salon)).toBe(before);
    await setNumber("+15550100001");
    const after = await versionOf(salon);
    expect(after).not.toBe(before);
    await change("delete from platform_sender");
    expect(await versionOf(salon)).not.toBe(after);
  });

  test("is read again when the public holidays of its country change, and only then", async () => {
    const [spanish, german] = [await buildSalon(app), await buildSalon(app)];
    const keep = "update user_profiles set holiday_country = $2 where user_id = $1";
    await change(keep, [spanish.owner.id, "ES"]);
    await change(keep, [german.owner.id, "DE"]);
    const before = [await versionOf(spanish), await versionOf(german)];
    await change(`insert into public_holidays (country, region, day, rule, is_public, names)
      values ('ES', '', '2031-05-02', 'a new day', true, '{}')`);
    expect(await versionOf(spanish)).not.toBe(before[0]);
    expect(await versionOf(german)).toBe(before[1]);
  });

  test("stays when a change is taken back, or when somebody books", async () => {
    const salon = await buildSalon(app);
    const before = await versionOf(salon);
    await asAdmin(app.adminUrl, async (client) => {
      await client.query("begin");
      await client.query("update agents set name = 'Berta' where user_id = $1", [salon.owner.id]);
      await client.query("rollback");
    });
    const phone = openPhoneOf(app, salon.number, "+34612345002");
    await phone.write("Haircut tomorrow at 10, my name is Cleo");
    await phone.write("yes");
    const booked = await readRows(app.adminUrl, "select from appointments where user_id = $1", [salon.owner.id]);
    expect(booked).toHaveLength(1);
    expect(await versionOf(salon)).toBe(before);
  });

  test("changes once for all the rows of a transaction", async () => {
    const salon = await buildSalon(app);
    await asAdmin(app.adminUrl, async (client) => {
      await client.query("begin");
      await client.query(
        `insert into special_days (user_id, name, starts_on, ends_on)
         select $1, 'Fair', date '2027-06-01' + n, date '2027-06-01' + n from generate_series(1, 50) n`,
        [salon.owner.id],
      );
      await client.query("set constraints all immediate");
      const { rows } = await client.query(
        "select n_tup_upd::int as times from pg_stat_xact_user_tables where relname = 'settings_versions'",
      );
      expect(rows).toEqual([{ times: 1 }]);
      await client.query("commit");
    });
  });

  test("is gone with the account", async () => {
    const salon = await buildSalon(app);
    await change(`delete from "user" where id = $1`, [salon.owner.id]);
    expect(await versionOf(salon)).toBeUndefined();
  });
});

test("what the owner changes is in the very next answer", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34612345003");
  const shown = async () => JSON.stringify(await phone.write("What services do you have?"));
  expect(await shown()).toContain("Haircut");
  await change("update time_slot_configs set name = 'Beard trim' where user_id = $1", [salon.owner.id]);
  expect(await shown()).toContain("Beard trim");
  await change("update agents set is_active = false where user_id = $1", [salon.owner.id]);
  expect(await shown()).not.toContain("Beard trim");
});
