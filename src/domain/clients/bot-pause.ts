/** A client whom the owner has answered isn't answered by the bot for an hour, counted from the owner's last message. */
export const pauseEnd = (now: Temporal.Instant): Temporal.Instant => now.add({ hours: 1 });

/** Whether the bot leaves this person to the owner at the moment. */
export const isBotPaused = (pausedUntil: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  pausedUntil !== null && Temporal.Instant.compare(pausedUntil, now) > 0;
