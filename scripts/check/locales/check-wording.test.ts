import { expect, test } from "vitest";
import { checkWording } from "./check-wording.ts";
import { flattenTexts } from "./locale-texts.ts";

const findingsFor = (text: string, key = "text") =>
  checkWording([{ name: "ui.json", languages: new Map([["en", flattenTexts({ [key]: text })]]) }]);

test.each([
  "We'll mail you a code",
  "Your e-mail address",
  "Sign in to see your day",
  "All devices will be signed out",
  "The appointment is back in the book",
  "As your customers would",
  "The set-up secret",
  "Our opening hours",
  "It can't be changed any more",
  "Recognises a browser",
  "Colour",
  "Untick what they don't do",
  "Nobody is waiting",
  "User name",
  'Delete "{{name}}"?',
  "Hasn\u2019t written yet",
])("an English text with a second word for a thing is found: %s", (text) => {
  expect(findingsFor(text)).toHaveLength(1);
});

test.each([
  "We'll email you a code",
  "Log in to see your day",
  "Sign up, and book an appointment",
  "Appointment Cancelled",
  "Gmail",
  "We won't send any more messages",
  "Sent to {{mail}}",
])("an English text with the agreed word passes: %s", (text) => {
  expect(findingsFor(text)).toEqual([]);
});

test("other languages are left alone", () => {
  const german = flattenTexts({ text: "Ihre E-Mail-Adresse" });
  expect(checkWording([{ name: "ui.json", languages: new Map([["de", german]]) }])).toEqual([]);
});
