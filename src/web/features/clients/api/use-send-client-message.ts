import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendClientMessage } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

type Reply = { text: string; idempotencyKey: string };

export const useSendClientMessage = (clientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: Reply) =>
      callApi(sendClientMessage, { params: { clientId }, body: { text } }, { idempotencyKey }),
    // Refused or not, the chat may have moved on: the window closed, or the person asked for silence.
    onSettled: () => invalidateAfter(queryClient, "conversations"),
  });
};
