import { useMutation, useQueryClient } from "@tanstack/react-query";
import { releaseWhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { callApi } from "../../../lib/api/api.ts";
import { numbersQuery } from "../../../lib/queries/numbers-query.ts";
import { onboardingQuery } from "./onboarding-query.ts";

export const useReleaseNumber = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (numberId: string) => callApi(releaseWhatsAppNumber, { params: { numberId } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: numbersQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: onboardingQuery.queryKey }),
      ]),
    meta: { ownErrors: true },
  });
};
