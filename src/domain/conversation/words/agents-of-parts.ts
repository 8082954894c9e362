/** Where in a message something is named. */
export type NamedAt = { id: string; at: number };

/**
 * "A cut with Ana and a colour with Luis": each person belongs to the service before them, or, where the first person comes first,
 * to the one after. Empty when that doesn't give each person a service of their own.
 */
export const agentsOfParts = (services: readonly NamedAt[], people: readonly NamedAt[]): (string | null)[] => {
  const [firstService] = services;
  const [firstPerson, ...others] = people.toSorted((a, b) => a.at - b.at);
  if (!firstService || !firstPerson || others.length === 0) return [];
  const isAhead = firstPerson.at < firstService.at;
  const owners = [firstPerson, ...others].map(({ id, at }) => {
    const service = isAhead ? services.find((one) => one.at > at) : services.findLast((one) => one.at < at);
    return { id, serviceId: service?.id };
  });
  const isClear =
    owners.every(({ serviceId }) => serviceId !== undefined) &&
    new Set(owners.map(({ serviceId }) => serviceId)).size === owners.length;
  if (!isClear) return [];
  return services.map(({ id }) => owners.find(({ serviceId }) => serviceId === id)?.id ?? null);
};
