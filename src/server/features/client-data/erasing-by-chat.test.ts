import { expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../testing/builders/build-salon.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { updateWaitlist } from "../waitlist/offering-service.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

/** Two people who wait for a time that somebody else has. */
const buildList = async () => {
  const salon = await buildSalon(app);
  const booked = await salon.owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Rosa", clientPhone: "+34600111222", agentId: salon.agentId, appointmentTypeId: salon.typeId },
    ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
  });
  const [first, second] = ["+34612347001", "+34612347002"].map((number) => openPhoneOf(app, salon.number, number));
  if (!first || !second) throw new Error("two phones");
  for (const phone of [first, second]) {
    await phone.write("Haircut tomorrow at 3pm");
    await phone.tap("Waiting list");
    await phone.tap("Yes, put me on it");
    app.clock.moveTo(app.clock.now().add({ seconds: 1 }));
  }
  return { salon, first, second, appointment: (booked.body as AppointmentChange).appointment };
};

const offersOf = ({ id }: { id: string }) =>
  readRows<{ phone: string; state: string }>(
    app.adminUrl,
    `select c.channel_address as phone, o.state from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       join clients c on c.id = e.client_id where o.user_id = $1 order by o.created_at`,
    [id],
  );

const shownOn = (number: string, words: string) =>
  waitUntil(words, async () => (await app.phone(number)).some(({ text }) => text.includes(words)));

/** Rows of any table that have the number in any cell. */
const traces = async (number: string): Promise<string[]> => {
  const tables = await readRows<{ name: string }>(
    app.adminUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await readRows<{ row: string }>(app.adminUrl, `select to_jsonb(r)::text as row from ${name} r`);
    found.push(...rows.filter(({ row }) => row.includes(number.slice(1))).map(({ row }) => `${name}: ${row}`));
  }
  return found;
};

test("a waiting client reads it among their data, and once they are deleted the held time goes to the next", async () => {
  const { salon, first, second, appointment } = await buildList();
  const { id, version } = appointment;
  await salon.owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version });
  await updateWaitlist(app, salon.owner.id as OwnerId);
  expect(await offersOf(salon.owner)).toEqual([{ phone: first.number, state: "open" }]);
  await shownOn(first.number, "held for you");

  const [reply] = await first.write("my data");
  const path = /\/my-data\/[\w-]{43}/.exec(reply?.text ?? "")?.[0] ?? "";
  const page = await (await fetch(`${app.origin}${path}`)).text();
  expect(page).toContain("Waiting list");
  expect(page).toContain("Offered: ");
  const file = await (await fetch(`${app.origin}${path}.json`)).json();
  expect(file).toMatchObject({
    waitlist: [{ from: "2027-03-02", to: "2027-03-02", state: "waiting", offers: [{ time: "15:00", state: "open" }] }],
  });

  const [question] = await first.write("delete me");
  expect(question?.text).toContain("off the waiting list");
  await first.tap("Yes, delete all");
  await shownOn(first.number, "are deleted");
  expect(await offersOf(salon.owner)).toEqual([{ phone: second.number, state: "open" }]);
  expect((await fetch(`${app.origin}${path}`)).status).toBe(404);
  await waitUntil("nothing names them", async () => (await traces(first.number)).length === 0);
  expect(await traces(second.number)).not.toEqual([]);
});
