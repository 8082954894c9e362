import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sendClientMessage } from "#contract/clients.ts";
import { callApi } from "../../../lib/api/api.ts";
import { clientMessagesQuery } from "./client-messages-query.ts";

type Reply = { text: string; idempotencyKey: string };

export const useSendClientMessage = (clientId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ text, idempotencyKey }: Reply) =>
      callApi(sendClientMessage, { params: { clientId }, body: { text } }, { idempotencyKey }),
    // Refused or not, the chat may have moved on: the window closed, or the person asked for silence.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: clientMessagesQuery(clientId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ["client", clientId] }),
      ]),
  });
};
