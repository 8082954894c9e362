import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { listBusyTimes } from "#contract/calendars/external-calendars.ts";
import { type BusyBlock, busyOnDate } from "#domain/calendars/busy-on-date.ts";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { callApi } from "../api/api.ts";
import { useOwner } from "../session/owner-context.ts";

/** When agents, or this one, are busy elsewhere on a date. Its whole week is fetched, once for all who show a day of it. */
export const useBusyBlocks = (date: string, agentId?: string): readonly BusyBlock[] => {
  const { profile } = useOwner();
  const [from = date, , , , , , to = date] = weekOf(date);
  const { data } = useQuery({
    queryKey: ["busy-times", from],
    queryFn: ({ signal }) =>
      callApi<typeof listBusyTimes>({ method: "GET", path: "/api/v1/busy-times" }, { query: { from, to } }, { signal }),
  });
  return useMemo(() => {
    const blocks = data ? busyOnDate(data.busyTimes, date, profile.timeZone) : none;
    return agentId === undefined ? blocks : blocks.filter((block) => block.agentId === agentId);
  }, [data, date, agentId, profile.timeZone]);
};

const none: readonly BusyBlock[] = [];
