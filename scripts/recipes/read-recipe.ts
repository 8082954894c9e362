import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** The shell lines below a heading of a document, as they are written: the first block, or the one after. */
export const readRecipe = (document: string, heading: string, block = 0): string => {
  const text = readFileSync(join(root, document), "utf8");
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  const recipe = [...(section ?? "").matchAll(/^```sh\n([\s\S]*?)^```$/gm)][block]?.[1];
  if (recipe === undefined) throw new Error(`${document} has no shell lines below "${heading}"`);
  return recipe;
};
