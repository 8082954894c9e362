import type { Whose } from "../../owner-command.ts";
import type { ReadContext } from "../read-owner-command.ts";

/** Whose appointments a question is about, and the rest of it: "only mine", "sin lo de Luis". */
export const readWhose = (text: string, { agentNames }: ReadContext): { text: string; whose: Whose } => {
  const except: string[] = [];
  const names = [...agentNames].map((name) => name.replace(/\W/gu, "")).filter((name) => name !== "");
  const others =
    names.length === 0
      ? text
      : text.replace(new RegExp(`${leaving}(${names.join("|")})(?:'?s)?(?!\\p{L})`, "gu"), (_, name: string) => {
          except.push(name);
          return " ";
        });
  const together = withMine(others, names);
  const own = together.replace(mine, " ");
  const isOwn = own !== others;
  return {
    text: own.replace(/\s+/g, " ").trim(),
    whose: { ...(isOwn && { isOwn: true as const }), ...(except.length > 0 && { except }) },
  };
};

/** "Mine and Luis's", "Luis und ich": both of them; the name stays. */
const withMine = (text: string, names: readonly string[]): string => {
  if (names.length === 0) return text;
  const other = `(?:(?:${articles}) |[ld]'){0,3}(${names.join("|")})(?:'?s)?`;
  return text
    .replace(new RegExp(`(?<!\\p{L})${self} (?:${and}) ${other}(?!\\p{L})`, "u"), "$1 ")
    .replace(new RegExp(`(?<!\\p{L})${other} (?:${and}) ${self}(?!\\p{L})`, "u"), "$1 ");
};

const and = "and|&|\\+|plus|as well as|e|y|et|und|sowie|mas";
const articles =
  "the|those|of|from|a|as|o|os|la|las|el|los|lo|le|les|celui|celle|ceux|celles|den|die|das|der|dem|beim|bei|vom|von|de|del|do|da|dos|du|chez|with";
const self =
  "(?:(?:a|as|o|os|la|las|el|los|lo|le|les|den|die|das|bei|chez|de|do|da|of) ){0,3}(?:me|mine|my own|my|i|minhas?|meus?|eu|mi[oa]s?|yo|mi|mienn?e?s?|moi|mein(?:e[nrsm]?)?|ich|mir|mich)";

const leaving =
  "(?<!\\p{L})(?:without|except(?: for)?|apart from|minus|not|leave out|skip|sin|menos|excepto|salvo|quitando|sans|sauf|hors|pas|ohne|ausser|nicht|sem|tirando|exceto|menos) " +
  "(?:(?:the|those|any|counting|lo|los|las|la|el|ceux|celles|les|die|den|das|der|dem|os|as|o|a|mit|con|com|contar|of|from|de|del|vom|von|do|da|dos|das|termine|citas|rdv) )*";

const mine =
  /(?<!\p{L})(?:(?:only|just) (?:mine|my own|me|my(?= (?:clients|customers|appointments|bookings|ones|stuff|own|chair|column)))|mine only|my own(?: ones)?|(?:solo|solamente|unicamente|nada mas) (?:lo mio|los mios|las mias|mis|yo|a mi)|lo mio|los mios|las mias|mi[oa]s?(?= (?:de|para|hoy|manana)|$)|yo(?= |$)|(?:juste|seulement|uniquement|que|rien que) (?:les miens|les miennes|mes|moi|pour moi)|les miens|les miennes|moi (?:seulement|seule?|uniquement)|nur (?:meine[nrs]?|ich|mich|fur mich|bei mir|von mir)|meine eigenen|(?:so|apenas|somente) (?:os meus|as minhas|o meu|a minha|meus|minhas|eu)|os meus|as minhas(?= |$))(?!\p{L})/gu;
