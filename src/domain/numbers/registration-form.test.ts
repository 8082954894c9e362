import { describe, expect, test } from "vitest";
import { registrationFormSchema } from "./registration-form.ts";

const codes = (over: object) =>
  registrationFormSchema
    .safeParse({ businessName: "Salon", ...over })
    .error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [];

describe("the registration form refuses", () => {
  test.each([
    ["businessName", "", "businessNameRequired"],
    ["businessName", "   ", "businessNameRequired"],
    ["businessName", undefined, "businessNameRequired"],
    ["businessName", "x".repeat(101), "profileTextTooLong"],
    ["businessName", "Sa\u0007lon", "controlCharacters"],
    ["businessDescription", "x".repeat(513), "profileTextTooLong"],
    ["businessDescription", 5, "notText"],
    ["businessDescription", null, "notText"],
    ["businessAddress", "x".repeat(257), "profileTextTooLong"],
    ["businessEmail", "salon", "emailInvalid"],
    ["businessEmail", "a b@c.de", "emailInvalid"],
    ["businessEmail", `${"a".repeat(125)}@b.co`, "profileTextTooLong"],
    ["businessWebsite", "javascript:alert(1)", "websiteInvalid"],
    ["businessWebsite", "ftp://salon.example", "websiteInvalid"],
    ["businessWebsite", "salon", "websiteInvalid"],
    ["businessWebsite", "https://a@b.example", "websiteInvalid"],
    ["businessWebsite", "our site.example", "websiteInvalid"],
    ["businessWebsite", `${"a".repeat(250)}.de`, "profileTextTooLong"],
    ["businessPhone", "call us", "profilePhoneInvalid"],
    ["businessPhone", "1".repeat(33), "profileTextTooLong"],
    ["businessCategory", "Beauty, Spa and Salon", "categoryUnknown"],
  ])("the %s %j: %s", (field, value, code) => {
    expect(codes({ [field]: value })).toEqual([[field, code]]);
  });

  test("fields it doesn't know", () => expect(codes({ status: "completed" })).toHaveLength(1));
});

describe("the registration form keeps", () => {
  test.each([
    ["businessName", "  Salón 李雷 ", "Salón 李雷"],
    ["businessDescription", "Cuts\nand colours", "Cuts\nand colours"],
    ["businessDescription", "  ", null],
    ["businessDescription", undefined, null],
    ["businessEmail", " Hello@Salon.example ", "Hello@Salon.example"],
    ["businessEmail", "hello@salon", "hello@salon"],
    ["businessWebsite", "salon.example/book?x=1", "https://salon.example/book?x=1"],
    ["businessWebsite", "http://salon.example:8080", "http://salon.example:8080"],
    ["businessWebsite", "", null],
    ["businessPhone", "(0)30 / 12 34-5 ext. 6", "(0)30 / 12 34-5 ext. 6"],
    ["businessCategory", "beauty", "beauty"],
    ["businessCategory", "", null],
    ["businessCategory", undefined, null],
  ])("the %s %j as %j", (field, value, kept) => {
    expect(registrationFormSchema.parse({ businessName: "Salon", [field]: value })).toMatchObject({ [field]: kept });
  });
});
