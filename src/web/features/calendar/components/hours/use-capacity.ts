import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CapacityFacts } from "#domain/scheduling/calendar/day-capacity.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { breaksQuery } from "../../../../lib/queries/breaks-query.ts";
import { businessHoursQuery } from "../../../../lib/queries/business-hours-query.ts";
import { toSpecialDays } from "../../../../lib/queries/use-closures.ts";
import { useCalendar } from "../board/calendar-context.ts";

/** What decides how much can be booked, by everyone or the one agent who is shown; undefined until it is known. */
export const useCapacity = (agentId: string | undefined): CapacityFacts | undefined => {
  const { directory, closures } = useCalendar();
  const { agents } = directory;
  const hours = useQuery(businessHoursQuery).data;
  const breaks = useQuery(breaksQuery).data;
  return useMemo(
    () =>
      hours && breaks && agents
        ? {
            week: resolveBusinessWeek(hours.days),
            breaks: breaks.breaks,
            agents: agents
              .filter(({ id }) => agentId === undefined || id === agentId)
              .map((agent) => ({ ...agent, timeOff: closures.timeOff.filter((entry) => entry.agentId === agent.id) })),
            ...toSpecialDays(closures),
          }
        : undefined,
    [hours, breaks, agents, agentId, closures],
  );
};
