import { describe, expect, test } from "vitest";
import { agentFormSchema } from "./agent-form.ts";
import { splitSpecialties } from "./specialties.ts";

const form = { name: "Ana Costa", email: "ana@example.com", phone: "", specialties: "" };

const codes = (over: object) =>
  agentFormSchema.safeParse({ ...form, ...over }).error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [];

describe("the agent form refuses", () => {
  test.each([
    ["name", "", "nameLength"],
    ["name", "   ", "nameLength"],
    ["name", undefined, "nameLength"],
    ["name", "x".repeat(101), "nameLength"],
    ["name", "<>\"'&", "nameLength"],
    ["name", "Ana\u0007", "controlCharacters"],
    ["name", 5, "notText"],
    ["email", "", "emailInvalid"],
    ["email", "ana", "emailInvalid"],
    ["email", "ana@example", "emailInvalid"],
    ["email", "ana@example..com", "emailInvalid"],
    ["email", "a na@example.com", "emailInvalid"],
    ["email", "ana@@example.com", "emailInvalid"],
    ["email", "<ana@example.com>", "emailInvalid"],
    ["email", "o'brien@example.com", "emailInvalid"],
    ["email", `${"a".repeat(250)}@b.co`, "emailInvalid"],
    ["phone", "5550100200", "phoneInvalid"],
    ["phone", "+123456", "phoneInvalid"],
    ["phone", "+1 2 3 4 5 6", "phoneInvalid"],
    ["phone", "+1234567890123456", "phoneInvalid"],
    ["phone", "+1234567\t8", "phoneInvalid"],
    ["phone", "+12 (345) 678-90 123", "phoneInvalid"],
    ["phone", "+1234567x", "phoneInvalid"],
    ["specialties", "x".repeat(501), "specialtiesTooLong"],
    ["specialties", "cuts\u0000", "controlCharacters"],
  ])("the %s %j: %s", (field, value, code) => {
    expect(codes({ [field]: value })).toEqual([[field, code]]);
  });
});

describe("the agent form stores", () => {
  test.each([
    ["name", "  Ana  ", "Ana"],
    ["name", "x".repeat(100), "x".repeat(100)],
    ["name", "Ana <b>O'Neil</b> & Co", "Ana bONeil/b  Co"],
    ["name", "李雷", "李雷"],
    ["email", " Ana.Costa+Books@Example.COM ", "ana.costa+books@example.com"],
    ["phone", "", null],
    ["phone", null, null],
    ["phone", undefined, null],
    ["phone", " +1234567 ", "+1234567"],
    ["phone", "+123456789012345", "+123456789012345"],
    ["phone", "+1 (234) 567-8901", "+1 (234) 567-8901"],
    ["specialties", "Cuts, , Colour ,Beards", ["Cuts", "Colour", "Beards"]],
    ["specialties", '"Cuts", <i>Colour</i>', ["Cuts", "iColour/i"]],
    ["specialties", undefined, []],
  ])("the %s %j as %j", (field, value, stored) => {
    expect(agentFormSchema.parse({ ...form, [field]: value })).toMatchObject({ [field]: stored });
  });
});

test("of the specialties, ten stay and none over 50 characters", () => {
  const many = Array.from({ length: 12 }, (_, index) => `s${index}`);
  expect(splitSpecialties(many.join(","))).toEqual(many.slice(0, 10));
  expect(splitSpecialties(`${"a".repeat(51)},${"b".repeat(50)}`)).toEqual(["b".repeat(50)]);
});
