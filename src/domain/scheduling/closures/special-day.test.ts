import { expect, test } from "vitest";
import { breaksOn } from "./special-day.ts";

const coffee = { startTime: "11:00", endTime: "11:15" };
const lunch = { startTime: "13:00", endTime: "14:00" };

test.each([
  ["on a usual day", null, [coffee, lunch]],
  ["on a closed day", { hours: null }, []],
  ["on a holiday that begins at noon", { hours: null, closesAt: "12:00" }, [coffee]],
  ["in shorter hours", { hours: { startTime: "12:00", endTime: "16:00" } }, [lunch]],
  ["in hours that end during it", { hours: { startTime: "09:00", endTime: "13:30" } }, [coffee, lunch]],
  ["in hours until midnight", { hours: { startTime: "13:30", endTime: "24:00" } }, [lunch]],
])("the breaks that are left %s", (_, special, left) => {
  expect(breaksOn([coffee, lunch], special)).toEqual(left);
});
