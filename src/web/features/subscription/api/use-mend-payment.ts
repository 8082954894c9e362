import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { mendSubscription } from "#contract/subscription.ts";
import { callApi } from "../../../lib/api/api.ts";
import { keepStatus } from "./keep-status.ts";

/** Has PayPal collect what is owed. By its address alone: the banner is on every page. */
export const useMendPayment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof mendSubscription>({ method: "POST", path: "/api/v1/subscription/mend" }, {}),
    onSuccess: (status) => keepStatus(queryClient, status),
    meta: { ownErrors: true },
  });
};
