import { rememberOf } from "../../text/remember-of.ts";
import { wantedWords } from "../words/find-name-words.ts";
import { foldText } from "../words/fold-text.ts";
import { isHairWord } from "./salon-words.ts";

/**
 * Whether the words that were found of a service's name say nothing about which service it is: "trim" doesn't mean "Beard trim"
 * where no beard is spoken of, and "mit dem Hund" doesn't mean "Zahnreinigung Hund".
 */
export const isVague = (found: readonly string[], name: string): boolean => {
  if (found.length === 0) return false;
  if (found.every((word) => animals.has(word))) return !wantedWords(name).every((word) => animals.has(word));
  return hasObject(name) && found.every((word) => isOperation(word) || isHairWord(word) || colourings.has(word));
};

/** Whether a word says what is done and not to what. */
export const isOperation = (word: string): boolean => operations.has(word);

/** "Hair" stands for the cut of "Cut and beard", but not for the trim of "Beard trim". */
const isHairOfOther = (word: string, name: string): boolean => isHairWord(word) && hasObject(name);

/**
 * Whether what is done at a position is done to something else than hair: "Bart schneiden", "trim my beard", but not "cut and
 * beard".
 */
const isBoundToOther = (words: readonly string[], at: number): boolean => {
  if (!isOperation(words[at] ?? "") || words.some(isHairWord)) return false;
  return [-1, 1].some((step) => {
    for (let next = at + step; Math.abs(next - at) <= 3; next += step) {
      const word = words[next] ?? "";
      if (objects.test(word)) return true;
      if (word === "" || joiners.has(word)) return false;
    }
    return false;
  });
};

/** Whether a word that may stand for one of a name's is about something else: the hair, or what is cut instead of it. */
export const isAboutElse = (words: readonly string[], at: number, name: string): boolean =>
  isHairOfOther(words[at] ?? "", name) || (!isJoinedName(name) && !hasObject(name) && isBoundToOther(words, at));

const joiners = new Set("and y e et und plus n".split(" "));

/** Whether a name joins two services: "Cut and beard", "Corte + barba". */
export const isJoinedName = rememberOf((name): boolean =>
  /[&+/]| (?:and|y|e|et|und|plus) /.test(` ${foldText(name)} `),
);

/** What is worked on is named, and it isn't hair: "Beard trim", "Coupe de griffes", "Bartschnitt". */
const hasObject = rememberOf(
  (name): boolean => !isJoinedName(name) && wantedWords(name).some((word) => objects.test(word)),
);

const objects =
  /^(?:beards?|moustache|mustache|barb[ae]|bart\w*|bigod?te|bigode|nails?|toenails?|unas?|unhas?|ongles?|nagel\w*|claws?|griffes?|krallen\w*|garras?|brows?|eyebrows?|cejas?|sourcils?|augenbrauen\w*|sobrancelhas?|lash|lashes|eyelash\w*|pestanas?|cils?|wimpern\w*|fringe|bangs|flequillo|frange|pony\w*|franja)$/;

const operations = new Set(
  "cut cuts cutting trim trims trimming tidy corte cortes cortar cortarme cortarle coupe coupes couper taille tailler schnitt schneiden schneid nachschneiden kurzen aparar arreglo arreglar arreglarme perfilado scheren shape shaped shaping".split(
    " ",
  ),
);

/** What gives colour doesn't say to what: "I need some colour" isn't "Brow tint". */
const colourings = new Set("colour color tint farbe farben tinte tenir couleur teinture teindre cor tinta".split(" "));

const animals = new Set(
  "dog dogs doggy puppy cat cats kitten hund hunde hundchen welpe katze kater katzchen perro perra perrito perrita gato gata gatito gatita chien chienne chiot chat chatte chaton cachorro cachorra cao gatinho gatinha pet mascota".split(
    " ",
  ),
);
