/** A step took longer than it may. */
export class TimeLimitExceeded extends Error {
  override readonly name = "TimeLimitExceeded";
}

/** The promise's own end, or a failure once the time is over. What goes on behind it isn't waited for any more. */
export const withTimeLimit = async <Result>(ms: number, what: string, step: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(`${what} took longer than ${ms} ms`)), ms);
  });
  // Whichever comes second has no listener left.
  step.catch(() => {});
  try {
    return await Promise.race([step, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
};
