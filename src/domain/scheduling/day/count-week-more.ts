import { displayStatus } from "../appointments/appointment-status.ts";

/**
 * What one day of the week view shows: 3 appointments, 2 on mobile, and how many more there are. Cancelled ones come
 * last, take no place from the others, and are counted apart: nobody comes for them.
 */
export const countWeekMore = <T extends { status: string }>(
  appointments: readonly T[],
  isMobile: boolean,
): { shown: T[]; moreCount: number; cancelledCount: number } => {
  const limit = isMobile ? 2 : 3;
  const isNotCancelled = ({ status }: T): boolean => displayStatus(status) !== "cancelled";
  const ordered = [...appointments.filter(isNotCancelled), ...appointments.filter((each) => !isNotCancelled(each))];
  const left = ordered.slice(limit);
  const moreCount = left.filter(isNotCancelled).length;
  return { shown: ordered.slice(0, limit), moreCount, cancelledCount: left.length - moreCount };
};
