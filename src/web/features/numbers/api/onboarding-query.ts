import { queryOptions } from "@tanstack/react-query";
import { getWhatsAppOnboarding } from "#contract/chat/whatsapp-numbers.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The event stream reports every step; asking now and then helps where a stream doesn't get through. */
const watchMs = 4_000;

export const onboardingQuery = queryOptions({
  queryKey: ["whatsapp-onboarding"],
  queryFn: ({ signal }) => callApi(getWhatsAppOnboarding, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.registration?.status === "pending" ? watchMs : false),
});
