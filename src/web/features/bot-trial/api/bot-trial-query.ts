import { queryOptions } from "@tanstack/react-query";
import { getBotTrial } from "#contract/chat/bot-trial.ts";
import { callApi } from "../../../lib/api/api.ts";

/** The owner's own chat with the bot. Asked again while an answer is on its way, in case the live line is down. */
export const botTrialQuery = queryOptions({
  queryKey: ["bot-trial"],
  queryFn: ({ signal }) => callApi(getBotTrial, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.isTyping ? 700 : false),
});
