import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAdminNumber, deleteAdminRegistration } from "#contract/admin/admin-whatsapp.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export type WhatsAppRecord = { kind: "number" | "registration"; id: string; userId: string };

export const useDeleteRecord = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, userId }: WhatsAppRecord) =>
      kind === "number"
        ? callApi(deleteAdminNumber, { params: { userId, numberId: id } })
        : callApi(deleteAdminRegistration, { params: { userId, registrationId: id } }),
    // Even after a refusal: a number may have been cancelled without being deleted.
    onSettled: () => invalidateAfter(queryClient, "admin-whatsapp"),
    meta: { ownErrors: true },
  });
};
