/** A sender who hasn't written a command for this long has to prove the number again: it may be somebody else's by now. */
const idleDays = 90;

export type Sender = { endedAt: Temporal.Instant | null; lastUsedAt: Temporal.Instant };

/** `verified`: commands count. `idle` and `ended`: the number was verified and has to be again. */
export type SenderStatus = "verified" | "idle" | "ended";

export const senderStatusOf = ({ endedAt, lastUsedAt }: Sender, now: Temporal.Instant): SenderStatus => {
  if (endedAt !== null) return "ended";
  const idleMs = now.epochMilliseconds - lastUsedAt.epochMilliseconds;
  return idleMs > idleDays * 86_400_000 ? "idle" : "verified";
};
