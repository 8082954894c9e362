import { useMutation, useQueryClient } from "@tanstack/react-query";
import { mergeClients, unmergeClients } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

type Merger = { clientId: string; otherClientId: string; name: string };

export const useMergeClients = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientId, ...body }: Merger) => callApi(mergeClients, { params: { clientId }, body }),
    onSettled: () => invalidateAfter(queryClient, "clients", "appointments"),
    meta: { ownErrors: true },
  });
};

export const useUnmergeClients = (clientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (otherClientId: string) => callApi(unmergeClients, { params: { clientId }, body: { otherClientId } }),
    onSettled: () => invalidateAfter(queryClient, "clients", "appointments"),
  });
};
