import { expect, test } from "vitest";
import { chatLink } from "./chat-link.ts";

test.each([
  ["+12015550100", undefined, "https://wa.me/12015550100"],
  ["+12015550100", "", "https://wa.me/12015550100"],
  ["+34 612 345 678", "¡Hola! 1 & 2", "https://wa.me/34612345678?text=%C2%A1Hola!%201%20%26%202"],
])("the chat link to %s with the greeting %j is %s", (number, greeting, link) =>
  expect(chatLink(number, greeting)).toBe(link),
);
