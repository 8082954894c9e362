import { anyOf, mine, sonsAndDaughters } from "./child-words.ts";
import { isChild, mayBeChild } from "./read-child.ts";

/** Whom a service is for, where services of one kind differ by that. */
export type Audience = "child" | "man" | "woman";

/** For whom a message wants something, and whether it says so by "for" or "needs" and not only in passing. */
export type SaidAudience = { audience: Audience; isWanted: boolean };

/** Whom a message is about; null when it doesn't say, or says several. */
export const readAudience = (words: readonly string[], oldestChild?: number): SaidAudience | null => {
  const text = ` ${words.join(" ")} `;
  const own = [isMan.test(text) && "man", isWoman.test(text) && "woman"].find((one) => one !== false);
  if (own) return { audience: own as Audience, isWanted: true };
  if (isForSelf.test(text)) return null;
  // "He's 6" by itself answers for whom it is.
  if (isChild(text, oldestChild)) return { audience: "child", isWanted: isWanted.test(text) || words.length <= 4 };
  const [man, woman] = [isForMan.test(text), isForWoman.test(text)];
  return man === woman ? null : { audience: man ? "man" : "woman", isWanted: true };
};

/** Whether what is wanted is for a son or daughter who may be a child or grown up. */
export const isForSomebodysChild = (words: readonly string[]): boolean => {
  const text = ` ${words.join(" ")} `;
  return mayBeChild(text) && isForGrownChild.test(text) && !isForSelf.test(text) && readAudience(words) === null;
};

/** "For me" turns everybody else into a story. */
const isForSelf =
  /(?<! (?:not|isn t|no|nao|pas|nicht|ned)(?: \w+){0,2}) (?:for me|for myself|para mim|pra mim|p mim|para mi mism[oa]|para mi(?= (?:$|mi ))|pour moi|fur mich) /;

const isMan =
  / (?:als mann|als kerl|i m a (?:man|bloke|guy|fella)|soy (?:un )?(?:hombre|chico|tio)|je suis un (?:homme|mec|gars)|sou (?:um )?homem|bin (?:ein |n )?(?:mann|kerl)) /;
const isWoman =
  / (?:als frau|i m a (?:woman|girl|lady)|soy (?:una )?(?:mujer|chica)|je suis une (?:femme|fille)|sou (?:uma )?mulher|bin (?:eine |ne )?frau) /;

const men =
  "husband boyfriend hubby fella bf dad father daddy brother grandad grandfather grandpa uncle marido esposo novio padre papa hermano abuelo tio suegro cunado mari epoux conjoint compagnon homme copain chum pere frere grand_pere papi beau_pere beau_frere mann ehemann gatte gatten gottergatte gottergatten gemahl freund vater vati bruder opa onkel schwager schwiegervater papi maridao esposo companheiro namorado noivo pai irmao avo sogro cunhado";
const women =
  "wife girlfriend missus gf mum mom mother mam sister grandma granny nan grandmother aunt mujer esposa novia madre mama hermana abuela tia suegra cunada femme epouse conjointe compagne copine blonde mere maman soeur grand_mere mamie belle_mere belle_soeur frau ehefrau gattin gemahlin freundin mutter mutti schwester oma tante schwagerin schwiegermutter esposa namorada noiva mae irma sogra cunhada mulher patroa";

const needs =
  "(?:needs?|wants?|would|d|could|is after|is due|fancies|has to|must|necesita|quiere|querria|quisiera|busca|tiene que|le hace|braucht|brauchte|brauch|will|mochte|muss|hatte|soll|precisa|quer|queria|gostaria|tem que|a besoin|aurait|veut|voudrait|aimerait|doit|souhaite)";

/** What is said of somebody later in the sentence. */
const lacks =
  "(?:il lui faut|elle lui faut|lui faut|le hace falta|he needs|she needs|er braucht|sie braucht|ele precisa|ela precisa|hay que)";

const wanting = "for|para|pra|pro|pour|fur";

const brings =
  "bring|bringing|traigo|traigole|traer|llevo|llevar|amene|amener|bringe|bring|vorbeibringen|trago|trazer|levo|levar|fit in|squeeze in";

/** What is done to somebody else: "cortar o cabelo ao meu marido", "meinem Mann die Haare schneiden". */
const cuts = "(?:cort\\w+|pel\\w+|arregl\\w+|coup\\w+|taill\\w+|apar\\w+|pein\\w+|coiff\\w+|rap\\w+|pass\\w+)";
const onHead = "(?:haare|haar|bart|kopf|frisur)";
const ofHead =
  "(?:hair|mop|beard|haare|haar|matte|mahne|frisur|bart|pelo|melena|grenas|barba|cabelo|juba|cheveux|tignasse|barbe)";

const isWanted = new RegExp(` (?:${wanting}|${needs}|${brings}) `);

/** "For my husband", "my husband needs". */
const wants = (people: string): RegExp =>
  new RegExp(
    ` (?:(?:${wanting}) (?:o |a |el |la |the |den |die )?(?:${mine} )?${anyOf(people)}|${mine} ${anyOf(people)} (?:\\w+ )?${needs}|${cuts}(?: \\w+){0,5} (?:a|ao|al|au|no|na) (?:${mine} )?${anyOf(people)}|${mine} ${anyOf(people)}(?: \\w+){0,8} ${lacks}|(?:meinem|unserem|meiner|unserer) ${anyOf(people)}(?: \\w+){0,5} ${onHead}|${ofHead} (?:meines|meiner|unseres|unserer|de mon|de ma|de mi|do meu|da minha|of my) ${anyOf(people)}|my ${anyOf(people)} s ${ofHead}) `,
  );

const isForMan = wants(men);
const isForWoman = wants(women);
const isForGrownChild = wants(sonsAndDaughters);
