/** How long a form may lie open. The answer to a form that was sent is remembered at least as long. */
const formHours = 12;

/** Whether a form that was made at an instant may still be sent; one from the future was made by nobody. */
export const isFormFresh = (madeAtMs: number, now: Temporal.Instant): boolean => {
  const age = now.epochMilliseconds - madeAtMs;
  return age >= -60_000 && age <= formHours * 3_600_000;
};
