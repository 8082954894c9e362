import { foldText } from "../words/fold-text.ts";

/** The clauses of a message: what stands between full stops, commas and the words that join. */
export const splitClauses = (text: string): string[] =>
  text
    .slice(0, 400)
    .split(/[.;!?\n]+\s+|,\s+|\s+(?:and|but|then|y|pero|luego|et|mais|puis|und|aber|dann|e|mas|depois)\s+/iu)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));

/** Whether a clause says that something stays as it is: "I'm keeping the haircut". */
export const saysKept = (clause: string): boolean => kept.test(` ${foldText(clause)} `);

const kept =
  /\b(?:keep\w*|stays?|leave (?:the|my)|still (?:coming|on|good)|the other one|dejamos|dejo|dejad|deja|mantengo|mantener|manten|sigue en pie|conservo|se queda|la otra|el otro|garde\w*|reste\w*|maintien\w*|je laisse|l autre|bleib\w*|behalt\w*|lass\w* (?:ich|wir)? ?(?:den|die|das)|mantenho|mantem|manter|mantenha|fica como|continua|deixa o|deixa a|o outro|a outra)\b/;
