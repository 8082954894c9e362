import { editDistance } from "../../words/edit-distance.ts";
import { foldText } from "../../words/fold-text.ts";
import type { NameSpan } from "../name-spans.ts";

/** A name given letter by letter: "S-I-O-B-H-A-N", "C A O I M H E", "J wie Julia, O, R, N"; null when none is. */
export const spelledName = (text: string): NameSpan | null => {
  const plain = text.replace(byWord, (said, letter: string) => letter + " ".repeat(said.length - letter.length));
  const found = hyphened.exec(plain) ?? listed.exec(plain) ?? spaced.exec(plain);
  if (!found) return null;
  const letters = found[0].replace(/[^\p{L}\p{M}]/gu, "");
  const name = letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
  const [start, end] = [found.index, found.index + found[0].length];
  return { text: name, start, end, count: 1, tokens: [] };
};

/** The text with such a name as one word. */
export const withLettersJoined = (text: string): string => {
  const spelled = spelledName(text);
  return spelled ? `${text.slice(0, spelled.start)}${spelled.text}${text.slice(spelled.end)}` : text;
};

/** The whole name, said right after its letters: "S-H-A-U-N, Shaun Pritchard". */
export const saidAfter = (text: string, { text: name, end }: NameSpan): NameSpan | null => {
  const said = /^[\s,.:;=!–-]*(\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)+)/u.exec(text.slice(end));
  const whole = said?.[1] ?? "";
  if (!said || foldText(whole.split(" ")[0] ?? "") !== foldText(name)) return null;
  const start = end + said[0].length - whole.length;
  return { text: whole, start, end: start + whole.length, count: whole.split(" ").length, tokens: [] };
};

/** The name as it was spelled, where one was said as well: "Shawn Reid, S-E-A-N". */
export const asSpelled = (said: NameSpan, spelled: NameSpan): NameSpan => {
  const parts = said.text.split(" ");
  const wanted = foldText(spelled.text);
  const at = parts.findIndex((part) => isSame(foldText(part), wanted));
  if (at >= 0)
    return foldText(parts[at] ?? "") === wanted ? said : { ...said, text: parts.with(at, spelled.text).join(" ") };
  // "S-E-A-N, the Irish way": an odd word after it isn't a name.
  return spelled.start < said.start && said.count === 1 && !said.tokens[0]?.isGiven ? spelled : said;
};

const isSame = (one: string, other: string): boolean =>
  one === other || (one[0] === other[0] && editDistance(one, other, 3) <= 3);

/** "K wie Konrad", "B comme Bernard", "D for Delta". */
const byWord = /(?<![\p{L}\p{N}])(\p{Lu})(?: (?:wie|comme|as in|for|like|de|como) \p{L}+)/gu;

const hyphened = /(?<![\p{L}\p{N}'’-])\p{L}\p{M}?(?:-\p{L}\p{M}?){2,}(?![\p{L}\p{N}'’-])/u;

/** "G, W, E, N. Gwen": with commas these are no initials. */
const listed = /(?<![\p{L}\p{N}'’.-])\p{Lu}(?:\s*, ?\p{Lu}(?![\p{L}\p{N}'’-])){2,}/u;

/** Not the initials of a name: "J. R. R. Hartley". */
const spaced = /(?<![\p{L}\p{N}'’.-])\p{Lu}(?:[ ,.]+\p{Lu}(?![\p{L}\p{N}'’-])){2,}(?!\.? ?\p{Lu}\p{Ll})/u;
