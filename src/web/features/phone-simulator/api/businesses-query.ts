import { queryOptions } from "@tanstack/react-query";
import { simulatorRequest } from "./simulator-request.ts";

export type Business = { name: string; number: string };

/** Every business that has a number to write to. */
export const businessesQuery = queryOptions({
  queryKey: ["simulator", "businesses"],
  queryFn: ({ signal }) => simulatorRequest<Business[]>("businesses", undefined, signal),
  // One may be set up in the next tab.
  refetchInterval: 10_000,
});
