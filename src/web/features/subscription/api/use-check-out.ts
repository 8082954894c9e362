import { useMutation } from "@tanstack/react-query";
import { checkOutSubscription } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Begins or changes a subscription; the payer then approves it at PayPal. */
export const useCheckOut = () =>
  useMutation({
    mutationFn: (agents: number) => callApi(checkOutSubscription, { body: { agents } }),
    meta: { ownErrors: true },
  });
