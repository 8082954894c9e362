import { sql } from "kysely";

/**
 * Whether a conversation's number still belongs to its owner, or at least to no one else: a released number may have
 * been bought by another business with the same client.
 */
export const mayWriteFrom = (conversation: string) =>
  sql<boolean>`not exists (select from find_number(${sql.ref(`${conversation}.sender`)}) number
    where number.user_id <> ${sql.ref(`${conversation}.user_id`)})`;
