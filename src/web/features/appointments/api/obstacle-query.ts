import { queryOptions } from "@tanstack/react-query";
import { getNoticeObstacle } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Whether someone with this phone can be notified of an appointment. Below "appointment", so that news of notices counts. */
export const obstacleQuery = (phone: string) =>
  queryOptions({
    queryKey: ["appointment", "obstacle", phone],
    queryFn: ({ signal }) => callApi(getNoticeObstacle, { query: { phone } }, { signal }),
    // It is only a hint: without it, the answer to the booking says the same.
    meta: { ownErrors: true },
  });
