import { patternInWords } from "../../words/pattern-in-text.ts";

/** How two people come: one right after the other, or at the same time. */
export type Pairing = "after" | "same";

/** Reads how two people want to come; it only counts where two are to come. */
export const readPairing = (words: string): Pairing | null => {
  if (after.test(words)) return "after";
  return same.test(words) ? "same" : null;
};

const after = patternInWords(
  "back to back|one after (?:the other|another)|(?:right|straight|directly|just|immediately) after|in a row|consecutive(?:ly)?|after (?:mine|me|each other)",
  "un[oa] (?:detras|despues) (?:de|del) (?:la )?otr[oa]|seguid[oa]s?|justo despues|a continuacion|(?:despues|detras) (?:de mi|del mio|de la mia|mio)",
  "l une? apres l autre|a la suite|(?:juste )?apres (?:moi|le mien|la mienne)|juste apres|d affilee",
  "nacheinander|hintereinander|eine[rs]? nach de[mr] ander\\w+|(?:direkt|gleich|unmittelbar) (?:nach|danach|darauf|im anschluss)|nach (?:mir|meinem)|im anschluss",
  "uma? (?:a seguir|depois|atras) (?:ao?|d[ao]) outr[oa]|logo (?:depois|a seguir|apos)|em seguida|seguid[oa]s?|(?:depois|a seguir) (?:de mim|a mim|do meu|ao meu)",
);

const same = patternInWords(
  "(?:at )?the same time|same time|at once|together|simultaneously|in parallel",
  "a la vez|a la misma hora|al mismo tiempo|junt[oa]s",
  "en meme temps|a la meme heure|ensemble",
  "gleichzeitig|zur (?:selben|gleichen) (?:uhr)?zeit|zusammen|gemeinsam|parallel",
  "ao mesmo tempo|a mesma hora|na mesma hora|no mesmo horario|junt[oa]s",
);
