import { patternInWords } from "../../words/pattern-in-text.ts";

/**
 * It is over: "then that's it", "danach ist Schluss", "los demás fuera". Counts only beside one of the client's own appointments
 * that is named as the last, or as the first that goes.
 */
export const overWords = patternInWords(
  "that s it|that (?:will|ll) be (?:it|all)|(?:and |then )?(?:i(?: ll)? )?stop|i m (?:done|out)|(?:be|is|was|s) (?:my|the) last(?: one)?|call it (?:quits|a day)|no more|nothing(?! else)|(?:won t|don t|do not|will not) (?:be )?need\\w*|can go|(?:bin|drop|scrap|cancel|lose) the (?:rest|others)|give (?:my|the|that) (?:slot|place|spot|time)(?: \\w+)? (?:to|away)|(?:end|finish) (?:the|my|our) (?:series|standing \\w+|regular \\w+)",
  "schluss|(?:mein|der|das|dann) letzter?|das letzte mal|nichts mehr|nicht mehr|kein\\w* (?:\\w+ ){0,2}mehr|(?:kann|konnen|konnt\\w*) (?:\\w+ ){0,2}(?:weg|raus|entfallen|ausfallen)|hor\\w* (?:\\w+ ){0,5}auf|beend\\w*|(?:mein\\w*|den) (?:platz|termin|slot) (?:\\w+ ){0,4}(?:geben|vergeben|haben)",
  "se acab\\w+|ya no|(?:sera|es|va a ser) (?:el|la|mi) ultim[oa]|nada(?! mas)|(?:quit|borr|cancel|anul|elimin)\\w* (?:el resto|l[oa]s (?:demas|otr[oa]s))|fuera|(?:termin|acab|par)\\w* (?:con )?(?:la serie|l[oa]s? (?:fij\\w+|semanal\\w*))|no (?:l[oa]s )?necesito|lo (?:dejamos|dejo)|(?:luego|despues|y) paro|(?:dar\\w*|deis|den) (?:mi|el) (?:hueco|sitio|lugar|turno|hora)|se pued\\w+ (?:borrar|quitar|cancelar|anular)",
  "c est (?:fini|termine|tout)|(?:sera|est|ce sera) (?:le|la|mon|ma) derni(?:er|ere)|plus rien|(?:enlev|supprim|annul|retir)\\w* (?:le reste|les autres)|les supprimer|(?:j |on s )?arret\\w*|(?:finir|terminer) (?:la serie|les \\w+)|plus besoin|(?:et puis|puis|ensuite|apres|et) stop|donner (?:ma place|mon creneau)|(?:peut|peuvent) (?:sauter|partir|disparaitre)",
  "acabou(?: se)?|acab\\w+ (?:com )?(?:o|a|os|as) (?:fix\\w+|serie|semana\\w+)|(?:vai ser|e|sera) (?:o|a|meu|minha) ultim[oa]|nada(?! mais)|(?:tir|cancel|apag|desmarc)\\w* (?:o resto|[oa]s outr[oa]s)|nao (?:continuo|preciso|venho mais|vou mais)|ja nao|(?:termin|encerr|par)\\w* (?:a serie|os \\w+|as \\w+)|para(?:mos|r)|(?:depois|e) paro|pode(?:m)? (?:sair|ir|cancelar)|dar (?:o )?meu (?:horario|lugar)|vao a vida",
);

/** The one that is named goes, too, and so do those after it. */
export const onwardWords = patternInWords(
  "from|starting|as of|onwards?",
  "ab",
  "a partir d\\w+|desde|en adelante",
  "a partir d\\w*|des",
  "em diante",
);

/** What a clause says the end of: a bound, the last, the only one, or what comes again. */
export const boundWords = patternInWords(
  "after|past|from|onwards?|starting|until|till|up to|last|then|only|just|series|weekly|regular|repeating|standing|recurring|first|keep|still",
  "nach|danach|ab|bis|letzte\\w*|dann|nur|noch|serie|\\w{0,20}wochentlich\\w{0,20}|regelmassig\\w*|erste\\w*|behalt\\w*|lass\\w*",
  "despues|desde|a partir|adelante|hasta|ultim[oa]|luego|sol[oa]|serie|semanal\\w*|fij\\w+|primer\\w*|dej\\w+",
  "apres|a partir|des|jusqu\\w*|derni\\w+|ensuite|puis|juste|seulement|serie|hebdomadaire\\w*|regulier\\w*|premier\\w*|gard\\w+|encore",
  "depois|em diante|ate|ultim[oa]|so|apenas|semana\\w*|fix\\w+|primeir\\w+|deix\\w+|ainda",
);

export const otherWords = patternInWords(
  "(?:the|my) (?:rest|others?|other ones)|die (?:anderen|andern|ubrigen|restlichen)|der rest|l[oa]s (?:demas|otr[oa]s)|el resto|les autres|le reste|[oa]s (?:outr[oa]s|demais)|o resto",
);

/** This many of them, or the one in that place: "the first two", "after the second". */
export const countedFirst: readonly (readonly [RegExp, number])[] = [
  [patternInWords("first|premier|premiere|primer[ao]?|primeir[ao]|erste[nrsm]?|1st|1er"), 1],
  [
    patternInWords(
      "(?:first|next) two|second|2nd|(?:die |den )?(?:ersten|nachsten) (?:beiden|zwei)|zweite[nrsm]?|l[oa]s dos primer[ao]s|l[oa]s primer[ao]s dos|segund[ao]|(?:les )?deux premi(?:ers|eres)|deuxieme|seconde?|[oa]s d(?:oi|ua)s primeir[ao]s|[oa]s primeir[ao]s d(?:oi|ua)s",
    ),
    2,
  ],
  [
    patternInWords(
      "(?:first|next) three|third|3rd|(?:die |den )?(?:ersten|nachsten) drei|dritte[nrsm]?|l[oa]s tres primer[ao]s|l[oa]s primer[ao]s tres|tercer[ao]?|(?:les )?trois premi(?:ers|eres)|troisieme|[oa]s tres primeir[ao]s|[oa]s primeir[ao]s tres|terceir[ao]",
    ),
    3,
  ],
];
