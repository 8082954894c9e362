import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { withoutScripts } from "./without-scripts.ts";

test("the app's page says in each language why it is empty, and where to go", () => {
  const page = withoutScripts(readFileSync("src/web/index.html", "utf8"));
  const shown = /<noscript>(.*?)<\/noscript>/s.exec(page)?.[1] ?? "";
  for (const language of languages) {
    expect(shown).toMatch(new RegExp(`<p lang="${language}">.*JavaScript.*<a href="/landing\\?lang=${language}">`));
  }
});
