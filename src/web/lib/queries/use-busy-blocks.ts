import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import type { BusyTime, listBusyTimes } from "#contract/calendars/external-calendars.ts";
import { busyOnDate, type BusyBlock as DayBlock } from "#domain/calendars/busy-on-date.ts";
import { weekOf } from "#domain/scheduling/clock/calendar-date.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { callApi } from "../api/api.ts";
import { useOwner } from "../session/owner-context.ts";

/** A stretch of a day in which an agent is busy elsewhere, or which is held for somebody on the waitlist. */
export type BusyBlock = DayBlock<BusyTime>;

/** What to call it. */
export const busyWords = ({ calendar, heldFor }: Pick<BusyBlock, "calendar" | "heldFor">, t: TFunction): string =>
  heldFor === null
    ? t("calendar.busyElsewhere", { calendar: calendar ?? "" })
    : t("calendar.heldFor", { client: isolateText(heldFor) });

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
