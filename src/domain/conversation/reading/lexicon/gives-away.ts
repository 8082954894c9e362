import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

/** "Give my slot to somebody else", "den Platz könnt ihr jemand anderem geben": whoever says so doesn't come. */
export const givesAway = (text: string): boolean =>
  text.split(/(?<!\d)(?<![,.;:!?…\n]{2})[,.;:!?…\n]+(?=\s|$)/).some((part) => givesAwayIn(toWords(foldText(part))));

const givesAwayIn = (words: string): boolean => {
  const found = given.exec(words);
  if (!found) return false;
  const before = words.slice(0, found.index).trim().split(" ").slice(-4).join(" ");
  return !denied.test(`${before} ${found[0]}`);
};

/** "Please don't give my slot to anyone", "before you give it away", "if you gave it". */
const denied = patternInWords(
  "not|don t|dont|never|without|before|if|did you|have you|no|nunca|sin|antes de|si|ne|n|pas|sans|avant|nicht|nie|ohne|bevor|falls|wenn|nao|nunca|sem|se",
);

const few = "(?: \\S+){0,5}";

const given = patternInWords(
  `(?:give|offer|pass|hand|let)${few} (?:slot|spot|place|appointment|time)${few} (?:some ?(?:one|body)(?: else)?|another (?:client|customer|person|dog|patient)|next in line)`,
  `(?:give|offer|let) (?:some ?(?:one|body) else|another (?:client|customer|person|patient))${few} (?:slot|spot|place|appointment|time)`,
  `(?:da|dad|dar|den|dale|dadle|denle|darle|pasa|pasad|pasar|pasen|ceded|ceder|cedo|ofreced)(?:sel[oa])?${few} (?:hueco|cita|hora|sitio|turno|plaza|lugar)${few} (?:a|para) (?:otr[oa]|alguien|quien)`,
  `(?:donner|donnez|donne|laisser|laissez|laisse|filer|filez|ceder|cedez|proposer|proposez|refiler)${few} (?:place|creneau|rdv|rendez vous|horaire)${few} (?:quelqu un|une autre|un autre|d autres|autre)`,
  `(?:platz|termin|zeit|slot|stunde)${few} (?:jemand(?:em)? ander[esm]+|wem ander[sm]|jemandem|wen anders?|anderen?)(?: \\S+){0,2} (?:geben|vergeben|uberlassen|anbieten)`,
  `(?:gebt|gib|geben sie|vergebt|uberlasst)${few} (?:platz|termin|zeit|slot|stunde)${few} (?:jemand|wem|anderen?|andersweitig|anderweitig)`,
  `(?:free up|release) (?:my|the|that|our)${few} (?:slot|spot|place|appointment|time)|(?:konnt|kann|konnen|bitte)${few} (?:freigeben|frei geben)`,
  `liber(?:a|ad|ar|en|er|ez|e|em) (?:mi|el|la|mon|le|ma|meu|minha|o|a) (?:hueco|hora|cita|turno|sitio|creneau|place|rdv|rendez|horario|vaga|marcacao)`,
  `(?:dar|de|deem|da|passar|passa|passe|passem|ceder|cede|oferecer|oferece)${few} (?:horario|vaga|lugar|hora|vez|sessao|marcacao)${few} (?:outr[oa]|alguem|quem)`,
);
