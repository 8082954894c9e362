import { expect, test } from "vitest";
import { nextLag, type Tick } from "./own-lag.ts";

/** The lag after ticks that each took this long by the wall, with this much work of ours in it. */
const lagAfter = (ticks: readonly (readonly [wallMs: number, cpuMs: number])[]): number => {
  let [lag, before]: [number, Tick] = [0, { wallMs: 0, cpuMs: 0 }];
  for (const [wallMs, cpuMs] of ticks) {
    const now = { wallMs: before.wallMs + wallMs, cpuMs: before.cpuMs + cpuMs };
    lag = nextLag(lag, before, now);
    before = now;
  }
  return Math.round(lag);
};

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

test.each<[what: string, ticks: [number, number][], least: number, most: number]>([
  ["at rest", times(20, [100, 2]), 0, 0],
  ["busy and in time", times(20, [105, 95]), 0, 5],
  ["a machine that does other work for seconds", times(5, [3_000, 20]), 0, 20],
  ["a machine that stands still once", [[30_000, 5]], 0, 5],
  ["one long piece of work", [...times(5, [100, 5] as [number, number]), [300, 290]], 1, 100],
  ["a flood: every round takes 400 ms", times(10, [400, 390]), 250, 400],
  ["a flood on a machine that does other work as well", times(10, [800, 390]), 250, 400],
  ["rounds of seconds", times(3, [2_500, 2_400]), 2_000, 2_500],
  ["after a flood", [...times(10, [400, 390] as [number, number]), ...times(20, [100, 5] as [number, number])], 0, 50],
])("the process's own lag: %s", (_, ticks, least, most) => {
  expect(lagAfter(ticks)).toBeGreaterThanOrEqual(least);
  expect(lagAfter(ticks)).toBeLessThanOrEqual(most);
});
