import { patternInWords } from "../../words/pattern-in-text.ts";

/**
 * Words for what went wrong. They only count beside the wish for a person: "the colour went wrong last week, please call me" wants to be
 * felt with as well.
 */
export const complains = (words: string): boolean => wrongs.test(words);

const wrongs = patternInWords(
  "complaints?|complain|complaining|went (?:badly |so |very )?wrong|(?:a|such a|complete|total) (?:mess|shambles|disaster|joke)|botched|ruined|messed up|not happy|unhappy|disappointed|awful|dreadful|appalling",
  "quejas?|quejarme|reclamacion(?:es)?|reclamar|reclamo|desastre|fatal|chapuza|verguenza|descontent[oa]|indignad[oa]|decepcionad[oa]|salio (?:muy )?mal",
  "plaintes?|me plaindre|reclamations?|ratee?s?|loupee?s?|decue?s?|mecontente?|pas contente?s?|inadmissible|scandaleux|honteux|catastrophe|agacant|penible",
  "beschwerden?|beschweren|reklamation(?:en)?|reklamieren|misslungen|verhunzt|verpfuscht|unzufrieden|enttauscht|katastrophe|frechheit|unverschamt|schiefgegangen|schief gegangen|schief gelaufen|nervig|nervt",
  "queixas?|queixar me|me queixar|reclamac(?:ao|oes)|horrivel|pessim[oa]|insatisfeit[oa]|decepcionad[oa]|desiludid[oa]|chatead[oa]|(?:correu|ficou|saiu) (?:muito |tao |super )?mal|desastre|vergonha|que chato",
);
