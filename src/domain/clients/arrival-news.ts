/** What a client said last about when they arrive. */
export type ArrivalNews = { kind: "late" | "coming" | "here"; minutes: number | null; at: string };

/** For as long as somebody may still be waited for. */
const newsHours = 3;

/** From when on such a word is still news. */
export const arrivalsSince = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: newsHours });

/** The arrival news of a stored conversation; null when there is none, or it is about an earlier visit. */
export const arrivalNews = (
  stored: { kind: ArrivalNews["kind"]; minutes: number | null; atMs: number } | null,
  now: Temporal.Instant,
): ArrivalNews | null => {
  if (stored === null || stored.atMs < arrivalsSince(now).epochMilliseconds) return null;
  return {
    kind: stored.kind,
    minutes: stored.minutes,
    at: Temporal.Instant.fromEpochMilliseconds(stored.atMs).toString(),
  };
};
