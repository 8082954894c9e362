import { expect, test } from "vitest";
import { mapInPortions } from "./map-in-portions.ts";

test("others have their turn while a long list is mapped, in order", async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const work = (item: number): number => {
    const untilMs = performance.now() + 5;
    while (performance.now() < untilMs);
    return item * 2;
  };
  const items = Array.from({ length: 60 }, (_, at) => at);
  expect(await mapInPortions(items, work)).toEqual(items.map((item) => item * 2));
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(5);
});
