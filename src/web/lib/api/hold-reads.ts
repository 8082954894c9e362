let held: Promise<boolean> | undefined;
let isSignedOut = false;

/** What may be asked with nobody signed in. */
const openPaths: ReadonlySet<string> = new Set(["/api/v1/session", "/api/v1/auth-options", "/api/v1/admin/setup"]);

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

/**
 * Whether there is anyone to read for. A screen that is about to go may still ask: a part of it that has just arrived, or
 * one that finds its answer forgotten.
 */
export const readForOwner = (isSignedIn: boolean): void => {
  isSignedOut = !isSignedIn;
};

/** Waits while reads are held. Throws like an aborted request when there is nobody left to read for. */
export const mayRead = async (path: string): Promise<void> => {
  const hasLeft = held ? await held : false;
  if (hasLeft || (isSignedOut && !openPaths.has(path))) throw new DOMException("Logged out meanwhile", "AbortError");
};
