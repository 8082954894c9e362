import { expect, test } from "vitest";
import { clipSpans } from "./clip-spans.ts";

const free = [
  { from: 540, to: 600 },
  { from: 840, to: 960 },
];

test.each([
  [null, free],
  [{ fromMinute: 720, toMinute: 1440 }, [{ from: 840, to: 960 }]],
  [
    { fromMinute: 570, toMinute: 870 },
    [
      { from: 570, to: 600 },
      { from: 840, to: 870 },
    ],
  ],
  [{ fromMinute: 600, toMinute: 840 }, []],
])("free hours are clipped to %j", (within, expected) => {
  expect(clipSpans(free, within)).toEqual(expected);
});
