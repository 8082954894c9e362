import type { CommandWords } from "../command-words.ts";
import { eachSpan } from "../put-span.ts";
import { saysReopen } from "../reopening/read-reopen.ts";
import { saysOwnDelay } from "../reported/own-delay.ts";
import { withoutCourtesy } from "../without-courtesy.ts";

/**
 * A message in its commands, where each of them begins with its verb: "move João to four and cancel Peter". Null where it is one
 * command, however many clauses it has. Time blocked from ten to twelve and from three to five is two. How late one is oneself, in minutes, is a command of its own beside another.
 */
export const severalCommands = (folded: string, words: CommandWords): string[] | null => {
  const hours = words.has("block", folded) && !saysReopen(folded) ? eachSpan(folded, words.language) : null;
  if (hours) return hours.length > mostCommands ? null : hours;
  const pieces = folded
    .split(between)
    .map((piece) => withoutCourtesy(piece.replace(reason, "")))
    .filter((piece) => piece !== "");
  // "Je pars à Lyon" after a command is its reason.
  const isCommand = (piece: string): boolean =>
    !ofOneself.test(piece) && commandNames.some((name) => words.begins(name, words.putTogether(piece)));
  if (pieces.length < 2 || pieces.length > mostCommands || !pieces.some(isCommand)) return null;
  if (!pieces.every((piece) => isCommand(piece) || saysOwnDelay(piece, words))) return null;
  return pieces;
};

const mostCommands = 4;

const reason =
  /^(?:que|porque|because|cos|coz|weil|denn|car|parce que) (?=(?:i'?m|llego|llevo|voy|ich|j'|je|to|estou|vou)(?!\p{L}))/u;

const ofOneself =
  /^(?:i|i'?m|i'?ll|im|we|ich|wir|bin|hab|je|j'|on|estoy|voy|me|yo|tengo|no|eu|to|tou|estou|vou|tenho|nao|que|porque|because|weil)(?![\p{L}\p{N}])/u;

const commandNames = ["cancel", "move", "confirm", "block"] as const;

const between =
  /[,;.]+(?!\d)\s*(?:(?:and|then|y|luego|et|puis|und|dann|e|depois) )*|\s(?:and|then|and then|y(?! (?:media|cuarto|pico))|y luego|luego|et(?! (?:demie?|quart))|et puis|puis|und|und dann|dann|e(?! (?:meia|quarto|um quarto))|e depois|depois)\s/u;
