import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { showApiError } from "../toast/toast.ts";
import { ApiError } from "./api-error.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The caller tells the person what went wrong, in words of its own. */
      ownErrors?: boolean;
    };
  }
}

const passing = new Set(["offline", "unavailable", "internal"]);

const retry = (failures: number, error: unknown): boolean =>
  failures < 2 && error instanceof ApiError && passing.has(error.code);

const failureFreshMs = 5_000;

/**
 * A failure that was just shown isn't tried again because a part that shows it has appeared: that part would give way to what
 * says that it loads, fail once more, and so on for ever. Who comes back later asks anew.
 */
const retryOnMount = ({ state }: Query): boolean => Date.now() - state.errorUpdatedAt >= failureFreshMs;

/** `onSignedOut` runs whenever any call learns that the session has ended. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === "signed-out";
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isSignedOut(error)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isSignedOut(error)) onSignedOut();
        else if (!mutation.meta?.ownErrors) showApiError(error);
      },
    }),
    // "always": a paused request would spin forever where a failed one says that the line is down.
    defaultOptions: {
      queries: { retry, retryOnMount, networkMode: "always", staleTime: 30_000 },
      mutations: { networkMode: "always" },
    },
  });
};
