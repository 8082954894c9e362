import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { clockQuery } from "./clock-query.ts";
import { simulatorRequest } from "./simulator-request.ts";

type ClockMove = { now: string } | { advanceMinutes: number };

export const useMoveClock = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: ClockMove) => simulatorRequest<{ now: string }>("clock", move),
    onSuccess: (clock) => {
      queryClient.setQueryData(clockQuery.queryKey, clock);
      return invalidateAfter(queryClient, "simulated-phone");
    },
  });
};
