import { patternInWords } from "../../words/pattern-in-text.ts";

/** What says that something comes right before or right after what is booked, and whether what is booked is named beside it. */
export type Beside = { isNext: boolean; isBefore: boolean; isAnchored: boolean };

type IsService = (word: string) => boolean;

/** Reads "right after", "just before my massage", "once the groom is done". */
export const readBeside = (words: string, isService: IsService): Beside => {
  const after = rightAfter.exec(words);
  const ended = whenDone.exec(words);
  const isNext = after !== null || ended !== null;
  const before = isNext ? null : rightBefore.exec(words);
  const isNamed = [after, ended, before].some((found) => found !== null && isAnchored(words, found, isService));
  return { isNext, isBefore: before !== null, isAnchored: isNamed };
};

/** "After it", "after the massage", "once the groom is done": a service or a pronoun, and never work or lunch. */
const isAnchored = (words: string, { 0: said, index }: RegExpExecArray, isService: IsService): boolean => {
  const behind = words.slice(index + said.length);
  const next = anchor.exec(behind)?.[1];
  return pointsBack.test(said) || pronoun.test(behind) || said.split(" ").some(isService) || isService(next ?? "");
};

/** The first word behind it, with at most an article or a possessive before. */
const anchor =
  /^(?: (?:of|to|de|a|d))?(?: (?:the|my|his|her|our|their|that|el|la|mi|su|nuestr[oa]|del|al|es[ae]|le|l|ma|mon|sa|son|notre|du|cette|ce|au|der|die|das|dem|den|meine[rmn]?|seine[rmn]?|ihre[rmn]?|unsere[rmn]?|a|o|da|do|ao|minha|meu|dessa|desse))* (\S+)/;

const pronoun =
  /^ (?:(?:it|that|this|mine|his|hers)(?: (?:one|appointment))?(?= |$)|de (?:es[aeo]|est[aeo]|la mia|el mio)(?= |$)|(?:ca|cela|celui ci|celle ci|celui la|celle la|le mien|la mienne)(?= |$)|d(?:ess|est)[ea](?= |$)|d?isso(?= |$))/;

/** The word itself says that it counts from something. */
const pointsBack = patternInWords(
  "(?:it|that|this|mine|me)|de mi|(?:de la|del) mi[oa]|moi|l[ea] mien(?:ne)?|dahinter|mir|meine[rmn]?|(?:de mim|[ad]?[oa] (?:meu|minha))",
);

/** Right after it. */
const rightAfter = patternInWords(
  "(?:right|straight|directly|immediately|just) (?:after|afterwards|behind|following)(?: (?:it|that|this|mine))?|back to back|on(?:to)? the end of|(?<!(?:week|weeks|day|days|hour|hours|month|months|fortnight) )(?:after|behind) (?:me|mine)",
  "(?:justo|inmediatamente|enseguida|nada mas) (?:despues|a continuacion|detras)|a continuacion|seguidit[oa]|acto seguido|(?<!(?:semanas?|dias?|horas?|mes|meses) )(?:despues|detras) (?:de mi|(?:de la|del) mi[oa])",
  "(?:juste|directement|immediatement|tout de suite) (?:apres|derriere)|dans la foulee|a la suite|enchaine\\w*|(?<!(?:semaines?|jours?|heures?|mois) )(?:apres|derriere) (?:moi|l[ea] mien(?:ne)?)",
  "(?:direkt|gleich|unmittelbar|sofort) (?:danach|im anschluss|anschliessend|hinterher|dahinter|drauf)|im anschluss|(?:direkt|gleich|unmittelbar|sofort) nach|(?<!(?:wochen?|tage?|stunden?|monate?) )(?:nach|hinter) (?:mir|meine[rmn]?)(?= *$| (?:dran|bei|termin|und|mit))",
  "(?:logo|imediatamente) (?:a seguir|depois|apos)|em seguida|na sequencia|(?<!(?:semanas?|dias?|horas?|mes|meses) )(?:depois|a seguir) (?:de mim|[ad]?[oa] (?:meu|minha))(?= *$| (?:e|com|ja|no|na|as))",
);

/** As soon as it is over; the end of one's own work isn't meant. */
const whenDone = patternInWords(
  "(?:when|once|as soon as) (?!(?:i|we|school|work|my (?:shift|class|course))(?: |$))(?:\\S+ ){1,4}(?:done|finished|over|finishes|ends)",
  "(?:cuando|en cuanto|una vez(?: que)?|nada mas|al) (?:(?:se|me|os|te|l[oa]s?|el|la|ya|hayais|hayan|haya) ){0,3}(?:acabe[ns]?|acabeis|termine[ns]?|termineis|acabar|terminar|acabad[oa]|terminad[oa])(?! (?:de|mi turno|el (?:trabajo|turno|cole|curso)|las? clases?))",
  "(?:des que|quand|une fois(?: que)?|lorsque) (?!(?:j|je) )(?:\\S+ ){1,5}(?:finie?s?|terminee?s?)",
  "(?:wenn|sobald|nachdem) (?!(?:ich|wir) )(?:\\S+ ){1,4}(?:fertig|vorbei|durch|rum|erledigt)(?: ist| seid| sind)?",
  "(?:quando|assim que|logo que|mal) (?!eu )(?:\\S+ ){0,3}?(?:acab(?:ar|arem|e|em)|termin(?:ar|arem|e|em))(?! (?:de|o (?:trabalho|turno|expediente)|as? aulas?))",
);

/** Right before it. */
const rightBefore = patternInWords(
  "(?:right|straight|directly|immediately|just) before(?:hand)?",
  "(?:justo|inmediatamente) antes",
  "(?:juste|directement|immediatement) avant",
  "(?:direkt|gleich|unmittelbar|kurz) (?:vor|davor|vorher)",
  "(?:logo|imediatamente|mesmo) antes",
);
