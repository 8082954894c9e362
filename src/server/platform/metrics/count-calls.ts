import type { Metrics } from "./create-metrics.ts";

type Call = (...args: never[]) => unknown;

/** What happened to a call: a result that says no has a reason, a failure has a name. */
const outcomeOf = (result: unknown): string => {
  const { ok, reason } = (result ?? {}) as { ok?: unknown; reason?: unknown };
  return ok === false ? String(reason ?? "refused") : "ok";
};

/**
 * The same provider with its calls counted. Only promises are calls; what is answered on the spot (a check of a signature)
 * asks nobody. Errors are distinguished by their names, which are few.
 */
export const countCalls = <Provider extends object>(
  provider: Provider,
  name: string,
  { providerCalls }: Pick<Metrics, "providerCalls">,
): Provider => {
  const counted = { ...provider } as Record<string, unknown>;
  for (const [key, value] of Object.entries(provider)) {
    if (typeof value !== "function") continue;
    counted[key] = (...args: never[]) => {
      const answer = (value as Call)(...args);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (result: unknown) => {
          providerCalls.inc({ provider: name, outcome: outcomeOf(result) });
          return result;
        },
        (error: unknown) => {
          providerCalls.inc({ provider: name, outcome: error instanceof Error ? error.name : "failure" });
          throw error;
        },
      );
    };
  }
  return counted as Provider;
};
