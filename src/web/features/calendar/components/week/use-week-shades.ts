import { blocksOn, type ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { type BusyBlock, useBusyBlocks } from "../../../../lib/queries/use-busy-blocks.ts";
import { useCalendar } from "../board/calendar-context.ts";

/** A stretch of a day that isn't as usual: an exception, or time that an agent is busy elsewhere or that is held. */
export type WeekShade = {
  key: string;
  kind: ClosureBlock["kind"] | "busy";
  agentId: string | null;
  startTime: string;
  endTime: string;
  /** One agent's, while others are on show too. */
  isSlim: boolean;
  /** Null: busy, as `busy` says. */
  block: ClosureBlock | null;
  busy: BusyBlock | null;
};

/** What shades a date in the week by the hour. */
export const useWeekShades = (date: string): WeekShade[] => {
  const { closures, language, shownAgentId, directory } = useCalendar();
  const busy = useBusyBlocks(date, shownAgentId);
  const isAlone = shownAgentId !== undefined || (directory.agents?.length ?? 0) <= 1;
  return [
    ...blocksOn(closures, date, language, shownAgentId).map((block) => ({
      ...{
        key: block.key,
        kind: block.kind,
        agentId: block.agentId,
        startTime: block.startTime,
        endTime: block.endTime,
      },
      ...{ isSlim: block.agentId !== null && !isAlone, block, busy: null },
    })),
    ...busy.map((busyBlock) => {
      const { agentId, calendar, heldFor, startTime, endTime } = busyBlock;
      const key = `busy ${agentId} ${calendar ?? heldFor} ${startTime}`;
      return {
        key,
        kind: "busy" as const,
        agentId,
        startTime,
        endTime,
        isSlim: !isAlone,
        block: null,
        busy: busyBlock,
      };
    }),
  ];
};
