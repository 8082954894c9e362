/** One read serves all who ask within that time, so that asking often costs no more. One that failed isn't kept. */
export const keepBriefly = <Result>(ms: number, read: () => Promise<Result>): (() => Promise<Result>) => {
  let kept: { atMs: number; result: Promise<Result> } | null = null;
  return () => {
    if (kept !== null && performance.now() <= kept.atMs + ms) return kept.result;
    const now = { atMs: performance.now(), result: Promise.resolve().then(read) };
    now.result.catch(() => {
      if (kept === now) kept = null;
    });
    kept = now;
    return now.result;
  };
};
