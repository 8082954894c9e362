import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Keeps what has to be known again, such as a password for elsewhere, unreadable in the database and its backups: sealed
 * with the installation's secret, and only for the place it was sealed for.
 */
export const sealText = (secret: string, place: string, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
};

/** Null when it was sealed with another secret, for another place, or was changed. */
export const unsealText = (secret: string, place: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < 28) return null;
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(12, 28));
  try {
    return decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
};

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "daybook sealed secrets", 32));
