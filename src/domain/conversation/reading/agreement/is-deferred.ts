import { rememberOf } from "../../../text/remember-of.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";

/**
 * Whether an answer is put off: "let me think about it", "I'll confirm tomorrow". Someone who says so hasn't agreed yet, however much the
 * words of a yes are in it.
 */
export const isDeferred: (text: string) => boolean = rememberOf((text) => {
  const words = toWords(foldText(text));
  return deferrals.test(words) || (promises.test(words) && someTimeLater.test(words));
});

/** Thinking it over, asking somebody, coming back to it. */
const deferrals = new RegExp(
  `\\b(?:${[
    "let me (?:think|check|see|ask|look|get back|sleep|confirm|double)",
    "(?:think|sleep|mull) (?:about|on|it over|over) (?:it|this|that)?",
    "(?:schlaf|schlafe|schlafen) (?:\\w+ ){0,3}(?:nacht|druber|daruber)",
    "(?:consultar\\w*|consulto) con la almohada",
    "(?:dormir|dors|durmo) (?:la dessus|dessus|sobre|no assunto)|la nuit porte conseil",
    "(?:get|come|circle) back to (?:you|u|ya)",
    "(?:ll|will|gonna|going to) (?:let (?:you|u|ya) know|check|think|see|ask)",
    "(?:need|have|got|gotta|ought) (?:to )?(?:check|ask|think|see)",
    "(?:dejame|dejeme|deja que|dejenme) \\w+",
    "(?:pensarlo|pensarmelo|consultarlo|hablarlo|mirarlo)",
    "(?:me )?lo (?:pienso|consulto|miro|hablo)",
    "(?:te|le|les|os) (?:aviso|digo algo|cuento)",
    "(?:tengo|tendria|hay) que (?:ver|mirar|preguntar|consultar|pensar|hablar)\\w*",
    "voy a (?:ver|pensar|consultar|preguntar)\\w*",
    "(?:laissez|laisse) moi \\w+",
    "(?:vous|te) (?:redis|tiens au courant|recontacte|rappelle|reviens)",
    "je (?:vais|dois) (?:voir|reflechir|demander|verifier|y penser)",
    "(?:je reflechis|y reflechir|a reflechir|faut que je (?:voie|demande|verifie|reflechisse))",
    "(?:lass|lassen sie) mich \\w+",
    "(?:uberleg|uberlege|uberlegen|ueberleg|ueberlege|ueberlegen)",
    "meld(?:e)? mich",
    "(?:sag|sage|geb|gebe) (?:\\w+ )?(?:noch )?bescheid",
    "muss (?:ich )?(?:das )?(?:noch |erst |mal )*(?:schauen|fragen|klaren|checken|uberlegen|abklaren|nachdenken)",
    "(?:deixa|deixe|deixa me) (?:eu )?(?:pensar|ver|perguntar|confirmar|checar)",
    "vou (?:pensar|ver|checar|perguntar|falar|dar uma olhada)",
    "(?:te|lhe|vos) (?:aviso|retorno|dou um toque)",
    "(?:tenho que|preciso|tenho de) (?:ver|pensar|perguntar|checar|falar)",
    "(?:don t|do not|not) (?:book|reserve|confirm|put me down) (?:\\w+ ){0,2}(?:yet|just yet)",
    "(?:todavia|aun) no (?:\\w+ )?(?:reserv|apunt|anot|confirm|agend)\\w+",
    "no (?:\\w+ )?(?:reserv|apunt|anot|confirm|agend)\\w+ (?:todavia|aun)",
    "(?:reserv|not|inscri|confirm|valid)\\w+ (?:\\w+ )?pas (?:encore|tout de suite)",
    "noch nicht (?:eintragen|buchen|reservieren|bestatigen|fix\\w*|einschreiben)",
    "jein",
    "muss (?:\\w+ ){0,4}fragen",
    "ainda nao (?:\\w+ )?(?:marqu|marca|agend|reserv|confirm)\\w*",
    "nao (?:marqu|agend|reserv|confirm)\\w+ (?:\\w+ )?ainda",
  ].join("|")})(?= |$)`,
);

const promises =
  /\b(?:i ll confirm|will confirm|confirm (?:it )?(?:later|tomorrow|tonight|soon)|confirmo|confirmare|confirme|confirmerai|confirmer|bestatige|bestatigen|confirmo|vou confirmar|confirmarei|digo|dis|sag|falo)(?= |$)/;

const someTimeLater =
  /\b(?:later|tomorrow|tonight|soon|in a (?:bit|while|sec|min|minute)|afterwards|manana|luego|despues|mas tarde|rato|ratito|noche|pronto|ahorita|ahora te|demain|plus tard|ce soir|bientot|tout a l heure|apres|morgen|spater|nachher|heute abend|bald|gleich noch|amanha|depois|mais tarde|logo|daqui a pouco|ja ja|de noite|a noite)(?= |$)/;
