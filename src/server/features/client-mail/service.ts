import { isLanguage, type Language } from "#domain/languages.ts";
import { businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { readStopToken, stopToken } from "./stop-token-service.ts";
import { markMailRefused, selectMailedClient, setMailStopped } from "./store.ts";

export type ClientMailDeps = { db: Database; clock: Clock; secret: string };

export type MailChoice = { business: string; language: Language | null; isStopped: boolean };

/** Where a client stops reminders and offers by mail. */
export const stopAddress = (
  { secret, publicUrl }: { secret: string; publicUrl: string },
  client: { ownerId: OwnerId; clientId: string },
): string => `${publicUrl}/client-mail/${stopToken(secret, client)}`;

/** What the client of a link receives by mail; null when the link isn't ours, or the client was erased. */
export const findMailChoice = async ({ db, secret }: ClientMailDeps, token: string): Promise<MailChoice | null> => {
  const client = readStopToken(secret, token);
  if (client === null) return null;
  const [[row]] = await db.read(client.ownerId, (tx) => [tx.run(selectMailedClient, client)]);
  if (!row) return null;
  const { wizard_name: wizardName, company_name: companyName, owner_name: ownerName, language } = row;
  return {
    business: businessNameOf({ wizardName, companyName, ownerName }),
    language: isLanguage(language) ? language : null,
    isStopped: row.mail_stopped_at !== null,
  };
};

/** Stops reminders and offers by mail, or starts them again. Doing it twice is fine. */
export const changeMailChoice = async (
  { db, clock, secret }: ClientMailDeps,
  token: string,
  isStopped: boolean,
): Promise<void> => {
  const client = readStopToken(secret, token);
  if (client === null) return;
  const { ownerId, clientId } = client;
  await db.withOwner(ownerId, async (tx) => {
    const [changed] = await tx.run(setMailStopped, { ownerId, clientId, stoppedAt: isStopped ? clock.now() : null });
    if (!changed) return;
    const details = { fields: ["remindersByMail"] };
    await recordAudit(tx, ownerId, { actor: "client", action: "client.changed", subjectId: changed.id, details });
  });
};

/** A mail server refused the address for good: nothing more goes there until the owner corrects it. */
export const noteRefusedAddress = async (
  tx: Tx,
  ownerId: OwnerId,
  { email, now }: { email: string; now: Temporal.Instant },
): Promise<void> => {
  await tx.run(markMailRefused, { ownerId, email, now });
};
