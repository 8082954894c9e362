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
  /(?<!\d)\.+\s+|\.+\s+(?=¿|(?:how|what|when|where|who|do|is|are|can|cuánto|cuanto|qué|que|dónde|donde|hasta|cómo|combien|où|quand|quels?|quelles?|vous|c'est|was|wie|wo|wann|wer|habt|kann|gibt|quanto|onde|como|vocês|tem)\s)|[;:!?…]+\s+|\s*\n\s*|,\s+|\s[–-]\s|\s*(?:\p{Extended_Pictographic}|\u{fe0f})+\s*|\s+(?:and also|and|also|but|then|plus|y|pero|luego(?! de)|además|et|mais(?! uma?\b)|puis|aussi|und|aber|dann|außerdem|e|mas|depois(?! d[eoa])|também)\s+/iu;

/** Whether a clause says that something stays as it is: "I'm keeping the haircut". */
export const saysKept = (clause: string): boolean => {
  const words = ` ${foldText(clause)} `;
  return kept.test(words) && !timeOnly.test(words) && !undone.test(words);
};

const kept =
  /\b(?:keep\w*|stays?|stands|leave (?:the|my|that)|still (?:coming|on|good|want|need)|don'?t touch|is fine|dejamos|dejo|dejad|deja(?= (?:l[ao]s?|el|mi|es[aeo]s?|est[aeo]s?|como|asi|todo|tal)\b)|dejen|mantengo|mantener|manten(?:ga)?|sigue|conservo|se queda|quedan?(?= $)|no (?:la |lo )?toques|no se (?:tocan?|muev[ae]n?|cambian?)|pero si|garde\w*|reste\w*|maintien\w*|je laisse(?! tomber)|touche\w* pas|(?:ne )?(?:bouge|change)\w* pas|bleib\w*|behalt\w*|steht (?:ja|schon|noch|fest)|aber schon|lass\w* (?:ich|wir)? ?(?:den|die|das)|mantenho|mantem|manter|mantenha|ficam?(?= $)|fica como|continua|nao mex\w*|deixa o|deixa a|deix[ae]m? (?:como|assim|tudo|tal))\b|(?:la otra|el otro|the other one|l'autre|o outro|a outra|der andere|die andere) $/;

/** "Keep the time" is about the hour of what is moved. */
const timeOnly = /\b(?:the (?:time|hour)|(?:uhr)?zeit|uhr|la hora|l'heure|a hora|o horario (?:continua|fica)|slot)\b/;

const undone = /\b(?:cancel\w*|anul\w*|annul\w*|absag\w*|stornier\w*|desmarc\w*|move|mover|verschieb\w*|decal\w*)\b/;
