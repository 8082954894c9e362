import { patternInWords } from "../../words/pattern-in-text.ts";

/** One more appointment beside those that stand. */
export type Another = {
  /** Said in as many words; else it only may be: "a cleaning, too". */
  isSure: boolean;
  /** The same service once more: "lo mismo", "dasselbe nochmal". */
  isSame: boolean;
  /** Right behind the one that stands. */
  isNext: boolean;
  /** What stands is said to stay as it is. */
  isKept: boolean;
};

/** What a message says about one more appointment; null when it says nothing of the kind. */
export const readAnother = (words: string): Another | null => {
  const isSame = sameThing.test(words);
  const isSure = isSame || oneMore.test(words);
  if (!isSure && !tooWords.test(words)) return null;
  return { isSure, isSame, isNext: rightAfter.test(words), isKept: false };
};

/** Behind "another", these ask for the same appointment at another time. */
const elsewhenEn = "(?:time|day|date|hour|slot|week|month|place|moment|way|thing|question|person|name)";
const elsewhenEs = "(?:dia|hora|fecha|momento|vez|semana|mes|horario|cosa|persona|hueco|nombre)";
const elsewhenFr = "(?:jour|heure|date|moment|fois|semaine|mois|creneau|chose|personne|horaire|nom)";
const elsewhenPt = "(?:dia|hora|data|momento|vez|semana|mes|horario|coisa|pessoa|altura|nome)";

/** One more of them. */
const oneMore = patternInWords(
  `(?<!(?:^| )(?:to|with|for|from) )another(?! ${elsewhenEn})`,
  "one more(?! (?:time|question|thing|minute|second|day|week))|an? (?:second|extra|additional) (?:one|appointment|booking|visit|session|slot)|(?:in addition to|on top of|besides|apart from) (?:that|it|this|mine|my|the one)|a follow up",
  `(?<!(?:^| )(?:a|para|con|de|por) )otr[oa](?! ${elsewhenEs})|un[oa] mas|(?:ademas|aparte) de (?:la|el|mi|lo|esa|ese)|un segundo turno|una segunda (?:cita|sesion)`,
  `une? autre(?! ${elsewhenFr})|encore une?|une? (?:deuxieme|second|seconde)(?: (?:rdv|rendez|seance|cours))?|en plus (?:de|du) (?:celui|celle|mon|ma|la|le)?|(?:la|le) suivante?`,
  "noch ?(?:e|a|an|ein|eine|einen|nen|ne|eins|oan|oane)(?! (?:ander\\w*|frage|mal|sache|moment|bisschen|stund\\w*|woche))|(?:ein|eine|einen|nen) (?:weitere|weiteren|weiterer|zusatzliche\\w*|zweite[nrs]?) ?(?:termin|sitzung|stunde|kontrolle)?|zusatzlich zu[mr]?",
  `(?:mais um|mais uma|(?<!(?:^| )(?:a|para|pra|com|por) )outr[oa])(?! ${elsewhenPt})|alem d[oae](?: (?:que|minha|meu))?|uma segunda|um segundo`,
);

/** The same once more. */
const sameThing = patternInWords(
  "(?:exact )?same (?:thing|again|one|treatment|deal)|the same(?: thing)? (?:again|for)|repeat (?:that|it|the same)",
  "lo mismo|(?:otr[oa]|un[oa]) (?:igual\\w*|identic[oa])|igualit[oa]|lo mismito",
  "(?:la|exactement la) meme chose|(?:un|une) pareille?|remett\\w+ (?:moi|nous|en)",
  "(?:das|genau das) ?(?:selbe|gleiche)|dasselbe|desselbe|s gleiche|nochmal so (?:ein|eine|einen)|noch ?mal (?:(?:das|den|die) ?(?:selbe|selben|gleiche|gleichen)|ein|eine|einen)",
  "(?:a mesma coisa|o mesmo(?= (?:para|pra|outra|de novo|na|no|as)(?: |$)|$)|(?:um|uma) igual\\w*|igualzinh[oa])",
);

/** Words that may mean one more, where another service or somebody else is named. */
const tooWords = patternInWords(
  "too|as well|also|and then|plus|tack(?:ed)? (?:that |it |one )?on|add(?:ed)? on",
  "tambien|ademas|asimismo|de paso|anadir(?:le|me)?|sumar(?:le|me)?",
  "aussi|egalement|en plus|tant qu on y est|(?:r)?ajouter",
  "auch|ausserdem|zusatzlich|dazu|gleich auch|dran(?:zu)?hang\\w*|dazubuch\\w*|(?:dann|danach|drauf|spater) noch",
  "tambem|ainda|alem disso|e ja agora|acrescentar",
);

/** Right behind it. */
const rightAfter = patternInWords(
  "(?:right|straight|directly|immediately|just) (?:after|afterwards|behind|following)(?: (?:it|that|this|mine))?|back to back",
  "(?:justo|inmediatamente|enseguida) (?:despues|a continuacion|detras)|a continuacion|seguidit[oa]|acto seguido",
  "(?:juste|directement|immediatement|tout de suite) (?:apres|derriere)|dans la foulee|a la suite|enchaine\\w*",
  "(?:direkt|gleich|unmittelbar|sofort) (?:danach|im anschluss|anschliessend|hinterher|dahinter|drauf)|im anschluss",
  "(?:logo|imediatamente) (?:a seguir|depois|apos)|em seguida|na sequencia",
);
