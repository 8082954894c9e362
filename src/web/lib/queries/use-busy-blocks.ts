import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { listBusyTimes } from "#contract/calendars/external-calendars.ts";
import { type BusyBlock, busyOnDate } from "#domain/calendars/busy-on-date.ts";
import { callApi } from "../api/api.ts";
import { useOwner } from "../session/owner-context.ts";

/** When agents, or this one, are busy elsewhere on a date. */
export const useBusyBlocks = (date: string, agentId?: string): readonly BusyBlock[] => {
  const { profile } = useOwner();
  const { data } = useQuery({
    queryKey: ["busy-times", date],
    queryFn: ({ signal }) =>
      callApi<typeof listBusyTimes>(
        { method: "GET", path: "/api/v1/busy-times" },
        { query: { from: date, to: date } },
        { signal },
      ),
  });
  return useMemo(() => {
    const blocks = data ? busyOnDate(data.busyTimes, date, profile.timeZone) : none;
    return agentId === undefined ? blocks : blocks.filter((block) => block.agentId === agentId);
  }, [data, date, agentId, profile.timeZone]);
};

const none: readonly BusyBlock[] = [];
