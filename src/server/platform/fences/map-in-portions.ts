import { setImmediate as nextTurn } from "node:timers/promises";

const portionMs = 20;

/** Maps a list that may be long. After each portion of a few milliseconds, other requests have their turn. */
export const mapInPortions = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  let untilMs = performance.now() + portionMs;
  for (const item of items) {
    results.push(map(item));
    if (performance.now() < untilMs) continue;
    await nextTurn();
    untilMs = performance.now() + portionMs;
  }
  return results;
};
