import { useMutation, useQueryClient } from "@tanstack/react-query";
import { updateClient } from "#contract/clients/clients.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { clientQuery } from "./client-query.ts";

export const useUpdateClient = (clientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteCall<typeof updateClient>["body"]) => callApi(updateClient, { params: { clientId }, body }),
    onSuccess: (client) => {
      queryClient.setQueryData(clientQuery(clientId).queryKey, client);
      void invalidateAfter(queryClient, "clients");
    },
  });
};
