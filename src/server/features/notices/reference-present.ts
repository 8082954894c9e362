import type { OwnerId } from "#domain/owner-id.ts";

/** What travels with a message and comes back with every report about it. Ids only: it stands in an address. */
export const noticeReference = (ownerId: OwnerId, noticeId: string): string => `notice.${ownerId}.${noticeId}`;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^notice\\.(${uuid})\\.(${uuid})$`);

/**
 * Whose notice a report is about; null when it is about something else. Only for reports whose signature was checked:
 * the provider signs the reference it was given by us, which proves the owner.
 */
export const readReference = (reference: string | null): { ownerId: OwnerId; noticeId: string } | null => {
  const [, ownerId, noticeId] = form.exec(reference ?? "") ?? [];
  return ownerId && noticeId ? { ownerId: ownerId as OwnerId, noticeId } : null;
};
