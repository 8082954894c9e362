import { patternInWords } from "../../words/pattern-in-text.ts";
import { readBeside } from "./beside-words.ts";

/** One more appointment beside those that are booked. */
export type Another = {
  /** Said in as many words; else it only may be: "a cleaning, too". */
  isSure: boolean;
  /** The same service once more: "lo mismo", "dasselbe nochmal". */
  isSame: boolean;
  /** Nothing but "again", which someone who moves it says, too. */
  isAgain: boolean;
  /** Right after the one that is booked, or right before it. */
  isNext: boolean;
  isBefore: boolean;
  /** Nothing but "right after" or "right before", which may be after work. */
  isOnlyNext: boolean;
  /** What is booked is named there: "right after my massage". */
  isAnchored: boolean;
  /** With the agent of the one that is booked. */
  isSamePerson: boolean;
  /** What is booked is said to stay as it is. */
  isKept: boolean;
};

/** What a message says about one more appointment; null when it says nothing of the kind. */
export const readAnother = (words: string, isService: (word: string) => boolean): Another | null => {
  const isSame = sameThing.test(words) && !insteadOf.test(words);
  const isSure = isSame || oneMore.test(words) || isService(secondOne.exec(words)?.[1] ?? "");
  const isAgain = !isSure && onceMore.test(words);
  const beside = readBeside(words, isService);
  const isOnlyNext = !isSure && !isAgain && !tooWords.test(words);
  if (isOnlyNext && !beside.isNext && !beside.isBefore) return null;
  return { isSure, isSame, isAgain, ...beside, isOnlyNext, isSamePerson: samePerson.test(words), isKept: false };
};

/** One more that is only implied: another service, counted from what is booked. */
export const impliedAnother = (words: string): Another => ({
  ...{ isSure: false, isSame: false, isAgain: false, isNext: false, isBefore: false, isOnlyNext: false },
  ...{ isAnchored: false, isSamePerson: samePerson.test(words), isKept: false },
});

/** After "another", these ask for the same appointment at another time. */
const elsewhenEn = "(?:time|day|date|hour|slot|week|month|place|moment|way|thing|question|person|name)";
const elsewhenEs = "(?:dia|hora|fecha|momento|vez|semana|mes|horario|cosa|persona|hueco|nombre)";
const elsewhenFr = "(?:jour|heure|date|moment|fois|semaine|mois|creneau|chose|personne|horaire|nom)";
const elsewhenPt = "(?:dia|hora|data|momento|vez|semana|mes|horario|coisa|pessoa|altura|nome)";

/** The person who does the work, by profession. */
const rolesEn =
  "person|guy|girl|lady|woman|man|lad|bloke|fella|gentleman|one of you|barber|stylist|hairdresser|doctor|dentist|teacher|tutor|coach|instructor|therapist|physio|masseuse|photographer|groomer|vet|mechanic|beautician|hygienist|colleague";
const rolesEs =
  "persona|chic[oa]|muchach[oa]|senor(?:a|ita)?|mujer|hombre|doctora?|medic[oa]|peluquer[oa]|barbero|estilista|profe(?:sora?)?|monitora?|instructora?|entrenadora?|terapeuta|masajista|dentista|higienista|fotograf[oa]|mecanic[oa]|veterinari[oa]|fisio|psicolog[oa]|podolog[oa]";
const rolesFr =
  "personne|fille|gars|dame|femme|homme|monsieur|mec|docteur|medecin|dentiste|coiffeu(?:r|se)|barbier|estheticienne|prof(?:esseure?)?|moniteur|monitrice|therapeute|kine|osteo|masseu(?:r|se)|photographe|mecano|mecanicien(?:ne)?|veto|veterinaire|praticien(?:ne)?";
const rolesDe =
  "person|mann|frau|dame|herrn?|typ|kollegen?|kollegin|mitarbeiter(?:in)?|friseur(?:in)?|barbier|arzt|arztin|zahnarzt|zahnarztin|doktor|lehrer(?:in)?|fahrlehrer(?:in)?|trainer(?:in)?|therapeut(?:en|in)?|kosmetikerin|fotograf(?:en|in)?|mechaniker(?:in)?|stylistin|masseur(?:in)?";
const rolesPt =
  "pessoa|rapaz|rapariga|moc[oa]|menin[oa]|gajo|cara|senhora?|mulher|homem|doutora?|medic[oa]|cabeleireir[oa]|barbeiro|profissional|professora?|prof|instrutora?|terapeuta|massagista|dentista|fotograf[oa]|mecanic[oa]|veterinari[oa]|fisio(?:terapeuta)?|psicolog[oa]|manicure|esteticista";

/** One more of them. */
const oneMore = patternInWords(
  `(?<!(?:^| )(?:to|with|for|from) )another(?! ${elsewhenEn})|(?:down|in|up) for another(?! ${elsewhenEn})|another (?:one )?(?:of (?:those|these|them|the same)|(?:just )?like (?:it|that))`,
  "one more(?! (?:time|question|thing|minute|second|day|week))|an? (?:second|extra|additional) (?:one|appointment|booking|visit|session|slot)|(?:in addition to|besides|apart from) (?:that|it|this|mine|my|the one)|on top of (?:that(?: one)?|mine|my|the one)|a follow up",
  `(?<!(?:^| )(?:a|al|para|con|de|del|por|el|la) )otr[oa](?! ${elsewhenEs})|un[oa] mas|(?:ademas|aparte) de (?:la|el|mi|lo|esa|ese)|un segundo turno|una segunda (?:cita|sesion)`,
  `une? autre(?! ${elsewhenFr})|encore une?|une? (?:deuxieme|second|seconde)(?: (?:rdv|rendez|seance|cours))?|en plus (?:de|du) (?:celui|celle|mon|ma|la|le)?|(?:la|le) suivante?`,
  "noch ?(?:e|a|an|ein|eine|einen|nen|ne|eins|oan|oane)(?! (?:ander\\w*|frage|mal|sache|moment|bisschen|stund\\w*|woche))|(?:ein|eine|einen|nen) (?:weitere|weiteren|weiterer|zusatzliche\\w*|zweite[nrs]?) ?(?:termin|sitzung|stunde|kontrolle)?|zusatzlich zu[mr]?",
  `(?:mais um|mais uma|(?<!(?:^| )(?:a|o|no|na|do|da|para|pra|com|por) )outr[oa])(?! ${elsewhenPt})|alem d[oae](?: (?:que|minha|meu))?|uma segunda|um segundo`,
);

/** "A second massage"; a second by itself is soon over. */
const secondOne =
  /(?:^| )(?:(?:an?|my) (?:second|2nd|extra|additional)|un[ao]? segund[oa]|une? (?:deuxieme|seconde?)|(?:eine?n? )?(?:zweite|weitere|zusatzliche)[nrs]?|uma? segund[oa]) (\S+)/;

/** The same once more. */
const sameThing = patternInWords(
  "(?:exact )?same (?:thing|again|one|treatment|deal)|the same(?: thing)? (?:again|for)|repeat (?:that|it|the same)|(?:the )?whole (?:thing|lot|shebang) (?:again|over)|just like (?:it|that one|the first)",
  "lo mismo|(?:otr[oa]|un[oa]) (?:igual\\w*|identic[oa])|igualit[oa]|lo mismito",
  "(?:la|exactement la) meme chose|(?:un|une) pareille?|remett\\w+ (?:moi|nous|en)|(?<=^et )(?:pareil|idem)",
  "(?:das|genau das) ?(?:selbe|gleiche)|das ganze (?:\\w+ ){0,2}(?:noch ?mal|nochmals|erneut|wieder)|dasselbe|desselbe|s gleiche|noch ?(?:mal )?so (?:ein|eine|einen|n|ne|nen)|noch ?mal (?:(?:das|den|die) ?(?:selbe|selben|gleiche|gleichen)|ein|eine|einen)",
  "(?:a mesma coisa|o mesmo(?= (?:para|pra|outra|de novo|na|no|as)(?: |$)|$)|(?:um|uma) igual\\w*|igualzinh[oa])",
);

/** Something takes the place of something: the same at another time is no second one. */
const insteadOf = patternInWords(
  "instead of|rather than|en (?:vez|lugar) del?|au lieu d[eu]?|(?:an)?statt|em (?:vez|lugar) d(?:e|est[ea]|ess[ea]|[oa])",
);

/** Once more, which may be said of a move as well. */
const onceMore = patternInWords(
  "again|once more|(?:a )?second time|anew|repeat",
  "otra vez|de nuevo|nuevamente|una segunda vez|una vez mas|todo igual|repet(?:imos|ir|id|ela|elo)|repit(?:e|en|o|elo|ela)",
  "encore une fois|de nouveau|une (?:deuxieme|seconde) fois|tout pareil|rebelote|on (?:remet|refait) ca",
  "noch ?mals?|noch einmal|wieder|erneut|(?:ein )?zweites mal|alles (?:genau ?)?(?:so|gleich)",
  "outra vez|de novo|novamente|(?:uma )?segunda vez|mais uma vez|tudo igual|repet(?:e|imos|ir|em)|repit[ae]m?",
);

/** With the one who has what is booked. "With the same" names a person, unless it is a time or a thing. */
const samePerson = patternInWords(
  `(?:with |by )?(?:the )?same (?:${rolesEn})|with the same(?! (?:time|hour|slot|day|price|deal|thing|service|treatment))|(?:him|her) (?:again|too|as well)|whoever (?:s|is|does|did|has) (?:doing )?(?:it|the|my)`,
  `(?:el|la|l[oa]) mism[oa] (?:${rolesEs})|con (?:el|la) mism[oa](?! (?:hora|horario|dia|precio|fecha|servicio|cosa|color))|(?:con )?(?:el|ella) mism[oa]|con (?:el|ella) tambien|con quien me (?:haga|hace|haya|atienda)`,
  `(?:le|la) meme (?:${rolesFr})|avec (?:le|la) meme(?! (?:heure|creneau|jour|prix|tarif|prestation|chose|couleur))|(?:chez|avec) (?:lui|elle) (?:aussi|encore|egalement)|avec (?:celui|celle) qui (?:me|fait|fera|m)`,
  `(?:(?:d(?:er|ie|em|en)selben?|(?:de[rnm]|die|beim|vom) (?:gleichen?|selben?)|gleiche[rnm]?|selbe[rnm]?) (?:${rolesDe}))|(?:bei|mit) (?:dem|der)selben(?! (?:zeit|uhrzeit|tag|preis|farbe))|(?:auch|wieder) (?:bei|von) (?:ihm|ihr)|(?:bei|von) (?:ihm|ihr) (?:auch|wieder)|bei (?:dem|der) der? (?:mir|mich|das|die)`,
  `[oa] mesm[oa] (?:${rolesPt})|com [oa] mesm[oa](?! (?:hora|horario|dia|preco|valor|data|servico|coisa|cor))|com (?:ele|ela) (?:tambem|outra vez)|tambem com (?:ele|ela)|com quem me (?:fizer|faz|atender|fez)`,
);

/** Words that may mean one more, where another service or somebody else is named. */
const tooWords = patternInWords(
  "too|as well|also|and then|plus|tack(?:ed)? (?:that |it |one )?on|add(?:ed)?(?: on)?",
  "tambien|ademas|asimismo|de paso|anad(?:ir|e|an|a|eme|idme)(?:le|me)?|suma[rn]?(?:le|me)?|agreg(?:ar|a|uen?|ue)(?:le|me)?",
  "aussi|egalement|en plus|tant qu on y est|r?ajout(?:er|ez|e|es)",
  "auch|ausserdem|zusatzlich|dazu|gleich auch|dran(?:zu)?hang\\w*|dazubuch\\w*|(?:dann|danach|drauf|spater) noch",
  "tambem|ainda|alem disso|e ja agora|acrescent(?:ar|a|e|em)|adicion(?:ar|a|e|em)",
);
