import type { SpecialDayEntry } from "#contract/scheduling/closures/special-days.ts";
import type { SpecialDayRow } from "./store.ts";

export const presentSpecialDay = (row: SpecialDayRow): SpecialDayEntry => ({
  id: row.id,
  name: row.name,
  from: row.starts_on,
  to: row.ends_on,
  fromTime: row.start_time,
  toTime: row.end_time,
  version: row.version,
});
