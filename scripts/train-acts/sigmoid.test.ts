import { expect, it } from "vitest";
import { sigmoid } from "./sigmoid.ts";

it.each([-50, -20, -3.7, -1, -0.2, 0, 0.1, 0.9, 2, 8.5, 30, 60])("sigmoid is the logistic function at %d", (x) => {
  const wanted = 1 / (1 + Math.exp(-x));
  expect(Math.abs(sigmoid(x) - wanted)).toBeLessThanOrEqual(1e-12 * Math.max(wanted, 1e-10));
});
