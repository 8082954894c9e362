import { expect, test } from "vitest";
import { contactFormSchema } from "./contact-form.ts";
import { isFromMachine } from "./is-from-machine.ts";

const form = { name: "Ana", email: "ana@example.com", message: "Do you have a plan?", language: "es" };

const problemsOf = (fields: object): Record<string, string> => {
  const { error } = contactFormSchema.safeParse({ ...form, ...fields });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
};

test.each([
  [{ name: "" }, { name: "contactNameInvalid" }],
  [{ name: "  \t " }, { name: "contactNameInvalid" }],
  [{ name: "<>\"'&" }, { name: "contactNameInvalid" }],
  [{ name: "x".repeat(101) }, { name: "contactNameInvalid" }],
  [{ name: "a\nBcc: b" }, { name: "contactNameInvalid" }],
  [{ name: undefined }, { name: "contactNameInvalid" }],
  [{ name: 7 }, { name: "contactNameInvalid" }],
  [{ email: "nobody" }, { email: "emailInvalid" }],
  [{ email: "a@example.com, b@example.com" }, { email: "emailInvalid" }],
  [{ email: `${"x".repeat(250)}@example.com` }, { email: "emailInvalid" }],
  [{ message: "too short" }, { message: "messageTooShort" }],
  [{ message: `  ${"x".repeat(9)}  ` }, { message: "messageTooShort" }],
  [{ message: "<<<<<<<<<<<<<<<<<<" }, { message: "messageTooShort" }],
  [{ message: null }, { message: "messageTooShort" }],
  [{ message: "x".repeat(1001) }, { message: "messageTooLong" }],
  [{ message: "a bell \u0007 rings" }, { message: "controlCharacters" }],
  [{ language: "nl" }, { language: "invalid" }],
  [
    { name: "", message: "" },
    { name: "contactNameInvalid", message: "messageTooShort" },
  ],
])("the contact form with %j is refused: %j", (fields, problems) => {
  expect(problemsOf(fields)).toEqual(problems);
});

test.each([
  [{ name: "x" }, { name: "x" }],
  [{ name: "x".repeat(100) }, { name: "x".repeat(100) }],
  [{ name: "  李雷 👩‍🦰 " }, { name: "李雷 👩‍🦰" }],
  [{ name: `<b>"Tom" & Ana</b>` }, { name: "bTom  Ana/b" }],
  [{ email: "  ANA@Example.com " }, { email: "ana@example.com" }],
  [{ message: "0123456789" }, { message: "0123456789" }],
  [{ message: `\n${"x".repeat(1000)} ` }, { message: "x".repeat(1000) }],
  [{ message: "One line,\nanother <one>" }, { message: "One line,\nanother one" }],
])("the contact form keeps %j as %j", (fields, kept) => {
  expect(contactFormSchema.parse({ ...form, ...fields })).toEqual({ ...form, ...kept });
});

test.each([
  [{}, false],
  [{ topic: "" }, false],
  [{ topic: "  " }, false],
  [{ topic: "cheap pills" }, true],
])("%j is from a machine: %s", (fields, machine) => {
  expect(isFromMachine(contactFormSchema.parse({ ...form, ...fields }))).toBe(machine);
});
