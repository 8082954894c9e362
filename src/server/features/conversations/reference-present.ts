import type { OwnerId } from "#domain/owner-id.ts";

/** What travels with a reply and comes back with every report about it. Ids only: it stands in an address. */
export const messageReference = (ownerId: OwnerId, messageId: string): string => `message.${ownerId}.${messageId}`;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^message\\.(${uuid})\\.(${uuid})$`);

/** Whose reply a report is about; null when it is about something else. Only for reports whose signature was checked. */
export const readMessageReference = (reference: string | null): { ownerId: OwnerId; messageId: string } | null => {
  const [, ownerId, messageId] = form.exec(reference ?? "") ?? [];
  return ownerId && messageId ? { ownerId: ownerId as OwnerId, messageId } : null;
};
