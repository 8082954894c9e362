import { expect, test } from "vitest";
import { usableProfileName } from "./usable-profile-name.ts";

test.each([
  ["Ana", "Ana"],
  ["  ana   pérez ", "ana pérez"],
  ["李雷", "李雷"],
  ["李", "李"],
  ["Ana\u202e\u0000", "Ana"],
  ["\u2066An\u200ba\u2069", "Ana"],
  ["Jose\u0301", "José"],
  ["علی\u200cرضا", "علی\u200cرضا"],
  ["¡Ana!", "Ana"],
  ["Bo", "Bo"],
  // Decoration around a name.
  ["Ana 👩\u200d🦰", "Ana"],
  ["✨ Marta Ruiz ✨", "Marta Ruiz"],
  ["~ Tom ~", "Tom"],
  // As names are written.
  ["Thomas J. Miller", "Thomas J. Miller"],
  ["Dr. Eva Kranz", "Dr. Eva Kranz"],
  ["Miller, Thomas", "Miller, Thomas"],
  ["Seán O’Brien-Walsh", "Seán O’Brien-Walsh"],
  ["Maria da Conceição dos Santos", "Maria da Conceição dos Santos"],
  ["Charlotte von der Heide", "Charlotte von der Heide"],
  ["Elizabeth (Liz) Moore", "Elizabeth (Liz) Moore"],
  ["J. R.", "J. R."],
])("the profile %j gives the name %j", (text, name) => {
  expect(usableProfileName(text)).toBe(name);
});

test.each([
  ["nothing to see", "\u3164\u3164"],
  ["nothing to see", "\u2800"],
  ["marks without letters", "\u0301\u0302"],
  ["nothing", ""],
  ["an initial", "M."],
  ["an emoji", "👍"],
  ["emoji only", "🌸🌼🌸"],
  ["a number", "12345"],
  ["a phone number", "+49 171 2345678"],
  ["a name with a number", "Ana2000 Ruiz"],
  ["a name with a number", "Kim 2.0"],
  ["a handle", "@ana_perez"],
  ["a handle", "ana_perez"],
  ["a slogan", "Only God can judge me"],
  ["a slogan", "Carpe diem. Always."],
  ["a slogan", "La vida es bella"],
  ["a slogan", "La vie est belle"],
  ["a slogan", "Das Leben genießen"],
  ["a slogan", "Deus é fiel"],
  ["a status", "Hey there! I am using WhatsApp."],
  ["a status", "Disponible"],
  ["two people", "Tom and Anna"],
  ["two people", "Tom & Anna"],
  ["a business", "★彡 Nails & More 彡★"],
  ["a business", "Kim's Barber Shop"],
  ["a business", "Salón Luna"],
  ["a business", "Bau Müller GmbH"],
  ["signs only", "*** ~~~ ***"],
  ["a site", "www.nails.example"],
  ["more words than a name has", "one two three four five six seven"],
  ["too long", "x".repeat(80)],
])("%s isn't proposed: %j", (_, text) => {
  expect(usableProfileName(text)).toBeNull();
});
