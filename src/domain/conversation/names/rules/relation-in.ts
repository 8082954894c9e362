import type { TaggedToken } from "../tag-names.ts";

const sameWords = new Set("same mismo misma meme selbe selben gleiche gleichen mesmo mesma".split(" "));

const sizes = new Set(
  "petit petite petits petites pequeno pequena pequenos pequenas kleine kleinen kleiner little small".split(" "),
);
const indefinite = new Set("a an un une una uno um uma ein eine einen einer ne nen des unos unas".split(" "));

const atPlace = new Set(["chez", "bei", "beim"]);

/** Somebody the client mentions: "my daughter". "Same time, same fella" is whoever does the work, "une petite pédicure" a size. */
export const relationIn = (tagged: readonly TaggedToken[]): TaggedToken | undefined =>
  tagged.find(({ label, isRelation, word }, at) => {
    const before = tagged[at - 1]?.word ?? "";
    const isSize = sizes.has(word) && indefinite.has(before);
    // "On file chez ma belle-mère": where they are, not whom it is for.
    const isPlace = atPlace.has(tagged[at - 2]?.word ?? "");
    return label === "relation" && isRelation && !sameWords.has(before) && !isSize && !isPlace;
  });
