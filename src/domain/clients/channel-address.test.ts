import { expect, test } from "vitest";
import { isChannelAddress } from "./channel-address.ts";

test.each([
  ["+34612345678", true],
  ["+15550100000", true],
  ["+123456", true],
  ["US.13491208655302741918", true],
  ["US.ENT.11815799212886844830", true],
  ["", false],
  ["+", false],
  ["34612345678", false],
  ["+0612345678", false],
  ["+12345", false],
  ["+1234567890123456", false],
  ["+34 612 345 678", false],
  ["+34612345678\n", false],
  ["+34612\u0000345678", false],
  ["+34612345678\u200b", false],
  ["+３４６１２３４５６７８", false],
  ["whatsapp:+34612345678", false],
  ["us.134912086", false],
  ["US.", false],
  ["US.1\ud800", false],
  [`US.${"1".repeat(60)}`, false],
  ["someone@example.com", false],
])("%j is a channel address: %s", (text, expected) => expect(isChannelAddress(text)).toBe(expected));
