import { createHash } from "node:crypto";

/**
 * The queue in which everything between a number and a client happens in order. A digest, as the queue's names outlive
 * the jobs and a client's number must not.
 */
export const conversationQueue = (sender: string, client: string): string =>
  `whatsapp:${createHash("sha256").update(`${sender} ${client}`).digest("base64url").slice(0, 22)}`;
