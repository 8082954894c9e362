import { queryOptions } from "@tanstack/react-query";
import { listHouseAnswers } from "#contract/chat/house-answers.ts";
import { callApi } from "../../../lib/api/api.ts";

/** What the bot answers in the owner's words, the oldest first. */
export const houseAnswersQuery = queryOptions({
  queryKey: ["house-answers"],
  queryFn: ({ signal }) => callApi(listHouseAnswers, {}, { signal }),
});
