import { createHmac, timingSafeEqual } from "node:crypto";
import type { OwnerId } from "#domain/owner-id.ts";

type MailedClient = { ownerId: OwnerId; clientId: string };

const idBytes = 16;
const signatureBytes = 24;

/**
 * The secret part of the address in each mail by which a client stops reminders. It is signed and not stored: it lasts as
 * long as the client's record, since mails stay in mailboxes for years.
 */
export const stopToken = (secret: string, { ownerId, clientId }: MailedClient): string => {
  const ids = Buffer.concat([bytesOf(ownerId), bytesOf(clientId)]);
  return Buffer.concat([ids, sign(secret, ids)]).toString("base64url");
};

/** Null unless the token was made here. */
export const readStopToken = (secret: string, token: string): MailedClient | null => {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * idBytes + signatureBytes || bytes.toString("base64url") !== token) return null;
  const ids = bytes.subarray(0, 2 * idBytes);
  if (!timingSafeEqual(sign(secret, ids), bytes.subarray(2 * idBytes))) return null;
  return { ownerId: uuidOf(ids.subarray(0, idBytes)) as OwnerId, clientId: uuidOf(ids.subarray(idBytes)) };
};

const sign = (secret: string, ids: Buffer): Buffer =>
  createHmac("sha256", secret).update("stop client mail ").update(ids).digest().subarray(0, signatureBytes);

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll("-", ""), "hex");

const uuidOf = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
