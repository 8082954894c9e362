import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";

/**
 * Whether a clause only tells why, or what else is going on: "I've a wedding on Saturday", "es que el domingo viajo". The day in it
 * is that of the story.
 */
export const tellsWhy = (text: string): boolean => {
  const words = toWords(foldText(text));
  return (reasons.test(words) || having.test(words)) && !wishing.test(words);
};

const reasons =
  /^(?:because|cause|cos|coz|cuz|as i|since|it s (?:my|our|been|the)|its (?:my|our|been)|i ve been|been|porque|pq|es que|que (?:es|tengo|estoy|ya|me|mi|llevo|el|la)|pues|ya que|resulta que|car|parce que|pcq|vu que|c est (?:que|mon|ma|mes)|comme|weil|denn|da ich|ist (?:mein|meine)|es ist mein\w*|pois|e que|ja que|estou|to |ando)/;

const having =
  /(?:^| )(?:(?:i|we|he|she|they|there) (?:ve|have|has|s|is|are|re|m|got|ll be|will be)(?: got)?|tengo|tenemos|tiene|hay|estoy|llevo|me caso|se casa|viajo|salgo|nos vamos|j ai|on a|il y a|je suis|je pars|je me marie|elle a|il a|hab|habe|haben|hat|ist ja|bin|heirate\w*|tenho|temos|tem|estou|vou ter|viajo|caso)(?= |$)/;

const wishing =
  /(?:^| )(?:can|could|may|would|ll take|want|need|prefer|rather|puedo|puede|puedes|podria|quiero|quisiera|necesito|prefiero|mejor|peux|peut|pouvez|pourrais|voudrais|veux|prefere|plutot|kann|konnt\w*|mochte|will|brauch\w*|lieber|bitte|posso|pode|poderia|quero|queria|preciso|prefiro|melhor)(?= |$)/;
