type Item = { readonly id: string };
type Listed = { readonly appointments: readonly Item[] };

/**
 * An answer with the objects of the one before wherever they say the same. By their ids, not by their places as the library
 * does: one more appointment in the morning leaves all after it as they were, and their cards aren't drawn again.
 */
export const keepUnchanged = (before: unknown, now: unknown): unknown => {
  if (!isListed(before) || !isListed(now)) return now;
  const known = new Map(before.appointments.map((item) => [item.id, item]));
  const appointments = now.appointments.map((item) => {
    const old = known.get(item.id);
    return old && isSame(old, item) ? old : item;
  });
  const isWhole =
    appointments.length === before.appointments.length &&
    appointments.every((item, index) => item === before.appointments[index]);
  const answer = { ...now, appointments: isWhole ? before.appointments : appointments };
  return isSame(before, answer) ? before : answer;
};

const isListed = (answer: unknown): answer is Listed =>
  typeof answer === "object" && answer !== null && "appointments" in answer && Array.isArray(answer.appointments);

/** Value by value: what is listed holds nothing but texts, numbers, yes and no. */
const isSame = (one: object, other: object): boolean => {
  if (one === other) return true;
  const [before, now] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in now) if (before[key] !== now[key]) return false;
  return Object.keys(before).length === Object.keys(now).length;
};
