/** Who is refused. */
export type OverloadLevel = "nobody" | "strangers" | "everyone";

/** How far behind the process is. */
export type ProcessLoad = {
  /** For how long new work waits behind our own, smoothed over about a second. */
  lagMs: number;
  /** How many wait for a connection to the database, for each connection there is. */
  waitingPerConnection: number;
  /** Requests that are being answered. */
  openRequests: number;
};

/** From where on somebody is refused. */
export type OverloadLimits = Readonly<Record<Exclude<OverloadLevel, "nobody">, ProcessLoad>>;

/**
 * Long before an owner would notice, strangers have to wait: most of a flood is theirs. Owners and providers are turned
 * away only when they would wait in vain.
 */
export const usualLimits: OverloadLimits = {
  strangers: { lagMs: 100, waitingPerConnection: 5, openRequests: 8 },
  everyone: { lagMs: 1_000, waitingPerConnection: 50, openRequests: 8 },
};

export const overloadLevel = (load: ProcessLoad, limits: OverloadLimits): OverloadLevel => {
  if (isBeyond(load, limits.everyone)) return "everyone";
  return isBeyond(load, limits.strangers) ? "strangers" : "nobody";
};

/** A process that lags with few requests is busy with other work of its own, like its start: no refusal shortens that. */
const isBeyond = (load: ProcessLoad, limit: ProcessLoad): boolean =>
  (load.lagMs > limit.lagMs && load.openRequests > limit.openRequests) ||
  load.waitingPerConnection > limit.waitingPerConnection;
