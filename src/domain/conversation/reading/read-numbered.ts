import { foldText } from "../words/fold-text.ts";

/** The option whose number a text is: "2", "2.", "option 2", "#2", "the second one", "the very last one, please". */
export const readNumbered = <Value extends string>(text: string, offered: readonly Value[]): Value | null => {
  const folded = foldText(text);
  const match = /^(?:(?:option|opcion|opcao|nummer|numero|number|no|nr|n)[\s.]*|#)?(\d{1,2})\s?[.)]?$/.exec(folded);
  if (match) return offered[Number(match[1]) - 1] ?? null;
  const figure = figureOrdinal.exec(folded);
  if (figure && isAround(folded.replace(figure[0], " "))) return rowsOf(offered)[Number(figure[1]) - 1] ?? null;
  // In Portuguese "no" is a place.
  const words = (
    folded.replace(/\bn[oa] (?=(?:primeir|segund|terceir|quart|ultim)o)/, "").match(/\p{L}+/gu) ?? []
  ).filter((word) => !isBeside(word));
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return null;
  const rows = rowsOf(offered);
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

/** Asks for the last there is: "the latest", "el último horario", "le plus tard possible". */
export const asksForLast = (text: string): boolean => {
  const folded = foldText(text);
  const words = (folded.match(/\p{L}+/gu) ?? []).filter((word) => !isBeside(word));
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return false;
  return lastWords.has(word) || latestWords.has(word) || (lateWords.has(word) && superlative.test(folded));
};

/** The row that is named before somebody else is: "the second one, but with Luis"; null when none is. */
export const readPointed = (text: string, offered: readonly string[]): string | null => {
  const [whole] = beforeWith.exec(text) ?? [];
  return whole === undefined ? null : readNumbered(text.slice(0, -whole.length), offered);
};

const beforeWith =
  /(?<![\s,.;]{2})[\s,.;]+(?:(?:but|only|just|aber|nur|bloß|halt|dann|und|and|pero|y|mais|et|mas|e|só|so|que)[\s,]+){0,2}(?:with|w\/|bei|beim|mit|con|avec|chez|com)\s.{1,400}$/iu;

const isAround = (folded: string): boolean => (folded.match(/\p{L}+/gu) ?? []).every(isBeside);

const rowsOf = <Value extends string>(offered: readonly Value[]): Value[] =>
  offered.filter((value) => !asides.has(value));

/** "The 2nd", "le 2e", "la 1ra". */
const figureOrdinal = /(?<![\p{L}\p{N}])(\d)(?:st|nd|rd|th|er|re|ere|e|eme|ro|ra|do|da|o|a)(?![\p{L}\p{N}])/u;

/** Rows that aren't answers of their own. */
const asides = new Set(["more", "otherDay", "wait", "addService", "onlyPart", "talk", "menu", "mine"]);

const around = new Set(
  "pues dame deme das que digas tengas tienes tenga hay esas esos eses dessas desses list liste lista mas plus possible posible possivel moglich mais tout deiner euer den you have got d ceux celles von denen davon then entonces alors dann entao one's actually just give me gib mir donnez moi me da the one option very please pls take ill i ll go with for el la lo opcion por favor porfa mejor me quedo con tout le l option svp je prends celui celle prendrai der die das den dem bitte nehme ich nehm ganz o a opcao pode ser fico com ok yes si oui ja sim de of them les ese esa venga vale bueno has habeis dicho dices dijiste dijeron diste ofrecido said mentioned offered gave listed from both two beiden zwei deux dos dois duas des las los vous avez dit dite propose proposee proposes tu as sie ihr genannt gesagt vorgeschlagen haben hast habt disse falou voce voces mandou was qui vom zu horario horarios hora creneau slot turno hueco time zeit termin uhrzeit cita rdv vaga spot opcao wi wit halt ma mas nehma nehmen nehmens i hatt hatte gern gerne wurd wurde tat fechou fecha bora quero queria marca vou prefiero prefiro prefere dale late gusta latio cae apunta ponme sound grand lovely super perfect perfecto genial va pour parfait nickel top passt geht good fine works do will id like est c ira bien fera affaire bom boa otimo otima serve esta ta barbaro chevere chido padre guay gut prima klasse lieber nimm nimma des ben bah allez eh gut".split(
    " ",
  ),
);

/** Kind words about a row, with what says them: "the first one is fine", "le premier ça va". */
const approving = new Set(
  "is be s would work sounds looks by to seems good great okay okey fab brilliant ideal nice cool lovely best sure yeah yep thanks thank cheers let us make it ca bon bonne marche convient parfaite tres serait vont impeccable merci ist ware war klingt sieht aus perfekt wunderbar toll spitze ordnung in machen mach wir danke hervorragend viene parece es seria estaria mismo misma perfecta mola gracias buena e perfeito perfeita melhor mesmo mesma mim pra fica ficou parece cai otima certo certinho tranquilo blz show beleza legal obrigado obrigada ai".split(
    " ",
  ),
);

const isBeside = (word: string): boolean => around.has(word) || approving.has(word);

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

const lastWords = new Set("last ultimo ultima dernier derniere letzte letzter letzten letztes".split(" "));

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
    "erstes",
    "primeiro",
    "primeira",
    "earliest",
  ],
  ["second", "segundo", "deuxieme", "seconde", "zweite", "zweiter", "zweiten", "zweites"],
  [
    "third",
    "tercero",
    "tercera",
    "tercer",
    "troisieme",
    "dritte",
    "dritter",
    "dritten",
    "drittes",
    "terceiro",
    "terceira",
  ],
  ["fourth", "cuarto", "cuarta", "quatrieme", "vierte", "vierter", "vierten", "viertes", "quarto"],
  ["fifth", "quinto", "cinquieme", "funfte", "funfter", "funften", "funftes"],
];
