import { expect, test } from "vitest";
import { inAgentOrder } from "./agent-order.ts";

const named = (...names: string[]) => names.map((name, index) => ({ id: String(index), name }));

test.each([
  [
    ["zoe", "Bea", "ada"],
    ["ada", "Bea", "zoe"],
  ],
  [
    ["Zoë", "Élodie", "Emil", "Özlem"],
    ["Élodie", "Emil", "Özlem", "Zoë"],
  ],
  [
    ["Chair 10", "Chair 2"],
    ["Chair 2", "Chair 10"],
  ],
])("agents %j are shown as %j", (names, expected) => {
  expect(inAgentOrder(named(...names)).map(({ name }) => name)).toEqual(expected);
});

test("two of one name stand in the same order, however they came", () => {
  const two = named("Ana", "ana");
  expect(inAgentOrder(two)).toEqual(inAgentOrder(two.toReversed()));
});
