import { describe, expect, test } from "vitest";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildNumber } from "../../../testing/builders/build-number.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { failAbandonedMessages } from "../sending/sweep-store.ts";

const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });

const run = (text: string, values: unknown[]) => asAdmin(app.adminUrl, (client) => client.query(text, values));

type StoredConversation = { client_id: string; id: string };

const conversationOf = async (ownerId: string): Promise<StoredConversation> => {
  const rows = await readRows<StoredConversation>(
    app.adminUrl,
    "select client_id, id from conversations where user_id = $1",
    [ownerId],
  );
  return rows[0] as StoredConversation;
};

describe("a number that now belongs to another business", () => {
  const scene = async (client: string) => {
    const former = await buildSalon(app);
    const phone = openPhoneOf(app, former.number, client);
    await phone.write("hello");
    await run("update whatsapp_phone_numbers set is_active = false where user_id = $1", [former.owner.id]);
    const present = await buildSalon(app);
    await run("delete from whatsapp_phone_numbers where user_id = $1", [present.owner.id]);
    await buildNumber(app, present.owner.id, former.number);
    return { former, phone, present, conversation: await conversationOf(former.owner.id) };
  };

  test("the former owner neither learns when people write to it nor writes from it", async () => {
    const { former, phone, present, conversation } = await scene("+34612346001");
    app.clock.moveTo(start.add({ hours: 30 }));
    await phone.write("hello");
    expect(await conversationOf(present.owner.id)).toBeDefined();
    const path = `/api/v1/clients/${conversation.client_id}/messages`;
    expect((await former.owner.call("GET", path)).body).toMatchObject({ windowClosesAt: null });
    expect(await former.owner.call("POST", path, { text: "It's me again" })).toMatchObject({
      body: { code: "window-closed" },
    });
    app.clock.moveTo(start);
  });

  test("what still waited to leave from it stays", async () => {
    const { former, phone, conversation } = await scene("+34612346002");
    await run(
      `insert into messages (user_id, conversation_id, client_id, author, kind, text, status, created_at)
       values ($1, $2, $3, 'bot', 'text', 'Left over', 'queued', $4)`,
      [former.owner.id, conversation.id, conversation.client_id, start.toString()],
    );
    await run("update conversations set due_at = now() where id = $1", [conversation.id]);
    await waitUntil("the turn", async () => {
      const [row] = await readRows(app.adminUrl, "select due_at from conversations where id = $1", [conversation.id]);
      return (row as { due_at: unknown }).due_at === null;
    });
    const sql = "select status, reason from messages where user_id = $1 and text = 'Left over'";
    expect(await readRows(app.adminUrl, sql, [former.owner.id])).toEqual([{ status: "not_sent", reason: "no-sender" }]);
    expect((await app.phone(phone.number)).map(({ text }) => text)).not.toContain("Left over");
  });
});

describe("the platform's number", () => {
  let hour = 8;

  /** A business without a number, and a way to have it write to the client. */
  const business = async (client: string) => {
    const owner = await app.owner({ timeZone: "Europe/Madrid", name: "Salon" });
    const agentId = await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
    const appointmentTypeId = await buildType(app.adminUrl, owner.id, { name: "Haircut", buffer: 0 });
    const writes = async () => {
      app.clock.moveTo(app.clock.now().add({ seconds: 2 }));
      const appointmentTime = `${String(hour++).padStart(2, "0")}:00`;
      const booking = { clientName: "María", clientPhone: client, appointmentDate: "2027-03-03", appointmentTime };
      await owner.call("POST", "/api/v1/appointments", { ...booking, agentId, appointmentTypeId });
      // Until it has arrived: one that WhatsApp takes back is written again, as a template.
      await waitUntil("the notice", async () => {
        const sql = `select from notices where user_id = $1 and status in ('queued', 'sending', 'sent')`;
        return (await readRows(app.adminUrl, sql, [owner.id])).length === 0;
      });
    };
    const heard = async () => {
      const sql = "select text from messages where user_id = $1 and author = 'client' order by position";
      return (await readRows<{ text: string }>(app.adminUrl, sql, [owner.id])).map(({ text }) => text);
    };
    return { owner, writes, heard };
  };

  const deliver = async (client: string, sid: string, text: string): Promise<number> => {
    const { signAsTwilio } = await import("../../../integrations/whatsapp/twilio/webhooks/signature.ts");
    const { accountSid, authToken } = app.twilio.account;
    const params = {
      AccountSid: accountSid,
      MessageSid: sid,
      From: `whatsapp:${client}`,
      To: `whatsapp:${app.twilio.platformNumber}`,
      Body: text,
      NumMedia: "0",
    };
    const signature = signAsTwilio(authToken, `${app.origin}${app.channel.inboundPath}`, params);
    const answer = await fetch(`http://127.0.0.1:${new URL(app.origin).port}${app.channel.inboundPath}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature },
      body: new URLSearchParams(params),
    });
    return answer.status;
  };

  test("a redelivered message stays with the business that got it, no matter who wrote since", async () => {
    const client = "+34612346003";
    const [one, two] = [await business(client), await business(client)];
    await one.writes();
    expect(await deliver(client, "SM-again", "hello")).toBe(204);
    await two.writes();
    expect(await deliver(client, "SM-again", "hello")).toBe(204);
    expect([await one.heard(), await two.heard()]).toEqual([["hello"], []]);
  });

  test("a client who answers an owner's own message answers that owner", async () => {
    const client = "+34612346004";
    const [one, two] = [await business(client), await business(client)];
    await one.writes();
    await deliver(client, "SM-own-1", "hello");
    await two.writes();
    app.clock.moveTo(app.clock.now().add({ seconds: 2 }));
    const { client_id: clientId } = await conversationOf(one.owner.id);
    await one.owner.call("POST", `/api/v1/clients/${clientId}/messages`, { text: "Could you come at ten?" });
    await waitUntil("the owner's words", async () =>
      (await app.phone(client)).some(({ text }) => text === "Could you come at ten?"),
    );
    await deliver(client, "SM-own-2", "yes, at ten");
    expect([await one.heard(), await two.heard()]).toEqual([["hello", "yes, at ten"], []]);
  });

  test("STOP there means every business that writes from it, and START takes that back", async () => {
    const client = "+34612346009";
    const [one, two] = [await business(client), await business(client)];
    await one.writes();
    await deliver(client, "SM-stop", "STOP");
    const optedOut = () => readRows(app.adminUrl, "select from platform_opt_outs where client = $1", [client]);
    await waitUntil("the opt-out", async () => (await optedOut()).length === 1);
    const before = (await app.phone(client)).length;
    await two.writes();
    await deliver(client, "SM-hello", "hello?");
    const sql = "select reason from notices where user_id = $1";
    expect(await readRows(app.adminUrl, sql, [two.owner.id])).toEqual([{ reason: "opted-out" }]);
    expect(await app.phone(client)).toHaveLength(before);
    await deliver(client, "SM-start", "START");
    await waitUntil("the opt-in", async () => (await optedOut()).length === 0);
    await two.writes();
    expect((await app.phone(client)).length).toBeGreaterThan(before);
  });
});

describe("in a flood of messages", () => {
  const flood = async (phone: ReturnType<typeof openPhoneOf>, messages: number) => {
    for (let index = 0; index < messages; index += 1) await phone.write("menu");
  };

  test("STOP still counts", async () => {
    const salon = await buildSalon(app);
    const phone = openPhoneOf(app, salon.number, "+34612346005");
    await flood(phone, 22);
    await phone.write("STOP");
    const sql = "select opted_out_at is not null as is_out from clients where user_id = $1";
    expect(await readRows(app.adminUrl, sql, [salon.owner.id])).toEqual([{ is_out: true }]);
  });

  test("nothing is booked by a message that isn't answered; asked again, it is", async () => {
    const salon = await buildSalon(app);
    const phone = openPhoneOf(app, salon.number, "+34612346006");
    const booked = () => readRows(app.adminUrl, "select id from appointments where user_id = $1", [salon.owner.id]);
    await flood(phone, 19);
    const [summary] = await phone.write("Haircut tomorrow at 3pm");
    const choice = summary?.options.find(({ title }) => title === "Confirm")?.id;
    const [reply] = await phone.send({ choice });
    expect(reply?.text).toContain("a lot of messages");
    expect(await booked()).toHaveLength(0);
    app.clock.moveTo(app.clock.now().add({ minutes: 2 }));
    const [confirmation] = await phone.send({ choice });
    expect(confirmation?.text).toContain("You're booked");
    expect(await booked()).toHaveLength(1);
  });
});

test("a message that can't be answered doesn't keep the next ones waiting forever; one that is worked on stays", async () => {
  const salon = await buildSalon(app);
  await openPhoneOf(app, salon.number, "+34612346007").write("hello");
  const conversation = await conversationOf(salon.owner.id);
  const store = (text: string) =>
    run(
      `insert into messages (user_id, conversation_id, client_id, author, kind, text, status, created_at, updated_at)
       values ($1, $2, $3, 'client', 'text', $4, 'received', now(), now() - interval '3 hours')`,
      [salon.owner.id, conversation.id, conversation.client_id, text],
    );
  const statusOf = async (text: string) =>
    (
      await readRows(app.adminUrl, "select status, reason from messages where conversation_id = $1 and text = $2", [
        ...[conversation.id, text],
      ])
    )[0];
  await store("unreadable");
  await run("update conversations set due_at = now() + interval '1 day' where id = $1", [conversation.id]);
  await app.db.run(failAbandonedMessages, {});
  expect(await statusOf("unreadable")).toEqual({ status: "received", reason: null });
  await run("update conversations set due_at = null where id = $1", [conversation.id]);
  await app.db.run(failAbandonedMessages, {});
  expect(await statusOf("unreadable")).toEqual({ status: "failed", reason: "gave-up" });
});
