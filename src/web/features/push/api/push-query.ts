import { queryOptions } from "@tanstack/react-query";
import { getPush } from "#contract/account/push.ts";
import { callApi } from "../../../lib/api/api.ts";

export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ signal }) => callApi(getPush, {}, { signal }),
});
