import { createHash, createHmac } from "node:crypto";

/** The secret part of a feed's address: derived, so that it can be shown again while only its hash is stored. */
export const feedToken = (secret: string, feedId: string, generation: number): string =>
  createHmac("sha256", secret).update(`calendar feed ${feedId} ${generation}`).digest("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
