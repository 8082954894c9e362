import type { EpochSpan } from "../appointments/overlap.ts";

/** Where an item is beside those at the same time: `lane` of `laneCount`, from 0. */
export type InLane<T> = { item: T; lane: number; laneCount: number };

/** Side by side what overlaps, each in the first lane that is free; what touches only at its ends shares a lane. */
export const layInLanes = <T extends EpochSpan>(items: readonly T[]): InLane<T>[] => {
  const sorted = [...items].sort((a, b) => a.startsAtMs - b.startsAtMs || b.endsAtMs - a.endsAtMs);
  const laid: InLane<T>[] = [];
  let group: InLane<T>[] = [];
  let laneEnds: number[] = [];
  const closeGroup = () => {
    for (const each of group) laid.push({ ...each, laneCount: laneEnds.length });
    group = [];
    laneEnds = [];
  };
  for (const item of sorted) {
    if (laneEnds.every((end) => end <= item.startsAtMs)) closeGroup();
    const free = laneEnds.findIndex((end) => end <= item.startsAtMs);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = item.endsAtMs;
    group.push({ item, lane, laneCount: 0 });
  }
  closeGroup();
  return laid;
};
