import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SupportTicketValues } from "#domain/support/support-ticket-form.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiErrorText, showToast } from "../../lib/toast/toast.ts";
import { useCreateSupportTicket } from "./api/use-create-support-ticket.ts";

type SubmitTicketOptions = {
  onSubmitted: (reference: string) => void;
  /** What is wrong with which field, in the server's eyes. */
  onRefused: (codes: Record<string, string>) => void;
};

/** One key until something is typed: pressing again after a lost answer makes no second ticket. */
export const useSubmitTicket = ({ onSubmitted, onRefused }: SubmitTicketOptions) => {
  const { t } = useTranslation();
  const create = useCreateSupportTicket();
  const idempotencyKey = useRef(crypto.randomUUID());
  const renewKey = () => {
    idempotencyKey.current = crypto.randomUUID();
  };
  const send = (body: SupportTicketValues) =>
    create.mutate(
      { body, idempotencyKey: idempotencyKey.current },
      {
        onSuccess: ({ reference }) => {
          renewKey();
          showToast({ title: t("support.submittedTitle"), description: t("support.submitted"), kind: "success" });
          onSubmitted(reference);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === "signed-out") return;
          if (error instanceof ApiError) onRefused(error.fields);
          const description = apiErrorText(error, t("support.failed"));
          showToast({ title: t("support.failedTitle"), description, kind: "error" });
        },
      },
    );
  return { send, renewKey, isPending: create.isPending };
};
