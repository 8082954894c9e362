import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteHouseAnswer, type HouseAnswer } from "#contract/chat/house-answers.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useSaveHouseAnswer } from "./use-save-house-answer.ts";

/** Deletes at once; the toast offers to bring the answer back. */
export const useDeleteHouseAnswer = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate: save } = useSaveHouseAnswer();
  return useMutation({
    mutationFn: ({ id }: HouseAnswer) => callApi(deleteHouseAnswer, { params: { answerId: id } }),
    onSuccess: (_, { title, keywords, answer }) =>
      showToast({
        title: t("toast.success"),
        description: t("house.deleted"),
        kind: "success",
        action: {
          label: t("house.undo"),
          run: () => save({ body: { title, keywords, answer }, before: null, idempotencyKey: crypto.randomUUID() }),
          forMs: 10_000,
        },
      }),
    onError: (error) => showApiError(error, { title: t("house.deleteFailed") }),
    onSettled: () => invalidateAfter(queryClient, "house_answers"),
    meta: { ownErrors: true },
  });
};
