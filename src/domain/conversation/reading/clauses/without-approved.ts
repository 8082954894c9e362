/**
 * A message under a read-back without what it only says is right: "day, hour and teacher are right", "der Rest passt". None of that
 * is wanted anew, and none of it is a name. Where nothing else is said it stays, because then it is the answer.
 */
export const withoutApproved = (text: string): string => {
  const left = text.replace(nearly, "").replace(approved, "$<before>").replace(twoSigns, "").replace(leading, "");
  return left !== text && /[\p{L}\p{N}]{2}|\d/u.test(left) ? left.trim() : text;
};

/** What a booking is made of, by its kind and never by its name. */
const thing = [
  "day|date|time|hour|slot|service|treatment|person|name|stylist|barber|hairdresser|teacher|tutor|instructor|therapist|physio|doctor|dentist|mechanic|vet|place|rest|other stuff|everything(?: else)?|all(?: else| the rest)?|both",
  "día|dia|fecha|hora|hueco|servicio|tratamiento|persona|nombre|peluquer[oa]|barber[oa]|profe(?:sora?)?|monitora?|fisio|doctora?|dentista|mecánic[oa]|veterinari[oa]|resto|lo demás|lo demas|todo(?: lo demás| lo otro)?",
  "jour|date|heure|horaire|créneau|creneau|service|soin|prestation|personne|nom|coiffeu(?:r|se)|barbier|prof|monit(?:eur|rice)|kiné|docteur|dentiste|mécano|véto|reste|tout(?: le reste)?",
  "tag|datum|uhrzeit|zeit|termin|leistung|behandlung|person|name|friseur(?:in)?|lehrer(?:in)?|fahrlehrer(?:in)?|therapeut(?:in)?|physio|arzt|ärztin|mechaniker(?:in)?|rest|alles(?: andere)?|sonst(?: alles)?",
  "data|horário|horario|serviço|servico|pessoa|nome|cabeleireir[oa]|barbeir[oa]|professora?|médic[oa]|mecânic[oa]|tudo(?: o resto)?",
].join("|");

const article = "(?:the|el|la|l[ae]s|le|l'|der|die|das|den|o|a|os|as|my|mi|mon|ma|mein|meine|meu|minha)";

const right = [
  "(?:is|are|was|were|['’]s|['’]re|s)? ?(?:all |both |absolutely |just )?(?:right|correct|fine|good|great|ok(?:ay)?|perfect|spot on|as is|as it is|unchanged|the same|same)",
  "(?:est[áa]n?|va|van|son|es|queda|quedan|sigue|siguen|me parece|me parecen)? ?(?:tod[oa]s? |muy |los (?:dos|tres) )?(?:bien|correct[oa]s?|perfect[oa]s?|genial|igual(?:es)?|ok|clavad[oa])",
  "(?:est|sont|c'est|ça|reste|restent)? ?(?:tous? |toutes? |très )?(?:bons?|bonnes?|bien|corrects?|correctes?|ok|justes?|parfaits?|parfaites?|nickel|pareils?|inchangés?|va|vont)",
  "(?:ist|sind|war|waren|is|san)? ?(?:so |alle |alles |schon |auch )?(?:stimmen|stimmt|passen|passt|richtig|gut|ok(?:ay)?|perfekt|korrekt|bleibt|bleiben|gleich|in ordnung)(?: so| gleich| schon)?",
  "(?:est[áa]|est[ãa]o|t[áa]|t[ãa]o|é|são|fica|ficam|mantém-se|continua)? ?(?:tod[oa]s? |tudo |muito )?(?:cert[oa]s?|certinh[oa]s?|corret[oa]s?|bem|bom|ok|igual|iguais|perfeit[oa]s?|ótim[oa]s?)",
].join("|");

const end = "(?=\\s*(?:$|[.,;:!?…)]|\\s[–-]\\s|\\s(?:but|only|pero|solo|sólo|mais|seulement|aber|nur|mas|só)\\s))";

const approved = new RegExp(
  `(?<before>^|[.,;:!?…(]\\s{0,20}|\\s[–-]\\s|\\s(?=(?:and|y|et|und|e)\\s))(?:(?:and|but|y|pero|et|mais|und|aber|e|mas)\\s)?(?:(?:${article}\\s?)?(?:${thing})(?:,\\s*|\\s+(?:and|y|et|und|e|&)\\s+|\\s|(?=['’]s\\s))){1,8}(?:${right})${end}`,
  "giu",
);

const leading = /^[\s,;:.]+/;

/** What was left between two signs: "draus, . Jannis Kolb". */
const twoSigns = /[,;:]\s*(?=[.!?…])/gu;

/** "Close! Not Tuesday, Thursday": nobody asks when the place closes. */
const nearly =
  /^\s*(?:so |very |pretty )?(?:close|nearly|almost|casi|presque|fast|quase)(?: there| right)?\s*[!.,:…]+\s*/iu;
