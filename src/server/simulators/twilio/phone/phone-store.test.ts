import { expect, test } from "vitest";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { buildClient } from "../../../testing/builders/build-client.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { openPhone } from "./phone-store.ts";

const t = await openTestApp();

test("the bot is typing while somebody works on the chat, not over what a restored one will never say", async () => {
  const owner = await t.owner();
  const { conversationId, messageId } = await buildClient(t.adminUrl, owner.id, {
    name: "Ana",
    at: "2027-03-01T09:00Z",
  });
  const [chat] = await readRows<{ sender: string }>(
    t.adminUrl,
    `select sender from conversations where id = '${conversationId}'`,
  );
  const phone = openPhone(t.adminUrl);
  const isTyping = async () => (await phone.progressOf(chat?.sender ?? "", "+34600000000")).isTyping;
  const become = (table: string, id: string, change: string) =>
    asAdmin(t.adminUrl, (client) => client.query(`update ${table} set ${change} where id = $1`, [id]));

  await become("messages", messageId, "status = 'received'");
  expect(await isTyping()).toBe(false);
  await become("conversations", conversationId, "due_at = now() + interval '1 hour'");
  expect(await isTyping()).toBe(true);
  await become("messages", messageId, "status = 'done'");
  expect(await isTyping()).toBe(false);
  await phone.close();
});
