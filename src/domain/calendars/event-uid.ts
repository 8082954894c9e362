/**
 * What an appointment is called in every calendar outside, for as long as it exists: programs know by it that an entry
 * is the one they already have. It doesn't follow the installation's address, which may change.
 */
export const eventUid = (appointmentId: string): string => `${appointmentId}@daybook`;

/** The appointment behind an entry's UID; null when the entry isn't one of Daybook's. */
export const appointmentIdOf = (uid: string): string | null => uidPattern.exec(uid.trim())?.[1]?.toLowerCase() ?? null;

const uidPattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@daybook$/i;
