import type { Item } from "../terms/term.ts";
import type { WhenContext } from "../when-reading.ts";
import type { CompiledLexicon } from "./compile-lexicon.ts";
import type { DateToken } from "./tokenize-text.ts";

/** What the rules may look at beside the terms. */
export type ParseContext = {
  readonly when: WhenContext;
  readonly lexicon: CompiledLexicon;
  readonly tokens: readonly DateToken[];
  /** The terms of the lexicon, by the token where they begin. */
  readonly itemsFrom: readonly (readonly Item[])[];
};
