import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./read-recipe.ts";

const withoutSpace = (text: string): string => text.replace(/,?\s+|,(?=\))/g, "");

const tests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => withoutSpace(readFileSync(join(import.meta.dirname, name), "utf8")))
  .join("\n");

test.each(["docs/deploy.md", "docs/operate.md"])("a test runs each block of commands in %s", (document) => {
  const sections = readFileSync(join(root, document), "utf8").split(/^#+ /m);
  const read = sections.flatMap((section) => {
    const [heading] = section.split("\n");
    const blocks = [...section.matchAll(/^```(\w+)$/gm)];
    return blocks.map(([, language], at) =>
      language === "sql"
        ? `readSql("${document}")`
        : `readRecipe("${document}", "${heading}"${at === 0 ? "" : `, ${at}`})`,
    );
  });
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((call) => !tests.includes(withoutSpace(call)))).toEqual([]);
});
