import type { Language } from "../../../languages.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";

/** Words of one language that widen, narrow or replace what is waited for, folded. */
type ChangeWords = {
  /** More than before. */
  add: string;
  /** Less than before, or something else. */
  alter: string;
  /** From Monday to Sunday, without saying of which week. */
  wholeWeek: string;
  anyDay: string;
};

const changeWords: Readonly<Record<Language, ChangeWords>> = {
  en: {
    add: "add(?:ing|ed)?|too|as well|also|either|both|widen\\w*|extend\\w*|expand\\w*|broaden\\w*|stretch\\w*|open (?:it|that|this) up|include|on top|plus|even better|not just|not only|more flexible|flexible",
    alter:
      "only|just|solely|instead|rather|actually|chang\\w*|switch\\w*|swap\\w*|mov\\w*|make (?:it|that)|narrow\\w*|limit\\w*|restrict\\w*|drop|scrap|strike|lose|no longer|any ?more|no good|updat\\w*|amend\\w*|tweak\\w*|from now on|has to be|needs to be|has changed",
    wholeWeek:
      "(?:the |this |that )?(?:whole|entire|full|rest of (?:the|this|that)) week|all (?:this |that )?week|any ?day (?:this|that|of the|in the) week|week as a whole",
    anyDay: "any ?day(?! (?:this|that|of the|in the) week)|whichever day|whatever day|the day doesn t matter",
  },
  es: {
    add: "tambien|ademas|anad\\w+|agreg\\w+|sum\\w+|ampli\\w+|extien\\w+|extend\\w+|inclu\\w+|abr\\w+ (?:a|el)|alarg\\w+|igual(?:mente)? me (?:va|sirve|viene)|no solo|cualquiera de l[oa]s dos|mas flexible",
    alter:
      "solo|solamente|unicamente|nada mas|nomas|en vez|en lugar|mejor|cambi\\w+|pas[ae](?:me|lo|la|melo|mela)?|muev\\w+|mov\\w+|reduc\\w+|limit\\w+|quit\\w+|sac[ao]\\w*|ya no|dej\\w+|modific\\w+|que sea|ahora|prefiero|corrig\\w+",
    wholeWeek: "toda (?:la|esta|esa) semana|(?:la |esta |esa )?semana (?:entera|completa)|(?:el )?resto de la semana",
    anyDay: "cualquier dia(?! de (?:la|esta|esa) semana)|el dia que sea|da igual (?:el dia|que dia)",
  },
  fr: {
    add: "aussi|egalement|ajout\\w+|rajout\\w+|elarg\\w+|etend\\w+|inclu\\w+|en plus|de plus|ouvr\\w+ (?:a|au)|pas (?:que|seulement)|l un ou l autre|plus souple|plus flexible",
    alter:
      "seulement|uniquement|juste|que (?:le|la|les|avec|chez)|au lieu|plutot|chang\\w+|modifi\\w+|pass(?:ez|er|e)|met(?:tez|s|tre)|limit\\w+|redui\\w+|restreign\\w+|enlev\\w+|retir\\w+|gard\\w+|finalement|en fait|ne (?:peux|marche|va) plus|plus (?:le|possible)|desormais|maintenant",
    wholeWeek: "toute (?:la|cette) semaine|(?:la |cette )?semaine (?:entiere|complete)|(?:le )?reste de la semaine",
    anyDay: "n importe quel jour|nimporte quel jour|peu importe le jour|quel que soit le jour",
  },
  de: {
    add: "auch|dazu\\w*|hinzu\\w*|zusatzlich|erganz\\w*|erweiter\\w*|ausweit\\w*|ausdehn\\w*|ebenfalls|ebenso|mit (?:rein|drauf|aufnehmen|dazu)|einschliess\\w*|nicht nur|gern beide|beides|flexibler",
    alter:
      "nur|bloss|statt\\w*|anstatt|lieber|ander\\w*|tausch\\w*|wechs\\w*|umstell\\w*|verleg\\w*|verschieb\\w*|einschrank\\w*|beschrank\\w*|begrenz\\w*|streich\\w*|doch|nicht mehr|nimmer|jetzt|ab sofort|sondern|anpass\\w*|korrigier\\w*|rausnehm\\w*|weglass\\w*|behalt\\w*",
    wholeWeek: "(?:die |diese |auf die )?(?:ganze|gesamte|komplette|restliche)n? woche|rest der woche",
    anyDay: "jede[rn]? (?:beliebige[rn]? )?tag|egal (?:an )?welche[rnm]? tag|tag (?:ist )?egal|irgendein(?:en)? tag",
  },
  pt: {
    add: "tambem|alem disso|adicion\\w+|acrescent\\w+|inclu\\w+|junt\\w+|som[ae]\\w*|ampli\\w+|estend\\w+|alarg\\w+|bota mais|mais o|mais a|nao so|tanto faz o dia|abr\\w+ (?:pra|para)|mais flexivel",
    alter:
      "so|apenas|somente|unicamente|em vez|no lugar|melhor|mud\\w+|troc\\w+|pass[ae]\\w*|alter\\w+|reduz\\w*|limit\\w+|restring\\w+|tir[ae]\\w*|deix\\w+|fica so|nao (?:da|posso|consigo) mais|ja nao|agora|afinal|prefiro|corrig\\w+|que seja",
    wholeWeek:
      "(?:a |essa |esta )?semana (?:toda|inteira|completa)|toda (?:a |essa |esta )?semana|(?:o )?resto da semana",
    anyDay: "qualquer dia(?! d(?:a|essa|esta) semana)|o dia que for|tanto faz o dia",
  },
};

/** What a message says about what is waited for already; `isOnly`: what follows is all that is left of it. */
export type WaitChange = { isAdding: boolean; isOnly: boolean; isWholeWeek: boolean; isAnyDay: boolean };

const anyOf = (key: keyof ChangeWords): RegExp =>
  new RegExp(
    `(?:^| )(?:${Object.values(changeWords)
      .map((words) => words[key])
      .join("|")})(?= |$)`,
  );

const [adding, altering, wholeWeek, anyDay] = (["add", "alter", "wholeWeek", "anyDay"] as const).map(anyOf) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];

/** Null when nothing in a text changes anything. */
export const readWaitChange = (text: string): WaitChange | null => {
  const folded = foldText(text);
  const words = toWords(folded);
  const [isWholeWeek, isAnyDay, isOnly] = [wholeWeek.test(words), anyDay.test(words), only.test(folded)];
  // "Only Friday now, Saturday doesn't work either" takes away.
  const isAdding = adding.test(words) && !isOnly;
  if (!isAdding && !isWholeWeek && !isAnyDay && !isOnly && !altering.test(words)) return null;
  return { isAdding, isOnly, isWholeWeek, isAnyDay };
};

const only =
  /(?<=^|[^a-z])(?<!not |no |nicht |pas |nao |nur |non )(?:only|just|solo|solamente|unicamente|nada mas|seulement|uniquement|juste|nur(?: noch| mehr)?|bloss|so|apenas|somente)(?=$|[^a-z])/;

/** What is left of what is waited for, as far as it is said after or around "only". */
export const partBesideOnly = (text: string): string | null => {
  const clause = text
    .split(/[,.;:!?\n]+/u)
    .findLast((one) => only.test(foldText(one)))
    ?.trim();
  if (clause === undefined) return null;
  const folded = foldText(clause);
  const found = only.exec(folded);
  const behind = found && folded.length === clause.length ? clause.slice(found.index + found[0].length).trim() : "";
  return behind === "" ? clause : behind;
};
