import fc from "fast-check";
import { describeCounterexample } from "./describe-counterexample.ts";

type Parameters<Ts> = Omit<fc.Parameters<Ts>, "plugins">;

/** `fc.assert` with a fresh seed, whose failure a person can read and repeat. */
export const assertProperty = <Ts>(property: fc.IProperty<Ts>, parameters: Parameters<Ts> = {}): void => {
  const readable: fc.Plugin<Ts> = () => ({
    onAllRunsComplete: (run) => {
      if (run.failed) throw new Error(describeCounterexample(run), { cause: run.errorInstance });
    },
  });
  fc.assert(property, { ...parameters, plugins: [readable] });
};
