import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type AdminAppointment, type AdminUser, mostSorted } from "#contract/admin/admin.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAdministrator } from "../../testing/builders/build-administrator.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { selectAdminAppointments, selectSummary, selectUsers } from "./store.ts";

const t = await openTestApp();
const administrator = await buildAdministrator(t);

const firstPage = {
  sort: "date",
  isDown: true,
  filter: "{}",
  after: null,
  pageSize: 5,
  isNoted: true,
  mostSorted,
};

const run = (text: string, values: unknown[] = []) => asAdmin(t.adminUrl, (client) => client.query(text, values));

describe("the administrator's users", () => {
  const list = async (query = "") =>
    (await administrator.call("GET", `/api/v1/admin/users${query}`)).body as {
      users: AdminUser[];
      nextCursor: string | null;
    };

  test("each with what is known, and null for what isn't", async () => {
    const owner = await t.owner({ name: " ", email: "blank@example.com" });
    await run("delete from session where user_id = $1", [owner.id]);
    await run(`update "user" set last_sign_in_at = null where id = $1`, [owner.id]);
    expect((await list("?search=blank@")).users).toEqual([
      {
        ...{ id: owner.id, email: "blank@example.com", fullName: null, companyName: null, lastSignInAt: null },
        ...{ suspension: null, isAdministrator: false },
        createdAt: expect.any(String),
        subscription: {
          ...{ isActive: false, tier: null, end: null, providerId: null, maxAgents: 1, isLiveAtPayPal: false },
        },
      },
    ]);
  });

  test("found by part of the address, the name or the company; signs of patterns are just signs", async () => {
    const owner = await t.owner({ name: "Zoë 100%_sure", email: "findme@example.com" });
    await run("update user_profiles set company_name = 'Salón Único' where user_id = $1", [owner.id]);
    for (const search of ["FINDME", "zoë", "100%_s", "salón Ú"]) {
      expect((await list(`?search=${encodeURIComponent(search)}`)).users.map(({ id }) => id)).toEqual([owner.id]);
    }
    expect((await list("?search=100_%25sure")).users).toEqual([]);
  });

  test("five thousand come in pages, newest first, each once", { tags: "trial", timeout: 60_000 }, async () => {
    await run(`insert into "user" (id, name, email, created_at)
      select gen_random_uuid(), 'Many', 'many' || n || '@example.com', timestamptz '2026-01-01Z' + n / 3 * interval '1 second'
        from generate_series(1, 5000) n`);
    const seen: string[] = [];
    let query = "?search=many";
    for (let pages = 0; pages < 101; pages++) {
      const { users, nextCursor } = await list(query);
      seen.push(...users.map(({ id }) => id));
      if (nextCursor === null) break;
      query = `?search=many&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(seen).toHaveLength(5000);
    expect(new Set(seen).size).toBe(5000);
  });

  test("the last sign-in outlives the session, and isn't moved by half of one", async () => {
    const owner = await t.owner({ email: "signed@example.com" });
    const [before] = (await list("?search=signed@")).users;
    expect(before?.lastSignInAt).not.toBeNull();
    await run("delete from session where user_id = $1", [owner.id]);
    expect((await list("?search=signed@")).users[0]?.lastSignInAt).toBe(before?.lastSignInAt);
    await run(`update "user" set two_factor_enabled = true where id = $1`, [owner.id]);
    await run("insert into session (user_id, token, expires_at) values ($1, $2, now())", [owner.id, randomUUID()]);
    expect((await list("?search=signed@")).users[0]?.lastSignInAt).toBe(before?.lastSignInAt);
  });

  test("an account that is being deleted isn't listed, nor acted upon", async () => {
    const owner = await t.owner({ email: "leaving@example.com" });
    await run(`update "user" set deletion_requested_at = now() where id = $1`, [owner.id]);
    expect((await list("?search=leaving@")).users).toEqual([]);
    const enable = await administrator.call("POST", `/api/v1/admin/users/${owner.id}/subscription/enable`);
    expect(enable).toMatchObject({ status: 404, body: { code: "not-found" } });
  });
});

describe("the administrator's appointments", () => {
  const view = async (includeSensitiveData: boolean, cursor?: string) =>
    (await administrator.call("POST", "/api/v1/admin/appointments/view", { includeSensitiveData, cursor })).body as {
      appointments: AdminAppointment[];
      nextCursor: string | null;
    };
  const logged = () =>
    readRows(t.adminUrl, "select user_id, actor, details from audit_log where action = 'appointments.viewed-in-full'");

  const names = [
    ["Ana María López", "A•••"],
    ["Álvaro", "Á•••"],
    ["李小龙", "李•••"],
    ["A", "•••"],
    ["+34 600 123 456", "•••"],
    ["😀 Smiley", "😀•••"],
  ] as const;
  const phones = [
    ["+34600124567", "•••• 4567"],
    ["+1 (201) 555-0142", "•••• 0142"],
    ["5550142", "••••"],
    ["hidden", "••••"],
  ] as const;

  beforeAll(async () => {
    const owner = await t.owner({ name: "Summer Owner" });
    const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Bruno Barber" });
    for (const [index, [name]] of names.entries()) {
      const phone = phones[index % phones.length]?.[0];
      const id = await buildAppointment(t.adminUrl, {
        ownerId: owner.id,
        agentId,
        startsAt: `2027-05-0${index + 1}T09:00:00Z`,
        clientName: name,
      });
      await run("update appointments set client_phone = $2 where id = $1", [id, phone]);
    }
  });

  test("masked by default: nothing that names a person leaves the server, and nothing is logged", async () => {
    const { appointments } = await view(false);
    const shown = appointments.toReversed();
    expect(shown.map(({ clientName }) => clientName)).toEqual(names.map(([, masked]) => masked));
    expect(shown.map(({ clientPhone }) => clientPhone)).toEqual(
      names.map((_, index) => phones[index % phones.length]?.[1]),
    );
    expect(shown[0]).toMatchObject({
      ...{ date: "2027-05-01", time: "11:00", agentName: "B•••", serviceType: "Haircut", durationMinutes: 30 },
    });
    // The ids are random and may hold any digits by chance.
    const withoutIds = JSON.stringify(appointments.map(({ id: _id, ...rest }) => rest));
    for (const text of ["María", "lvaro", "Bruno", "60012", "555"]) {
      expect(withoutIds).not.toContain(text);
    }
    expect(await logged()).toEqual([]);
  });

  test("in full: one entry in the log for each look", async () => {
    const { appointments } = await view(true);
    expect(appointments.at(-1)).toMatchObject({
      ...{ clientName: "Ana María López", clientPhone: "+34600124567", agentName: "Bruno Barber" },
    });
    const entry = { user_id: administrator.id, actor: "administrator", details: { rows: 6, before: null } };
    expect(await logged()).toEqual([entry]);
    await view(true);
    expect(await logged()).toHaveLength(2);
    await view(false);
    expect(await logged()).toHaveLength(2);
  });

  test("reading and logging are one transaction: what is rolled back was neither", async () => {
    const before = await logged();
    const page = { administratorId: administrator.id, ...firstPage };
    const work = t.db.transaction(async (tx) => {
      const rows = await tx.run(selectAdminAppointments, { ...page, includeSensitiveData: true });
      expect(rows.filter(({ id }) => id !== null)).toHaveLength(5);
      throw new Error("lost");
    });
    await expect(work).rejects.toThrow("lost");
    expect(await logged()).toEqual(before);
  });

  test("paged, the latest first", async () => {
    const owner = await t.owner();
    const agentId = await buildAgent(t.adminUrl, owner.id);
    for (let day = 0; day < 60; day++) {
      const at = Temporal.Instant.from("2028-01-01T09:00:00Z").add({ hours: 24 * day });
      await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt: at.toString() });
    }
    const first = await view(false);
    const second = await view(false, first.nextCursor ?? undefined);
    const dates = [...first.appointments, ...second.appointments].map(({ date }) => date);
    expect([first.appointments.length, second.nextCursor]).toEqual([50, null]);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates).toHaveLength(66);
    for (const bad of ["x", `2027-13-40T99:00:00Z_${randomUUID()}`, "2027-01-01T00:00:00Z_1"]) {
      const answer = await administrator.call("POST", "/api/v1/admin/appointments/view", {
        ...{ includeSensitiveData: true, cursor: bad },
      });
      expect(answer).toMatchObject({ status: 400, body: { fields: { cursor: "cursorInvalid" } } });
    }
  });

  test("the summary counts today and this week where each business is", async () => {
    const summary = async () => (await administrator.call("GET", "/api/v1/admin/appointment-summary")).body;
    const before = (await summary()) as { totalAppointments: number; uniqueUsers: number };
    // Sunday evening in New York is Monday morning in Tokyo.
    t.clock.moveTo(Temporal.Instant.from("2029-06-11T01:00:00Z"));
    for (const zone of ["America/New_York", "Asia/Tokyo"]) {
      const owner = await t.owner({ timeZone: zone });
      const agentId = await buildAgent(t.adminUrl, owner.id);
      for (const startsAt of ["2029-06-10T12:00:00Z", "2029-06-11T03:00:00Z", "2029-06-16T03:00:00Z"]) {
        await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, zone });
      }
    }
    // There: the 10th twice (today, its week), the 15th. Here: the 10th, the 11th (today, its week), the 16th.
    expect(await summary()).toEqual({
      totalAppointments: before.totalAppointments + 6,
      appointmentsToday: 3,
      appointmentsThisWeek: 4,
      uniqueUsers: before.uniqueUsers + 2,
      countedAt: expect.stringContaining("2029-06-11T01:0"),
    });
  });
});

describe("the administrator's role", () => {
  test("is checked by the database itself, no matter who the app says is asking", async () => {
    const owner = await t.owner();
    for (const administratorId of [owner.id, randomUUID()]) {
      const page = { administratorId, ...firstPage };
      const refusal = { code: "DBADM" };
      await expect(
        t.db.run(selectUsers, { ...page, pattern: "%%", sort: "email", afterKey: null, afterId: null }),
      ).rejects.toMatchObject(refusal);
      await expect(t.db.run(selectSummary, { administratorId, now: t.clock.now() })).rejects.toMatchObject(refusal);
      for (const includeSensitiveData of [true, false]) {
        await expect(t.db.run(selectAdminAppointments, { ...page, includeSensitiveData })).rejects.toMatchObject(
          refusal,
        );
      }
    }
  });

  test("ends at once, with its loss or with the account's end", async () => {
    const users = async () => (await administrator.call("GET", "/api/v1/admin/users")).status;
    const isAdministrator = async () =>
      ((await administrator.call("GET", "/api/v1/me")).body as { isAdministrator: boolean }).isAdministrator;
    expect([await users(), await isAdministrator()]).toEqual([200, true]);
    await run(`update "user" set deletion_requested_at = now() where id = $1`, [administrator.id]);
    expect([await users(), await isAdministrator()]).toEqual([403, false]);
    await run(`update "user" set deletion_requested_at = null where id = $1`, [administrator.id]);
    expect(await users()).toBe(200);
    await run("delete from admin_users");
    expect([await users(), await isAdministrator()]).toEqual([403, false]);
  });
});
