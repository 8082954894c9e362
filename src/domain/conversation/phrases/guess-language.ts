import { type Language, languages } from "../../languages.ts";
import { foldedWords } from "../words/fold-text.ts";

/**
 * The language a message is clearly written in, by the small words of everyday requests; null when it may be several.
 * Only good for a hint: what the bot writes in is chosen by the business and the client.
 */
export const guessLanguage = (text: string): Language | null => {
  const words = new Set(foldedWords(text));
  const [first, second] = languages
    .map((language) => ({ language, count: smallWords[language].intersection(words).size }))
    .sort((a, b) => b.count - a.count);
  return first && second && first.count >= fewest && first.count >= second.count + lead ? first.language : null;
};

const fewest = 3;
const lead = 2;

const smallWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "the i you would like want please with for my hello hi appointment haircut tomorrow can have could do at book need are there any".split(
      " ",
    ),
  ),
  es: new Set(
    "hola quiero quisiera queria una para con el cita manana buenas buenos por favor puedo me gustaria tengo hueco pelo gracias los las corte hay viernes jueves miercoles lunes martes sabado tarde algo hoy".split(
      " ",
    ),
  ),
  fr: new Set(
    "bonjour bonsoir je voudrais un une pour avec rendez vous rdv demain svp salut est coupe merci le les aimerais avez des cheveux souhaite".split(
      " ",
    ),
  ),
  de: new Set(
    "hallo ich mochte einen ein termin bitte bei mit morgen guten tag hatte gern gerne fur danke servus der haarschnitt haare um am brauche haben sie".split(
      " ",
    ),
  ),
  pt: new Set(
    "por favor me na no em da do nao se hoje meu minha sexta terca quinta quarta segunda feira sabado tarde manha alguma coisa oi ola quero queria um uma pra para com horario amanha bom boa marcar voce voces obrigado obrigada cabelo corte tem gostaria cortar as".split(
      " ",
    ),
  ),
};
