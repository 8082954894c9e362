import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "./assert-property.ts";

const failureOf = <Ts>(property: fc.IProperty<Ts>): string => {
  try {
    assertProperty(property, { endOnFailure: true });
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("a failed property of thousands of values says its seed and is short enough to read", () => {
  const long = fc.array(fc.string(), { minLength: 4_000, maxLength: 4_000 });
  const message = failureOf(
    fc.property(long, () => {
      throw new Error("broken ".repeat(5_000));
    }),
  );
  expect(message).toMatch(/seed: -?\d+, path: "\d/);
  expect(message).toContain("broken");
  expect(message.length).toBeLessThan(4_000);
});

test("a small counterexample is shown whole", () => {
  const message = failureOf(
    fc.property(fc.constant({ text: "k" }), ({ text }) => {
      expect(text).not.toBe("k");
    }),
  );
  expect(message).toContain('Counterexample: [{"text":"k"}]');
});

test("a property that holds says nothing", () => {
  expect(failureOf(fc.property(fc.nat(), (number) => number >= 0))).toBe("");
});
