import fc from "fast-check";

/** Enough for a person to read; the seed brings the rest back. */
const shownLength = 1_500;

/** What a failed property says: how to repeat it, what broke, and the beginning of what broke it. */
export const describeCounterexample = <Ts>(run: fc.RunDetails<Ts>): string => {
  const { seed, numRuns, numShrinks, counterexamplePath, counterexample, errorInstance } = run;
  const path = counterexamplePath === null ? "" : `, path: "${counterexamplePath}"`;
  const found = counterexample === null ? "none was found in time" : shorten(fc.stringify(counterexample));
  const error = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [
    `A property failed after ${numRuns} runs, made smaller ${numShrinks} times.`,
    `Repeat it with { seed: ${seed}${path} } as the last argument of assertProperty.`,
    `Counterexample: ${found}`,
    `Error: ${shorten(error)}`,
  ].join("\n");
};

const shorten = (text: string): string =>
  text.length <= shownLength ? text : `${text.slice(0, shownLength)} … (${text.length} characters in all)`;
