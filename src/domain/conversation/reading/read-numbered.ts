import { foldText } from "../words/fold-text.ts";

/** The option whose number a text is: "2", "2.", "option 2", "#2", "the second one", "the very last one, please". */
export const readNumbered = <Value extends string>(text: string, offered: readonly Value[]): Value | null => {
  const folded = foldText(text);
  const match = /^(?:(?:option|opcion|opcao|nummer|numero|number|no|nr|n)[\s.]*|#)?(\d{1,2})\s?[.)]?$/.exec(folded);
  if (match) return offered[Number(match[1]) - 1] ?? null;
  const words = (folded.match(/\p{L}+/gu) ?? []).filter((word) => !around.has(word));
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return null;
  const rows = offered.filter((value) => !asides.has(value));
  if (lastWords.has(word)) return rows.at(-1) ?? null;
  // Rows of days and times come in their order.
  if (rows.every((value) => /^\d/.test(value))) {
    const isMost = superlative.test(folded);
    if (earliestWords.has(word) || (isMost && earlyWords.has(word))) return rows[0] ?? null;
    if (latestWords.has(word) || (isMost && lateWords.has(word))) return rows.at(-1) ?? null;
  }
  // "The earlier of the two": of two there is one, in whichever way it is said.
  if (rows.length === 2 && (/\b(?:two|both|beiden|zwei|dos|deux|dois|duas)\b/.test(folded) || pointed.test(folded))) {
    if (earlierWords.has(word) || earlyWords.has(word) || earliestWords.has(word)) return rows[0] ?? null;
    if (laterWords.has(word) || lateWords.has(word) || latestWords.has(word)) return rows[1] ?? null;
  }
  // In Portuguese it is a Monday, unless it is one of them.
  const place =
    word === "segunda" && /\bla segunda\b/.test(folded) ? 1 : ordinals.findIndex((names) => names.includes(word));
  return place < 0 ? null : (rows[place] ?? null);
};

/** Rows that aren't answers of their own. */
const asides = new Set(["more", "otherDay", "talk", "menu", "mine"]);

const around = new Set(
  "pues dame deme das que digas tengas tienes tenga hay esas esos eses dessas desses list liste lista mas plus possible posible possivel moglich mais tout deiner euer den you have got d ceux celles von denen davon then entonces alors dann entao one's actually just give me gib mir donnez moi me da the one option very please pls take ill i ll go with for el la lo opcion por favor porfa mejor me quedo con tout le l option svp je prends celui celle prendrai der die das den dem bitte nehme ich nehm ganz o a opcao pode ser fico com ok yes si oui ja sim de of them les ese esa venga vale bueno has habeis dicho dices dijiste dijeron diste ofrecido said mentioned offered gave listed from both two beiden zwei deux dos dois duas des las los vous avez dit dite propose proposee proposes tu as sie ihr genannt gesagt vorgeschlagen haben hast habt disse falou voce voces mandou was qui vom zu".split(
    " ",
  ),
);

/** "Le plus tôt" is one of them, "plus tôt" is something else. */
const superlative = /\b(?:el|la|lo|le|o|a) (?:mas|plus|mais) /;

/** "Den früheren", "the later one": one of those listed. */
const pointed = /^(?:\p{L}+,? )?(?:the (?:earlier|sooner|later) one|(?:den|der|die|das) (?:fruher|spater)en?)\b/u;

const earlierWords = new Set("earlier sooner fruhere fruheren fruherer".split(" "));
const laterWords = new Set("later spatere spateren spaterer".split(" "));
const earliestWords = new Set("earliest soonest fruheste fruhesten fruhester fruhestes".split(" "));
const earlyWords = new Set("temprano temprana pronto tot cedo".split(" "));
const latestWords = new Set("latest spateste spatesten spatester spatestes".split(" "));
const lateWords = new Set("tarde tard".split(" "));

const lastWords = new Set("last ultimo ultima dernier derniere letzte letzter letzten".split(" "));

const ordinals: readonly (readonly string[])[] = [
  [
    "first",
    "primero",
    "primera",
    "primer",
    "premier",
    "premiere",
    "erste",
    "erster",
    "ersten",
    "primeiro",
    "primeira",
    "earliest",
  ],
  ["second", "segundo", "deuxieme", "seconde", "zweite", "zweiter", "zweiten"],
  ["third", "tercero", "tercera", "tercer", "troisieme", "dritte", "dritter", "dritten", "terceiro", "terceira"],
  ["fourth", "cuarto", "cuarta", "quatrieme", "vierte", "vierter", "vierten"],
];
