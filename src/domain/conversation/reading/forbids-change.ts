/**
 * Whether a folded message says that nothing is to be cancelled or moved: "please don't cancel it", "n'annulez pas". "I can't come"
 * has its no before another verb.
 */
export const forbidsChange = (folded: string): boolean => forbidden.test(folded.replace(unchanged, ""));

/** "The days don't change", beside a move to another hour, forbids nothing. */
const unchanged = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "the (?:days?|dates?|times?|hours?) (?:won'?t|wont|do(?:es)?n'?t|do(?:es)? not|will not) (?:change|move)",
    "(?:los|las?|el) (?:dias?|horas?|horarios?|fechas?) no (?:se )?(?:cambi|muev)\\p{L}*",
    "(?:l[ea]s? |l')(?:jours?|heures?|dates?|horaires?) n(?:e |')(?:se )?(?:chang|boug|deplac|decal)\\p{L}* pas",
    "(?:die|der) (?:tage?|uhrzeit(?:en)?|zeit(?:en)?) nicht (?:verschieb|verleg)\\p{L}*",
    "[ao]s? (?:dias?|horas?|horarios?|datas?) nao (?:se )?(?:mud|alter)\\p{L}*",
  ].join("|")})`,
  "gu",
);

const forbidden = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "(?:don'?t|dont|do not|never|not to|no need to|needn'?t|won'?t|not going to|rather not) (?:\\p{L}+ )?(?:cancel|delete|move|reschedule|postpone|call off)",
    "no (?:me |nos |te |se |vais a |vayas a |voy a |quiero |hace falta |hay que )?(?:l[ao]s? )?(?:cancel|anul|muev|mov|cambi|borr|elimin|aplac)\\p{L}*(?! (?:de|por|otra))",
    "n(?:e |')(?:l[ea] |les |me |nous |vais pas |veux pas |faut pas )?(?:annul|deplac|supprim|decal|report)\\p{L}*(?:[- ](?:pas|surtout|rien|plus|jamais))?",
    "(?:annul|deplac|supprim|decal)\\p{L}*(?:[- ](?:l[ea]|les))? (?:surtout )?(?:pas|rien)",
    "nicht (?:\\p{L}+ ){0,2}(?:absag|stornier|verschieb|loesch|losch|streich|verleg)\\p{L}*",
    "(?:sag|stornier|verschieb|losch|streich)\\p{L}* (?:\\p{L}+ ){0,4}(?:nicht|nix|nichts) ?(?:ab)?",
    "(?:nao|nem) (?:me |o |a |vou |quero |precisa |e para )?(?:cancel|desmarc|remarc|apag|exclu|anul|adi)\\p{L}*",
  ].join("|")})`,
  "u",
);
