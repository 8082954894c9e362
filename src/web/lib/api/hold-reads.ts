let held: Promise<boolean> | undefined;

/**
 * Lets nothing be read while someone logs out, since it would be refused. `left` resolves to whether they did: what waited is then
 * given up, or read after all.
 */
export const holdReads = (left: Promise<boolean>): void => {
  held = left;
  void left.finally(() => {
    if (held === left) held = undefined;
  });
};

/** Waits while reads are held. Throws like an aborted request when there is nobody left to read for. */
export const mayRead = async (): Promise<void> => {
  if (held && (await held)) throw new DOMException("Logged out meanwhile", "AbortError");
};
