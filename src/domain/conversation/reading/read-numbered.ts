import { foldText } from "../words/fold-text.ts";

/** The option whose number a text is: "2", "2.", "option 2", "#2", "the second one", "the last one". */
export const readNumbered = <Value extends string>(text: string, offered: readonly Value[]): Value | null => {
  const folded = foldText(text);
  const match = /^(?:(?:option|opcion|opcao|nummer|numero|number|no|nr|n)[\s.]*|#)?(\d{1,2})\s?[.)]?$/.exec(folded);
  const word = folded.replace(/^(?:the|el|la|le|der|die|das|den|o|a) | (?:one|option|opcion|opcao)$/g, "");
  const number = match ? Number(match[1]) : ordinals.findIndex((words) => words.includes(word)) + 1;
  return offered[number - 1] ?? null;
};

const ordinals: readonly (readonly string[])[] = [
  ["first", "primero", "primera", "premier", "premiere", "erste", "erster", "ersten", "primeiro", "primeira"],
  ["second", "segundo", "deuxieme", "zweite", "zweiter", "zweiten"],
  ["third", "tercero", "tercera", "troisieme", "dritte", "dritter", "dritten", "terceiro", "terceira"],
];
