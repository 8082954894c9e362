import { expect, test } from "vitest";
import { reasonOfCode, toSendFailure } from "./errors.ts";
import { TwilioRefusal, TwilioSilence } from "./twilio-error.ts";

const answer = (status: number, code: number | null = null) => new TwilioRefusal(status, code, "refused");

test.each([
  ["63016", answer(400, 63016), "outside-window", false, false],
  ["63003", answer(400, 63003), "not-on-whatsapp", false, false],
  ["21211", answer(400, 21211), "not-on-whatsapp", false, false],
  ["63014", answer(400, 63014), "opted-out", false, false],
  ["21610", answer(400, 21610), "opted-out", false, false],
  ["63018", answer(400, 63018), "rate-limited", true, false],
  ["429 without a code", answer(429), "rate-limited", true, false],
  ["429 with 20429", answer(429, 20429), "rate-limited", true, false],
  ["63021", answer(400, 63021), "content-rejected", false, false],
  ["63007", answer(400, 63007), "sender-unavailable", true, false],
  ["401", answer(401, 20003), "sender-unavailable", true, false],
  ["an unknown code", answer(400, 12345), "rejected", false, false],
  ["no code at all", answer(404), "rejected", false, false],
  ["500", answer(500, 20500), "provider-away", true, true],
  ["502 from a gateway", answer(502), "provider-away", true, true],
  ["nobody listening", new TwilioSilence(false, null), "provider-away", true, false],
  ["cut in the middle", new TwilioSilence(true, null), "provider-away", true, true],
])("a Twilio error is translated: %s", (_, error, reason, isRetryable, mayHaveArrived) => {
  expect(toSendFailure(error)).toEqual({ ok: false, reason, isRetryable, mayHaveArrived });
});

test("our own mistakes aren't failures of the provider", () => {
  const mistake = new TypeError("undefined is not a function");
  expect(() => toSendFailure(mistake)).toThrow(mistake);
});

test("codes in reports mean the same as in answers", () => {
  expect([63016, 63049, 1].map(reasonOfCode)).toEqual(["outside-window", "unreachable", "rejected"]);
});
