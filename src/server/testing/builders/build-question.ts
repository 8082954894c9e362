import { randomUUID } from "node:crypto";
import { asAdmin } from "../apps/test-cluster.ts";

type Question = { clientId: string; conversationId: string; words?: string; at?: string; place?: number };

/** What a client asked, and the bot passed on to the team. */
export const buildQuestion = async (
  adminUrl: string,
  ownerId: string,
  { clientId, conversationId, words = "Do you use vegan dye?", at = "2027-03-01T08:00:00Z", place = 1 }: Question,
): Promise<{ questionId: string }> => {
  const questionId = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      `insert into client_questions (id, user_id, client_id, conversation_id, words, place, asked_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [questionId, ownerId, clientId, conversationId, words, place, at],
    ),
  );
  return { questionId };
};
