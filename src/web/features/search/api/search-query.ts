import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { searchEverything } from "#contract/search.ts";
import { searchTerms } from "#domain/search/search-patterns.ts";
import { callApi } from "../../../lib/api/api.ts";

export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ["search", search],
    queryFn: ({ signal }) => callApi(searchEverything, { query: { search } }, { signal }),
    enabled: searchTerms(search).length > 0,
    // What was found stays until the next answer arrives, so that the list doesn't flicker while someone types.
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    gcTime: 30_000,
  });
