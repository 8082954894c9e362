import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const owner = { name: "María José Fernández-Ríos", email: "majo.salon@example.com" };

describe("common passwords", () => {
  test.each([
    "123456",
    "1234567890",
    "987654",
    "111111",
    "aaaaaaaa",
    "abcdef",
    "fedcba",
    "qwerty",
    "QWERTY",
    "poiuyt",
    "asdfgh",
    "123123",
    "abcabc",
    "1q2w3e4r",
    "password",
    "Password1",
    "P@ssw0rd!",
    "passw0rd123",
    "letmein",
    "iloveyou",
    "welcome1",
    "admin123",
    "summer2024",
    "daybook",
    "Daybook2027!",
    "contraseña",
    "passwort1",
    "motdepasse",
    "senha123",
    "!!!dragon!!!",
    "majo.salon",
    "majo.salon@example.com",
    "Majo.Salon99",
    "María José Fernández-Ríos",
    "fernández-ríos1",
    "josé2024",
    "maríamaría",
  ])("%s", (password) => expect(isCommonPassword(password, owner)).toBe(true));
});

describe("others", () => {
  test.each([
    "correct horse",
    "a fine long password",
    "passwordless thinking",
    "tr0ub4dor&3",
    "xk7-Qm2",
    "🐴🔋📎✅🐴🔋",
    "12345 apples",
    "majo.salon tiene flores",
    "ababab1c",
    "p4p4p4p4p4p4",
    "dragonfly nets",
  ])("%s", (password) => expect(isCommonPassword(password, owner)).toBe(false));

  test("short parts of a name stand in many good passwords", () => {
    expect(isCommonPassword("bob-7", { name: "Bo B", email: "bo@example.com" })).toBe(false);
  });
});
