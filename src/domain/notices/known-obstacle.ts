import type { NoticeReason } from "./notice-reason.ts";

/** What is known about reaching a client before anything is sent. */
export type WayToClient = {
  /** The number to write from, and the client's; null when there is none that could be used. */
  sender: string | null;
  recipient: string | null;
  /** The client wrote STOP. */
  isOptedOut: boolean;
  /** Why the latest message to the client failed, if it did and the client hasn't written since. */
  lastFailure: NoticeReason | null;
};

/** Failures that trying again won't fix. */
const lasting: ReadonlySet<NoticeReason> = new Set(["not-on-whatsapp", "opted-out", "unreachable"]);

/** Why a client would surely not be notified of a change, said before the owner makes it; null when nothing is known. */
export const knownObstacle = ({ sender, recipient, isOptedOut, lastFailure }: WayToClient): NoticeReason | null => {
  if (sender === null) return "no-sender";
  if (recipient === null) return "phone-unusable";
  if (isOptedOut) return "opted-out";
  return lastFailure !== null && lasting.has(lastFailure) ? lastFailure : null;
};
