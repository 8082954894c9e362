import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createSenderRegistration } from "#contract/chat/whatsapp-numbers.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../../../lib/api/api.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";

export type NewRegistration = RouteCall<typeof createSenderRegistration>["body"];

export const useCreateRegistration = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewRegistration; idempotencyKey: string }) =>
      callApi(createSenderRegistration, { body }, { idempotencyKey }),
    // Even after a refusal: another tab may have been quicker.
    onSettled: () => invalidateAfter(queryClient, "sender_registrations"),
    meta: { ownErrors: true },
  });
};
