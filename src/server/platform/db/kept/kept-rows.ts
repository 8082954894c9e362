import type { Query } from "../query.ts";

/**
 * Rows that were read before and are still the same. `version` is what the owner's settings have had since their last change
 * (see `settings_versions`): rows read under it are good for as long as it is the owner's. It is read before the rows are, so
 * that they are at least as new as it says.
 */
export type KeptRows = {
  find(at: KeptAt): unknown[] | undefined;
  keep(at: KeptAt, rows: unknown[]): void;
};

export type KeptAt = { ownerId: string; version: string; key: string };

/** What tells one reading from another: the statement and its values. */
export const keyOf = <Params, Row>(query: Query<Params, Row>, params: Params): string =>
  `${query.name} ${JSON.stringify(query.bind(params))}`;

/** A day's settings of a business are some kilobytes, so that all of these take a few megabytes. */
const mostOwners = 500;
/** A few statements, for today and for yesterday, at each of the owner's numbers. */
const mostRowsPerOwner = 20;

export const openKeptRows = (owners = mostOwners): KeptRows => {
  const kept = new Map<string, { version: string; rows: Map<string, unknown[]> }>();
  return {
    find: ({ ownerId, version, key }) => {
      const own = kept.get(ownerId);
      if (own?.version !== version) return undefined;
      // Whoever was asked for last goes last.
      kept.delete(ownerId);
      kept.set(ownerId, own);
      return own.rows.get(key);
    },
    keep: ({ ownerId, version, key }, rows) => {
      const before = kept.get(ownerId);
      const own = before?.version === version ? before : { version, rows: new Map<string, unknown[]>() };
      kept.delete(ownerId);
      kept.set(ownerId, own);
      own.rows.set(key, rows);
      dropFirst(own.rows, mostRowsPerOwner);
      dropFirst(kept, owners);
    },
  };
};

const dropFirst = (map: Map<string, unknown>, most: number): void => {
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
};
