import { useMutation, useQueryClient } from "@tanstack/react-query";
import { handBackClient } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { clientQuery } from "./client-query.ts";

export const useHandBackClient = (clientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(handBackClient, { params: { clientId } }),
    onSuccess: (client) => {
      queryClient.setQueryData(clientQuery(clientId).queryKey, client);
      return invalidateAfter(queryClient, "conversations");
    },
  });
};
