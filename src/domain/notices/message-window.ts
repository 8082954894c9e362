/** WhatsApp's rule is 24 hours after the client's last message; the last minutes are left out, as sending takes time. */
const openMs = 24 * 3_600_000 - 5 * 60_000;

/** Until when free text may be sent to a client who last wrote at `lastInboundAt`. */
export const windowClosesAt = (lastInboundAt: Temporal.Instant): Temporal.Instant =>
  lastInboundAt.add({ milliseconds: openMs });

/** Whether free text may be sent to a client who last wrote at `lastInboundAt`. */
export const isWindowOpen = (lastInboundAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  lastInboundAt !== null && now.epochMilliseconds - lastInboundAt.epochMilliseconds < openMs;
