import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#domain/suggestions/suggest-requests.ts";
import { simulatorRequest } from "./simulator-request.ts";

/** What a client could write to a business now and would get. */
export const suggestionsQuery = (business: string) =>
  queryOptions({
    queryKey: ["simulator", "suggestions", business],
    queryFn: ({ signal }) =>
      simulatorRequest<Suggestion[]>(`suggestions?${new URLSearchParams({ business })}`, undefined, signal),
    // A booking elsewhere may take one of them.
    refetchInterval: 5_000,
  });
