import { expect, test } from "vitest";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

const line = "automatic assistant";

type Told = { id: string; client_id: string; disclosed_at: string | null };

const readTold = async (ownerId: string): Promise<Told | undefined> =>
  (
    await readRows<Told>(app.adminUrl, "select id, client_id, disclosed_at from conversations where user_id = $1", [
      ownerId,
    ])
  )[0];

test("the first reply says that a machine answers, in one message, and the next thirty days don't", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34612345601");
  const first = await phone.write("Haircut tomorrow at 3pm");
  expect(first).toHaveLength(1);
  expect(first[0]?.text).toContain("I'm the automatic assistant of Salon Aurora. Write “team” to reach a person.");
  const told = await readTold(salon.owner.id);
  expect(told?.disclosed_at).not.toBeNull();
  const booked = await phone.tap("Confirm");
  expect(booked).toHaveLength(1);
  for (const { text } of booked) expect(text).not.toContain(line);

  // The owner takes over. The bot, back again, isn't new to the client.
  const path = `/api/v1/clients/${told?.client_id}/messages`;
  expect((await salon.owner.call("POST", path, { text: "Hello María, Ana here." })).status).toBe(201);
  await asAdmin(app.adminUrl, (admin) => admin.query("update clients set bot_paused_until = null"));
  const [resumed] = await phone.write("what are your hours?");
  expect(resumed?.text).not.toContain(line);
  const written = await readRows<{ text: string }>(
    app.adminUrl,
    "select text from messages where conversation_id = $1 and author = 'owner'",
    [told?.id ?? ""],
  );
  expect(written).toEqual([{ text: "Hello María, Ana here." }]);
  expect(await readTold(salon.owner.id)).toEqual(told);

  await asAdmin(app.adminUrl, (admin) =>
    admin.query("update conversations set disclosed_at = disclosed_at - interval '30 days'"),
  );
  const [again] = await phone.write("what are your hours?");
  expect(again?.text).toContain(line);
});

test("two first messages at a time are told once", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34612345602");
  await Promise.all([phone.write("when are you open?"), phone.write("how much is a haircut?")]);
  await phone.write("where are you?");
  const told = await readRows<{ count: number }>(
    app.adminUrl,
    "select count(*)::int as count from messages where user_id = $1 and author = 'bot' and strpos(text, $2) > 0",
    [salon.owner.id, line],
  );
  expect(told).toEqual([{ count: 1 }]);
});

test("STOP is answered with nothing, and the first reply after START has the line", async () => {
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, "+34612345603");
  const replies = await phone.write("stop");
  expect(replies.filter(({ text }) => text.includes(line))).toEqual([]);
  expect((await readTold(salon.owner.id))?.disclosed_at).toBeNull();
  const [back] = await phone.write("start");
  expect(back?.text).toContain(line);
});
