import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { breaksQuery } from "../../lib/queries/breaks-query.ts";
import { specialDaysQuery, timeOffQuery } from "../../lib/queries/closures-query.ts";
import { isFirstTry } from "../../lib/queries/failing/failure-of.ts";
import type { DateRange } from "./components/period/calendar-period.ts";

/**
 * Breaks and closings are shown among the appointments and push them down: the calendar that has just been opened waits for
 * both, so that nothing jumps. Only for the first answer, and not for one that fails: neither hides what is booked.
 */
export const useIsFirstLook = ({ from, to }: DateRange): boolean => {
  const [isOver, setOver] = useState(false);
  const breaks = useQuery(breaksQuery);
  const timeOff = useQuery(timeOffQuery(from, to));
  const specialDays = useQuery(specialDaysQuery(from, to));
  const isFirst = !isOver && [breaks, timeOff, specialDays].some(isFirstTry);
  if (!isFirst && !isOver) setOver(true);
  return isFirst;
};
