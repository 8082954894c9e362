import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerInquiry, type Inquiry, type InquiryKind, setInquiryState } from "#contract/admin/admin-inquiries.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export type InquiryChange = { answer: string } | { isClosed: boolean };

export const useUpdateInquiry = (kind: InquiryKind, { id, answers }: Inquiry) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: InquiryChange) => {
      const params = { kind, inquiryId: id };
      const knownAnswers = answers.length;
      return "answer" in change
        ? callApi(answerInquiry, { params, body: { answer: change.answer, knownAnswers } })
        : callApi(setInquiryState, { params, body: { isClosed: change.isClosed, knownAnswers } });
    },
    onSettled: () => invalidateAfter(queryClient, "admin-inquiries"),
    meta: { ownErrors: true },
  });
};
