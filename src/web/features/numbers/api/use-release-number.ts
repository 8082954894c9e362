import { useMutation, useQueryClient } from "@tanstack/react-query";
import { releaseWhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export const useReleaseNumber = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (numberId: string) => callApi(releaseWhatsAppNumber, { params: { numberId } }),
    onSettled: () => invalidateAfter(queryClient, "whatsapp_phone_numbers"),
    meta: { ownErrors: true },
  });
};
