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
  const own = others.replace(mine, " ");
  const isOwn = own !== others;
  return {
    text: own.replace(/\s+/g, " ").trim(),
    whose: { ...(isOwn && { isOwn: true as const }), ...(except.length > 0 && { except }) },
  };
};

const leaving =
  "(?<!\\p{L})(?:without|except(?: for)?|apart from|minus|not|leave out|skip|sin|menos|excepto|salvo|quitando|sans|sauf|hors|pas|ohne|ausser|nicht|sem|tirando|exceto|menos) " +
  "(?:(?:the|those|any|counting|lo|los|las|la|el|ceux|celles|les|die|den|das|der|dem|os|as|o|a|mit|con|com|contar|of|from|de|del|vom|von|do|da|dos|das|termine|citas|rdv) )*";

const mine =
  /(?<!\p{L})(?:(?:only|just) (?:mine|my own|me|my(?= (?:clients|customers|appointments|bookings|ones|stuff|own|chair|column)))|mine only|my own(?: ones)?|(?:solo|solamente|unicamente|nada mas) (?:lo mio|los mios|las mias|mis|yo|a mi)|lo mio|los mios|las mias|mi[oa]s?(?= (?:de|para|hoy|manana)|$)|yo(?= |$)|(?:juste|seulement|uniquement|que|rien que) (?:les miens|les miennes|mes|moi|pour moi)|les miens|les miennes|moi (?:seulement|seule?|uniquement)|nur (?:meine[nrs]?|ich|mich|fur mich|bei mir|von mir)|meine eigenen|(?:so|apenas|somente) (?:os meus|as minhas|o meu|a minha|meus|minhas|eu)|os meus|as minhas(?= |$))(?!\p{L})/gu;
