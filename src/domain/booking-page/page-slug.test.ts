import { describe, expect, test } from "vitest";
import { pageSlugSchema, slugOf, slugProblem } from "./page-slug.ts";

test.each([
  ["Salón Luna", "salon-luna"],
  ["  Barber & Co.  ", "barber-co"],
  ["Tony's Barbershop", "tonys-barbershop"],
  ["Große Straße 7", "grosse-strasse-7"],
  ["L'Atelier d’Émilie", "latelier-demilie"],
  ["Œuvre Smørrebrød", "oeuvre-smorrebrod"],
  ["Ｆｕｌｌ　Ｗｉｄｔｈ", "full-width"],
  ["a".repeat(60), "a".repeat(40)],
  [`${"a".repeat(39)} bc`, "a".repeat(39)],
  ["Daybook Support", null],
  ["Settings", null],
  ["Салон Луна", null],
  ["美容室", null],
  ["😀", null],
  ["Al", null],
  ["", null],
])("%j becomes %j", (name, slug) => expect(slugOf(name)).toBe(slug));

describe("an address", () => {
  test.each([
    ["salon-luna", null],
    ["123", null],
    ["a-b-c", null],
    ["ab", "slugTooShort"],
    ["a".repeat(41), "slugTooLong"],
    ["salon--luna", "slugForm"],
    ["-salon", "slugForm"],
    ["salon-", "slugForm"],
    ["salón", "slugForm"],
    ["salon/luna", "slugForm"],
    ["salon_luna", "slugForm"],
    ["sаlon", "slugForm"],
    ["api", "slugReserved"],
    ["webhooks", "slugReserved"],
    ["sign-in", "slugReserved"],
    ["daybook", "slugReserved"],
    ["my-daybook", "slugReserved"],
    ["d4yb00k", "slugReserved"],
    ["day-book", "slugReserved"],
    ["paypa1", "slugReserved"],
    ["vvhatsapp-help", "slugReserved"],
    ["g00gle", "slugReserved"],
    ["1nstagram", "slugReserved"],
  ])("%s: %s", (slug, problem) => expect(slugProblem(slug)).toBe(problem));

  test("is taken as it was typed, but for case and spaces around it", () => {
    expect(pageSlugSchema.parse(" Salon-Luna ")).toBe("salon-luna");
    expect(pageSlugSchema.safeParse("salon luna").error?.issues.map(({ message }) => message)).toEqual(["slugForm"]);
    expect(pageSlugSchema.safeParse(undefined).error?.issues[0]?.message).toBe("slugRequired");
  });
});
