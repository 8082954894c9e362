import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createHouseAnswer, type HouseAnswer, updateHouseAnswer } from "#contract/chat/house-answers.ts";
import type { HouseAnswerForm } from "#domain/house/house-answer.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";

type Saving = { body: HouseAnswerForm; before: HouseAnswer | null; idempotencyKey: string };

/** Adds an answer, or changes the existing one. */
export const useSaveHouseAnswer = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, before, idempotencyKey }: Saving) =>
      before
        ? callApi(updateHouseAnswer, { params: { answerId: before.id }, body: { ...body, version: before.version } })
        : callApi(createHouseAnswer, { body }, { idempotencyKey }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("house.saved"), kind: "success" }),
    onError: (error) => showApiError(error, { title: t("house.saveFailed") }),
    onSettled: () => invalidateAfter(queryClient, "house_answers"),
    meta: { ownErrors: true },
  });
};
