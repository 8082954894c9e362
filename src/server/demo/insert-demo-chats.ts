import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../platform/db/database.ts";
import type { DemoChat } from "./demo-chats.ts";
import { demoNumber } from "./demo-number.ts";
import { insertDemoClient, insertDemoConversation, insertDemoMessage, openDemoWindow } from "./demo-store.ts";

/** Chats that have taken place, on the demo's number. */
export const insertDemoChats = async (
  tx: Tx,
  ownerId: OwnerId,
  chats: readonly DemoChat[],
  now: Temporal.Instant,
): Promise<void> => {
  for (const { name, phone, language, wantsHuman, messages } of chats) {
    const atOf = (minutes: number) => now.subtract({ minutes });
    const firstAt = atOf(messages[0]?.minutesAgo ?? 0);
    const lastAt = atOf(messages.at(-1)?.minutesAgo ?? 0);
    const wantsHumanSince = wantsHuman ? lastAt : null;
    const [client] = await tx.run(insertDemoClient, {
      ownerId,
      name,
      phone,
      language,
      wantsHumanSince,
      firstAt,
      lastAt,
    });
    if (!client) throw new Error("a client was not stored");
    const place = { ownerId, clientId: client.id };
    const [conversation] = await tx.run(insertDemoConversation, { ...place, sender: demoNumber, disclosedAt: firstAt });
    if (!conversation) throw new Error("a conversation was not stored");
    const lastWritten = messages.findLast(({ author }) => author === "client");
    if (lastWritten) tx.send(openDemoWindow, { sender: demoNumber, client: phone, now: atOf(lastWritten.minutesAgo) });
    for (const { minutesAgo, options, ...message } of messages) {
      await tx.run(insertDemoMessage, {
        ...place,
        ...message,
        conversationId: conversation.id,
        options: JSON.stringify(options),
        status: message.author === "client" ? "done" : "read",
        at: atOf(minutesAgo),
      });
    }
  }
};
