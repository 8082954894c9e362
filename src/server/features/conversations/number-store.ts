import { sql } from "kysely";

/**
 * Whether a conversation's number still belongs to its owner, or at least to no one else: a released number may have
 * been bought by another business with the same client.
 */
export const mayWriteFrom = (conversation: string) => {
  const [owner, sender] = [sql.ref(`${conversation}.user_id`), sql.ref(`${conversation}.sender`)];
  // A number is in use by one business at most: only one that isn't the owner's any more has to be asked about.
  return sql<boolean>`(exists (select from whatsapp_phone_numbers own where own.user_id = ${owner}
      and own.phone_number = ${sender} and own.is_active)
    or not exists (select from find_number(${sender}) number where number.user_id <> ${owner}))`;
};

/** Since when the client `c` of a conversation wants no messages on its number; null when they do. */
export const optedOutSince = (conversation: string) => {
  const sender = sql.ref(`${conversation}.sender`);
  // On a number of the business's own it is theirs to keep; on the platform's it means every business that writes from it.
  return sql<Temporal.Instant | null>`case when exists (select from platform_sender s where s.address = ${sender})
    then opted_out_since(c.user_id, c.channel_address, ${sender}) else c.opted_out_at end`;
};
