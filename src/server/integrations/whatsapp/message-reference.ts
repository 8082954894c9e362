import type { OwnerId } from "#domain/owner-id.ts";

/** `notice`: about an appointment; `message`: an answer in a chat. */
export type SentThing = "notice" | "message";

/** What travels with a message and comes back with every report about it. Ids only: it is in an address. */
export const toReference = (thing: SentThing, ownerId: OwnerId, id: string): string => `${thing}.${ownerId}.${id}`;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^(notice|message)\\.(${uuid})\\.(${uuid})$`);

/**
 * What a report is about and whose it is; null when it is about something else. Only for reports whose signature was
 * checked: the provider signs the reference it was given by us, which proves the owner.
 */
export const readReference = (thing: SentThing, reference: string | null): { ownerId: OwnerId; id: string } | null => {
  const [, found, ownerId, id] = form.exec(reference ?? "") ?? [];
  return found === thing && ownerId && id ? { ownerId: ownerId as OwnerId, id } : null;
};
