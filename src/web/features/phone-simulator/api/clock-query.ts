import { queryOptions } from "@tanstack/react-query";
import { simulatorRequest } from "./simulator-request.ts";

/** What Daybook takes for the present moment. */
export const clockQuery = queryOptions({
  queryKey: ["simulator", "clock"],
  queryFn: ({ signal }) => simulatorRequest<{ now: string }>("clock", undefined, signal),
  refetchInterval: 5_000,
});
