import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { createCommandCode, deleteCommandSender } from "#contract/chat/command-senders.ts";
import { callApi } from "../../lib/api/api.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { commandSendersQuery } from "../../lib/queries/command-senders-query.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";

/** The phone of the owner, with null, or of an agent: what is known of it, a code for it, and its end. */
export const useCommandPhone = (agentId: string | null) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(commandSendersQuery);
  const { data, refetch } = query;
  const complain = (error: unknown) => showApiError(error, { text: t("commandPhone.failed") });
  const code = useMutation({
    mutationFn: () => callApi(createCommandCode, { body: agentId === null ? {} : { agentId } }),
    onError: complain,
    meta: { ownErrors: true },
  });
  const removal = useMutation({
    mutationFn: (senderId: string) => callApi(deleteCommandSender, { params: { senderId } }),
    onSuccess: () => showToast({ title: t("toast.success"), description: t("commandPhone.removed"), kind: "success" }),
    onError: complain,
    onSettled: () => invalidateAfter(queryClient, "command_senders"),
    meta: { ownErrors: true },
  });
  const own = data?.senders.filter((sender) => sender.agentId === agentId) ?? [];
  const sender = own.find(({ status }) => status === "verified") ?? own.at(-1) ?? null;
  const hasFailed = failureOf(query) !== null;
  return { isLoaded: data !== undefined, hasFailed, refetch, number: data?.number ?? null, sender, code, removal };
};
