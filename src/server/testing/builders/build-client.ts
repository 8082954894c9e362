import { randomInt, randomUUID } from "node:crypto";
import { asAdmin } from "../apps/test-cluster.ts";

export type BuiltClient = { clientId: string; conversationId: string; messageId: string };

/** Someone who has just written to the business. */
export const buildClient = async (
  adminUrl: string,
  ownerId: string,
  { name, at }: { name: string; at: string },
): Promise<BuiltClient> => {
  const [conversationId, messageId] = [randomUUID(), randomUUID()];
  let clientId = "";
  const sender = `+999${String(randomInt(1e9)).padStart(9, "0")}`;
  const address = "+34600000000";
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into clients (user_id, channel_address, phone, name, last_message_at) values ($1, $2, $2, $3, $4)
       on conflict (user_id, channel_address) do update set name = excluded.name, last_message_at = excluded.last_message_at
       returning id`,
      [ownerId, address, name, at],
    );
    clientId = rows[0]?.id ?? "";
    await client.query("insert into conversations (id, user_id, client_id, sender) values ($1, $2, $3, $4)", [
      conversationId,
      ownerId,
      clientId,
      sender,
    ]);
    await client.query(
      `insert into messages (id, user_id, conversation_id, client_id, author, kind, text, status, created_at)
       values ($1, $2, $3, $4, 'client', 'text', $5, 'done', $6)`,
      [messageId, ownerId, conversationId, clientId, `${name} says hello`, at],
    );
    await client.query("insert into whatsapp_windows (sender, client, last_inbound_at) values ($1, $2, $3)", [
      sender,
      address,
      at,
    ]);
  });
  return { clientId, conversationId, messageId };
};
