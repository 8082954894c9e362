import { foldText } from "../../words/fold-text.ts";

/** The clauses of a message: what is between full stops, commas and the words that join. */
export const splitClauses = (text: string): string[] =>
  text
    .slice(0, 400)
    .split(joints)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));

/** After a figure a full stop may belong to a date ("am 27. um 9"), unless what follows begins a question. */
const joints =
  /(?<!\d)(?<!\.\.)\.+\s+|(?<!\.)\.+\s+(?=¿|(?:how|what|when|where|who|do|is|are|can|cuánto|cuanto|qué|que|dónde|donde|hasta|cómo|combien|où|quand|quels?|quelles?|vous|c'est|was|wie|wo|wann|wer|habt|kann|gibt|quanto|onde|como|vocês|tem)\s)|(?<![;:!?…])[;:!?…]+\s+|(?:(?<!\s)\s+)?\n\s*|,\s+|\s[–-]\s|(?:(?<!\s)\s+)?(?:\p{Extended_Pictographic}|\u{fe0f})+\s*|(?<!\s\s)\s+(?:and also|and(?! a (?:half|quarter)\b)|also|but|then|plus(?! (?:tard|t[oô]t))|(?<!\b(?:on|je|tu|nous|vous|ils?|elles?|faut) )y(?! (?:media|cuarto|pico|quince|veinte)\b)|pero|luego(?! de)|además|et(?! (?:demie?|quart)\b)|mais(?! (?:uma?|tarde|cedo|logo|ou menos|perto|adiante|alguma?)\b)|puis|aussi|und|aber|dann|außerdem|e(?! (?:meia|quinze|vinte|pouco|um quarto)\b)|mas|depois(?! d[eoa])|também)\s+/iu;

/**
 * Those of the clauses that say nothing is to change about something, with the name before one that has none: "la coupe, on n'y
 * touche pas".
 */
export const keptClauses = (clauses: readonly string[], text: string): ReadonlySet<string> =>
  new Set(
    clauses.flatMap((clause, at) => {
      if (!saysKept(clause)) return [];
      const before = clauses[at - 1] ?? "";
      const isTopic = topic.test(before) && (pronominal.test(foldText(clause)) || isJoined(text, before, clause));
      return isTopic ? [before, clause] : [clause];
    }),
  );

/** "O meu corte e barba fica como está": a joining word may belong to the name. */
const isJoined = (text: string, before: string, clause: string): boolean => {
  const start = text.indexOf(before) + before.length;
  return /^\s+(?:and|y|et|und|e)\s+$/iu.test(text.slice(start, text.indexOf(clause, start)));
};

/** A thing with its article, and nothing else. */
const topic =
  /^(?:the|my|our|el|la|mi|le|ma|mon|notre|der|die|das|den|mein(?:en|e)?|o|a|meu|minha|[oa] (?:meu|minha)|l'\S+)(?: \S+){1,2}$/iu;

/** Speaks of what was named right before. */
const pronominal =
  /^(?:(?:on )?(?:n'y|ne l[ae]|l[ae]s?(?! d[eu])|y)|ni |d(?:en|ie|as|er) |leave it|don'?t touch it|n[aã]o mex|deix|deja)/;

/** Whether a clause says that something stays as it is: "I'm keeping the haircut". */
const saysKept = (clause: string): boolean => {
  const words = ` ${foldText(clause)} `;
  return kept.test(words) && !timeOnly.test(words) && !undone.test(words) && !inPlace.test(words);
};

const kept =
  /\b(?:keep\w*|stays?|stands|leave (?:the|my|that)|still (?:coming|on|good|want|need|be (?:there|in|coming))|don'?t touch|is fine|dejamos|dejo|dejad|deja(?= (?:l[ao]s?|el|mi|es[aeo]s?|est[aeo]s?|como|asi|todo|tal)\b)|dej(?:a|ad|en)?l[oa]s?(?= (?:donde|como|asi|tal|estar|quiet))|dejen|mantengo|mantener|manten(?:ga)?|siguen?|conservo|se queda|quedan?(?= $)|no (?:la |lo )?toques|no se (?:tocan?|muev[ae]n?|cambian?)|pero si|garde\w*|reste\w*|maintien\w*|je laisse(?! tomber)|touche\w* pas|(?:ne )?(?:bouge|change)\w* pas|bleib\w*|behalt\w*|steht (?:ja|schon|noch|fest|naturlich|weiterhin|weiter|nach wie vor)|aber schon|lass\w* (?:ich|wir)? ?(?:den|die|das)|lass\w*(?: bitte| mal| ruhig| einfach| so)? (?:stehen|so|wie|wo)|ni (?:tocarl[oa]s?|me l[oa]s? toques|l[oa]s? toqu\w+)|fica(?:m)? (?:onde|quiet[oa])|deixa quiet[oa]|rest\w+ (?:ou|comme)|mantenho|mantem|manter|mantenha|ficam?(?= $)|fica como|continua|n(?:ao)? (?:se )?mex\w*|(?:ist|is|geht|passt) (?:alles )?(?:klar|fix|paletti)|(?:all|is) (?:good|set)|todo (?:ok|bien|perfecto|en orden)|tout est (?:bon|ok)|tudo (?:certo|ok|bem|em ordem)|deixa o|deixa a|deix[ae]m? (?:como|assim|tudo|tal))\b| (?:la otra|el otro|the other one|l'autre|o outro|a outra|der andere|die andere) $/;

/** "Keep the time" is about the hour of what is moved. */
const timeOnly = /\b(?:the (?:time|hour)|(?:uhr)?zeit|uhr|la hora|l'heure|a hora|o horario (?:continua|fica)|slot)\b/;

/** "Instead of this Saturday the other one" names where it goes, "deixa o lugar pra outro" gives it away. */
const inPlace =
  /\b(?:instead of|rather than|en lugar|en vez|au lieu|plutot que|an?statt|statt|em vez|em lugar|(?:lugar|vaga|horario) (?:pra|para) (?:outr[oa]|alguem))\b/;

const undone =
  /\b(?:lass\w* (?:\S+ ){0,4}(?:bleiben|sein)|cancel\w*|anul\w*|annul\w*|absag\w*|stornier\w*|desmarc\w*|move|mover|verschieb\w*|decal\w*)\b/;
