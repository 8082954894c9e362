import { describe, expect, test } from "vitest";
import { guessablePassword, type PasswordOwner } from "./common-passwords.ts";

const isCommonPassword = (password: string, whose: PasswordOwner) => guessablePassword(password, whose) !== null;

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
  ])("%s is refused", (password) => expect(isCommonPassword(password, owner)).toBe(true));
});

describe("passwords that aren't common", () => {
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
  ])("the password %s is not common", (password) => expect(isCommonPassword(password, owner)).toBe(false));

  test("short parts of a name are in many good passwords", () => {
    expect(isCommonPassword("bob-7", { name: "Bo B", email: "bo@example.com" })).toBe(false);
  });
});

describe("the owner's and the business's own words", () => {
  const whose = {
    name: "Lucía Prado",
    email: "hola@cortesreales.example",
    businessNames: ["Cortes Reales & Co.", null],
  };
  test.each([
    "CortesReales",
    "cortesreales1",
    "Cortes Reales!",
    "c0rt3sr3al3s",
    "reales2027",
    "cortesreales.example",
    "lucía123",
    "PRADO!!!!",
    "luciaprado",
    "pradoprado",
    "lucia-hola-2027",
  ])("%s", (password) => expect(guessablePassword(password, whose)).toBe("own"));

  test("a sentence with the name in it is fine", () =>
    expect(guessablePassword("cortes reales abre a las nueve", whose)).toBeNull());
});

describe("a longer list of passwords", () => {
  const more = (text: string) => ["trustno1", "mustang", "spiderpig", "hunter", "abc"].includes(text);
  test.each([
    ["trustno1", "known"],
    ["TrustNo1", "known"],
    ["Mustang99!", "known"],
    ["mu5t4ng", "known"],
    ["5piderp1g", "known"],
    ["hunterhunter", "known"],
    ["hunter2", "known"],
    ["abc-horse-7", null],
    ["spider pig tail", null],
  ])("the password %s is judged: %s", (password, guessable) =>
    expect(guessablePassword(password, owner, more)).toBe(guessable),
  );
});
