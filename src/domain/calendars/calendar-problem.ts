/** Why a calendar elsewhere couldn't be read or written. What was known of it before goes on counting. */
export const calendarProblems = [
  /** No answer, or none in time. */
  "unreachable",
  /** The server answers with an error. */
  "server-error",
  /** There is no calendar at this address, or we may not read it. */
  "not-found",
  /** The username or password is no longer valid. Nothing is tried until the owner enters them again. */
  "sign-in",
  /** The address leads into a private network. */
  "private-address",
  /** Plain http, which anyone on the way can read. */
  "not-https",
  "too-large",
  "too-many",
  "not-a-calendar",
] as const;

export type CalendarProblem = (typeof calendarProblems)[number];

/** What an answer's status says; null when it is fine. */
export const problemOfStatus = (status: number, kind: "ical" | "caldav"): CalendarProblem | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return kind === "caldav" ? "sign-in" : "not-found";
  return status === 404 || status === 410 ? "not-found" : "server-error";
};

/** From what says least to what says most: a server is asked at several places, and most of them hold nothing. */
const byWeight: readonly CalendarProblem[] = [
  ...(["not-found", "unreachable", "server-error", "not-a-calendar", "too-many", "too-large"] as const),
  ...(["not-https", "private-address", "sign-in"] as const),
];

/** The one problem that the owner is shown, of all that occurred. */
export const weightierProblem = (one: CalendarProblem | null, other: CalendarProblem | null): CalendarProblem | null =>
  one === null || (other !== null && byWeight.indexOf(other) > byWeight.indexOf(one)) ? other : one;

const minutesBetweenReads = 15;
const mostMinutes = 6 * 60;

/** When a calendar is read again: after a quarter of an hour, or longer the more often it failed. */
export const nextReadAt = (now: Temporal.Instant, failures: number): Temporal.Instant =>
  now.add({ minutes: failures === 0 ? minutesBetweenReads : Math.min(mostMinutes, 2 ** Math.min(failures, 9)) });
