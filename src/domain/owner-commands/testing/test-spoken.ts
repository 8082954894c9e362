import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { readSpoken } from "./read-spoken.ts";

/** A test for each line of "what is said => the command it is read as", in each language. */
export const testSpoken = (title: string, said: Record<Language, string>): void => {
  describe.each(languages)(title, (language) => {
    const rows = said[language].trim().split("\n");
    test.each(rows.map((row) => row.split(" => ") as [string, string]))("%j is %j", (text, gist) =>
      expect(readSpoken(text, language)).toBe(gist),
    );
  });
};
