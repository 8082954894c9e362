import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerClientQuestion, dismissClientQuestion } from "#contract/clients/client-questions.ts";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { clientQuery } from "./client-query.ts";

type Answer = { questionId: string; text: string; idempotencyKey: string };

/** Refused or not, the chat may have moved on: somebody else was faster, or the window closed. */
const useSettled = (clientId: string) => {
  const queryClient = useQueryClient();
  return {
    show: (client: ClientDetails) => queryClient.setQueryData(clientQuery(clientId).queryKey, client),
    onSettled: () => invalidateAfter(queryClient, "conversations"),
  };
};

/** `onAnswered` belongs to the mutation: the question's card is gone by then. */
export const useAnswerQuestion = (clientId: string, onAnswered: (text: string) => void) => {
  const { show, onSettled } = useSettled(clientId);
  return useMutation({
    mutationFn: ({ questionId, text, idempotencyKey }: Answer) =>
      callApi(answerClientQuestion, { params: { questionId }, body: { text } }, { idempotencyKey }),
    onSuccess: (client, { text }) => {
      onAnswered(text);
      show(client);
    },
    onSettled,
  });
};

export const useDismissQuestion = (clientId: string, onDismissed: () => void) => {
  const { show, onSettled } = useSettled(clientId);
  return useMutation({
    mutationFn: (questionId: string) => callApi(dismissClientQuestion, { params: { questionId } }),
    onSuccess: (client) => {
      onDismissed();
      show(client);
    },
    onSettled,
  });
};
