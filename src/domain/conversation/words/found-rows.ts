/** Rows of a table of weights in the order in which they were found, each once: `seen` has the number of the last text that had a row. */
export type FoundRows = { rows: Uint16Array; count: number; seen: Uint32Array; turn: number };

/** Made once for a table and used for every text: only what was found is copied. */
export const foundRows = (tableRows: number): FoundRows => ({
  rows: new Uint16Array(tableRows),
  count: 0,
  seen: new Uint32Array(tableRows),
  turn: 0,
});

/** Nothing is found yet of the next text. */
export const beginRows = (found: FoundRows): void => {
  found.count = 0;
  found.turn = (found.turn + 1) >>> 0;
  if (found.turn !== 0) return;
  found.seen.fill(0);
  found.turn = 1;
};

export const addRow = (found: FoundRows, row: number): void => {
  if (found.seen[row] === found.turn) return;
  found.seen[row] = found.turn;
  found.rows[found.count] = row;
  found.count += 1;
};
