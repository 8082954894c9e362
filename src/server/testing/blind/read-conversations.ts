import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../../corpora/conversations");

/** The rows of a file in `corpora/conversations`, named without its ending. */
export const readConversations = <Item>(name: string): Item[] =>
  readFileSync(join(folder, `${name}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Item);

/** The conversations of all rounds, at the salon and at other businesses. */
export const readAllRounds = <Item>(): Item[] =>
  ["salon", "trades"].flatMap((place) =>
    readdirSync(join(folder, place, "dialogues"))
      .sort()
      .flatMap((file) => readConversations<Item>(`${place}/dialogues/${file.replace(".jsonl", "")}`)),
  );
