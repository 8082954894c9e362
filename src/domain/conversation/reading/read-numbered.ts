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
  const place = ordinals.findIndex((names) => names.includes(word));
  return place < 0 ? null : (rows[place] ?? null);
};

/** Rows that aren't answers of their own. */
const asides = new Set(["more", "otherDay", "talk", "menu", "mine"]);

const around = new Set(
  "the one option very please pls take ill i ll go with for el la lo opcion por favor porfa mejor me quedo con tout le l option svp je prends celui celle prendrai der die das den dem bitte nehme ich nehm ganz o a opcao pode ser fico com ok yes si oui ja sim de of them les ese esa".split(
    " ",
  ),
);

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
