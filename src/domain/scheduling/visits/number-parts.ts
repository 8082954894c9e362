export type PartNumber = { number: number; count: number };

type Part = { id: string; visitId: string | null; status: string; startsAt: string };

/** Which part of its visit each appointment is, by its id; cancelled ones and single ones have no number. */
export const numberParts = (appointments: readonly Part[]): ReadonlyMap<string, PartNumber> => {
  const numbers = new Map<string, PartNumber>();
  const parts = appointments.filter(({ visitId, status }) => visitId !== null && status !== "cancelled");
  for (const visit of Map.groupBy(parts, ({ visitId }) => visitId).values()) {
    if (visit.length < 2) continue;
    const inOrder = visit.toSorted(
      (a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt) || (a.id < b.id ? -1 : 1),
    );
    for (const [index, { id }] of inOrder.entries()) numbers.set(id, { number: index + 1, count: visit.length });
  }
  return numbers;
};
