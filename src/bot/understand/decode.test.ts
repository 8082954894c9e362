import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeMentions, tagCount } from "./decode.ts";
import { acts, standings } from "./labels.ts";
import type { Token } from "./tokens.ts";

const stride = tagCount + standings.length + acts.length;
const tokensOf = (count: number): Token[] =>
  Array.from({ length: count }, (_, at) => ({ text: "word", start: at * 5, end: at * 5 + 4 }));

test("finds mentions in order, without overlap, each from its beginning to its end", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.infiniteStream(fc.float({ min: -9, max: 9, noNaN: true })),
      (count, stream) => {
        const each = Float32Array.from({ length: count * stride }, () => stream.next().value);
        const { mentions, outside } = decodeMentions(tokensOf(count), { each, stride, temperature: 1 });
        expect(outside).toBeGreaterThan(0);
        let last = 0;
        for (const { from, to, start, end, name, certainty } of mentions) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect([start, end]).toEqual([from * 5, to * 5 - 1]);
          if (name) expect(start <= name.start && name.end <= end).toBe(true);
          expect(certainty).toBeGreaterThan(0);
          last = to;
        }
      },
    ),
  );
});

test("doesn't continue a mention that hasn't begun", () => {
  const each = new Float32Array(2 * stride);
  // Both tokens look most like the inside of a service; the first must then begin it.
  each[2] = 5;
  each[1] = 4;
  each[stride + 2] = 5;
  const { mentions } = decodeMentions(tokensOf(2), { each, stride, temperature: 1 });
  expect(mentions).toMatchObject([{ role: "service", from: 0, to: 2 }]);
});
