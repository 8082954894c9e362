import { useMutation } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import { createSupportTicket } from "#contract/site/support.ts";
import { callApi } from "../../../lib/api/api.ts";

type NewTicket = { body: RouteCall<typeof createSupportTicket>["body"]; idempotencyKey: string };

export const useCreateSupportTicket = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: NewTicket) => callApi(createSupportTicket, { body }, { idempotencyKey }),
    meta: { ownErrors: true },
  });
