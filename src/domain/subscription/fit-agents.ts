type ActiveAgent = { id: string; createdAt: Temporal.Instant };

/** Which agents have to be deactivated when only this many may be active: the newest ones. */
export const fitAgents = (active: readonly ActiveAgent[], maxAgents: number): string[] =>
  [...active]
    .sort((a, b) => Temporal.Instant.compare(a.createdAt, b.createdAt) || a.id.localeCompare(b.id))
    .slice(maxAgents)
    .map(({ id }) => id);
