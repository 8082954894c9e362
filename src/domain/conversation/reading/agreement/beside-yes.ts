import { foldedWords, foldText } from "../../words/fold-text.ts";
import { isPraise, isWeakYes, isYes, isYesWord, shortenDrawnOut } from "./read-agreement.ts";

/**
 * What a message that begins with a yes says beside it: "yes, book it. And what time do you shut?" Null when it begins with none, or
 * nothing else is said.
 */
export const besideYes = (text: string): string | null => {
  let at = 0;
  let hasYes = false;
  for (const { start, end, words } of piecesOf(text)) {
    if (words.length === 0) continue;
    if (words.some((word) => doubts.has(word)) && !hasYes) return null;
    const isAgreeing = isYes(words, hasYes ? "anywhere" : "atFirst") && (words.length <= 3 || words.every(isOfYes));
    const isPolite = hasYes && words.every((word) => courtesies.has(word));
    if (!isAgreeing && !isPolite) {
      if (hasYes || !isYes(words, "atFirst") || isWeakYes(words[0] ?? "")) break;
      // "Yes it's my first day off": after the word itself something else begins.
      const rest = text.slice(start, end).replace(/^[^\p{L}]*[\p{L}'’]+/u, "");
      return `${rest}${text.slice(end)}`.trim();
    }
    // "Ok, see you" only takes leave.
    if (isAgreeing && !words.every(isWeakYes)) hasYes = true;
    at = end;
  }
  const rest = text
    .slice(at)
    .replace(/^[^\p{L}\p{N}¿]+/u, "")
    .replace(joint, "")
    .trim();
  return hasYes && /\p{L}{2}/u.test(rest) ? rest : null;
};

const isOfYes = (word: string): boolean => isYesWord(word) || isPraise(word) || glue.has(word);

const glue = new Set(
  "c est it is that s es esta e is ist so das this es tout todo tudo ben bien the one ca ya ja here there asi assim ok por aqui la va go on then do it book me in prends je".split(
    " ",
  ),
);

/**
 * Whether what is said beside a yes takes it back or puts it off: "but", "if", "rather". A question only asks, and a "not" in a story
 * that names nothing of the booking takes nothing back.
 */
export const isTakenBack = (rest: string): boolean => {
  if (/[?¿]/.test(rest)) return false;
  const words = foldedWords(rest);
  if (words.some((word) => doubts.has(word))) return true;
  return words.length < 5 && words.some((word) => negations.has(word));
};

const doubts = new Set(
  (
    "but however except unless if maybe perhaps possibly probably might wait hold instead rather change cancel another different " +
    "pero salvo excepto quizas quiza acaso espera esperen espere mejor cambiar cambia cambiame cancela cancelar otro otra aunque " +
    "mais sauf peut attends attendez plutot changer changez annule annulez annuler autre " +
    "aber ausser falls wenn vielleicht warte warten moment lieber andern anders absagen stornieren eventuell " +
    "mas porem exceto acho espere pera perai calma melhor mudar muda trocar troca cancela cancelar desmarca desmarcar outro outra embora"
  ).split(" "),
);

const negations = new Set("no not nope dont don never non pas ne nein nicht nee kein ned nao nem nunca".split(" "));

type Piece = { start: number; end: number; words: readonly string[] };

/** The pieces between signs and "and", with their positions. */
const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let start = 0;
  const add = (end: number): void => {
    const words = (text.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
      shortenDrawnOut(foldText(word)),
    );
    pieces.push({ start, end, words });
  };
  for (const match of text.matchAll(signs)) {
    add(match.index);
    start = match.index + match[0].length;
  }
  add(text.length);
  return pieces;
};

const signs =
  /[,.;:!?¡¿()…]+|\s[-–]\s|\p{Extended_Pictographic}+|\s(?=(?:and|y|et|und|e|oh|also|but|pero|mais|aber|mas|though|que)\s)/giu;

const joint = /^(?:and|y|et|und|e|oh|also|och|ah|oye|ay)[\s,]+(?:and|y|et|und|e)?\s*/iu;

const courtesies = new Set(
  "thanks thank you so much please cheers ta pls gracias muchas mil por favor porfa merci beaucoup svp danke bitte vielen dank obrigado obrigada valeu brigado faz".split(
    " ",
  ),
);
