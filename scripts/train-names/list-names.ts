import { foldText } from "../../src/domain/conversation/words/fold-text.ts";
import type { NameTraining } from "./read-name-training.ts";

export type NameLists = { given: ReadonlySet<string>; family: ReadonlySet<string> };

/** The names that are known as such, folded, the parts of a double one each for itself. */
export const listNames = ({ given, family }: Pick<NameTraining, "given" | "family">): NameLists => ({
  given: new Set(given.flatMap((name) => foldText(name).split("-"))),
  family: new Set(family.flatMap((name) => foldText(name).split("-"))),
});
