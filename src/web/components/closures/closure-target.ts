import type { SpecialDayEntry } from "#contract/scheduling/closures/special-days.ts";
import type { TimeOffEntry } from "#contract/scheduling/closures/time-off.ts";
import type { ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import type { Closures } from "../../lib/queries/use-closures.ts";

/** What the dialog is opened for. Without an agent a new one is the business's. */
export type ClosureTarget =
  | {
      kind: "new";
      date: string;
      /** The last day, if not the first. */
      toDate?: string;
      fromTime?: string;
      toTime?: string;
      agentId?: string | undefined;
    }
  | { kind: "time-off"; entry: TimeOffEntry }
  | { kind: "special-day"; entry: SpecialDayEntry };

/** The entry behind a block; null for a public holiday. */
export const targetOf = ({ entryId }: ClosureBlock, closures: Closures): ClosureTarget | null => {
  const timeOff = closures.timeOff.find(({ id }) => id === entryId);
  if (timeOff) return { kind: "time-off", entry: timeOff };
  const specialDay = closures.specialDays.find(({ id }) => id === entryId);
  return specialDay ? { kind: "special-day", entry: specialDay } : null;
};
