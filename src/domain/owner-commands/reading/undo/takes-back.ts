import { patternInText } from "../../../conversation/words/pattern-in-text.ts";

/**
 * What was read back is the wrong thing, or is to stay as it is: said in whichever language, with whatever startled word before
 * it. Read only where something was read back or asked.
 */
export const takesBack = (folded: string): boolean => wrong.test(folded) || spared.test(folded) || stopped.test(folded);

const wrong = patternInText(
  [
    "wrong (?:\\p{L}+)|not (?:her|him|them|that one|this one|that|it)|my mistake|my bad|i meant (?:someone|somebody|another)|mixed (?:them|it|her|him) up|scrap that|typo",
    "equivoque|equivocad[oa]|me equivoque|confundi|confundid[oa]|(?:es[ae]|est[ae]|ella|ese|el) no|no (?:es[ae]|ella|el)|no era (?:es[ae]|ella|el)|error mio|me colé|me cole",
    "trompee?s?|me suis (?:plantee?|gouree?|trompee?)|pas (?:elle|lui|celle|celui|ca|la bonne|le bon)|mauvaise? (?:personne|cliente?|rdv|jour|date)|erreur",
    "falsche?[rns]?|verkehrte?[rns]?|verwechselt|vertan|vertippt|verschrieben|nicht (?:die|der|den|sie|ihn|das)|irrtum|mein fehler",
    "errad[oa]|enganei|confundi|nao (?:e )?(?:ess[ea]|est[ea]|ela|ele|isso)|me enganei|engano|foi mal|erro meu",
  ].join("|"),
);

/** Where it is to stay is another request: "keep Maria at three". */
const elsewhere =
  "(?! (?:at|for|from|until|till|on|off|free|early|to|\\d|para|pa|a las?|as|a \\d|el|libre|livre|um|auf|ab|frei|am|pour|de \\d)(?![\\p{L}]))";

const spared = patternInText(
  [
    `(?:leave|keep) (?:her|him|it|them|that|everything|things)(?: (?:be|alone|in|as is|as it is|there|where \\p{L}+ is)|${elsewhere})|(?:leave|keep) (?!early|free|at|by)\\p{L}+(?: (?:be|alone|in|as is|as it is|there|where \\p{L}+ is)|(?=$|[,.!]))|let (?:her|him|it|them) be|stays? (?:in|put|as is)`,
    `deja(?:l[aeo]s?|selo|sela)?(?: (?:como|donde|asi|estar|tranquil[ao]|en paz)(?: \\p{L}+)?|(?=$|[,.!]))|deja(?:l[aeo]s?|selo|sela)${elsewhere}|deja a \\p{L}+(?=$|[,.!])|que se quede|no (?:la|lo|le) (?:toques|canceles|muevas|quites|borres)`,
    `laisse(?:[- ](?:la|le|les|tomber|ca|moi|comme)(?: (?:tranquille|comme ca|en place)|${elsewhere})|(?: tranquille| comme ca| en place)|(?: \\p{L}+)?(?=$|[,.!]))|garde[- ](?:la|le)${elsewhere}|touche pas|on (?:la|le) garde${elsewhere}|oublie(?! pas)`,
    `lass(?:t)? (?!.* frei(?:$|[,.!]))(?:sie|ihn|es|das|die|den|mal|gut)(?: (?:drin|da|stehen|in ruhe|so|sein|bleiben|lieber)|${elsewhere})(?: (?:drin|da|stehen|in ruhe|so|sein|bleiben|lieber))*|lass \\p{L}+ (?:drin|da|stehen|in ruhe|so|sein|bleiben)|(?:bleibt|bleiben)(?: \\p{L}+){0,3}|doch nicht|lieber nicht|nicht machen`,
    `(?:deixa|deixe)(?: (?:ai|la|estar|como|quiet[oa]|assim|isso|pra la|em paz)| (?:ela|ele)${elsewhere}|(?: (?:a |o )?\\p{L}+)?(?=$|[,.!]))|deixa-[ao]${elsewhere}|mantem(?:-n?[ao])?(?: (?:ela|ele|isso|assim|tudo|como \\p{L}+)|(?=$|[,.!]))${elsewhere}|fica como esta|nao (?:mexe|mexas|cancela|tira|muda)`,
  ].join("|"),
);

/** "Para" is mostly "for": by itself it means stop. */
const stopped = patternInText(
  "(?:hang|hold) on|wait(?![ -]?list)|stop(?! (?:at|by|taking|from))|no no|espera|(?<=^|[,.!;] ?|(?:no|nao|pera|espera|ay|ai) )para(?= *(?:$|[,.!;]|para|eso|ahi|ai|tudo|todo|quieto|com))|quieto|attends|stoppe|halt(?! (?:mir|uns|den|die|das|\\p{L}+tag))|stopp|warte|moment|pera|perai|calma|ne ne|nein nein|non non|nao nao",
);
