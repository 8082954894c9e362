import type { Turn } from "../../conversation-turn.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";
import { kindOfWord } from "../named/own-words.ts";

/** "It stays 36 euros", "the garage keeps the car", "Gabi bleibt": what stays or is kept isn't an appointment. */
export const staysElse = (turn: Turn, clause: string): boolean => {
  const words = toWords(foldText(clause));
  if (/[€$£]/.test(clause) || money.test(words)) return true;
  if (rest.test(words)) return true;
  if (appointment.test(words)) return false;
  const kinds = words.split(" ").map((word) => kindOfWord(turn, word));
  if (kinds.includes("service")) return false;
  return belongings.test(words) || (kinds.includes("agent") && words.split(" ").length <= 4);
};

/** "The rest stays": what is left beside what changes. */
const rest = patternInWords(
  "the rest|everything else|all else|lo demas|el resto|todo lo demas|le reste|tout le reste|der rest|alles andere|sonst alles|o resto|tudo o resto|o restante",
);

const money = patternInWords("euros?|eur|price|precio|preco|preis|prix|tarifs?|valor");

const appointment = patternInWords(
  "appointments?|booking|slot|citas?|reserva|turno|hora|rdv|rendez|creneau|termine?n?|buchung|consulta|marcacao|horario",
);

const belongings = patternInWords(
  "car|van|bike|coche|carro|moto|voiture|velo|auto|wagen|dog|perro|chien|hund|cachorro",
  "kids?|children|baby|ninos?|ninas?|hijos?|hijas?|enfants?|petits?|petite|kinder|criancas?|filhos?|filhas?",
);
