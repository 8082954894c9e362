import type { Entry } from "../../terms/term.ts";

/** What a sentence does with its days and times: wishes, tells, points back, prefers. */
export const sentenceFr: readonly Entry[] = [
  [
    "wish",
    null,
    "puis je|peux|pouvez|pourrais|pourriez|pourrait|peut on|rdv|rendez vous|dispo|disponible|disponibles|dispos|possible|jouable|faisable|place|places|voudrais|veux|voulais|aimerais|souhaite|souhaiterais|avez|auriez|aurais|as tu|reserver|besoin|creneau|creneaux|deplacer|decaler|changer|reporter|libre|libres|il reste|y a t il|ya|y a|prendre|caler|me va|m irait|irait|va bien|convient|m arrange|svp|s il vous plait|s il te plait|stp|prefere|prefererais|plutot|mettez|notez|bloquez|de nouveau|faudrait|ce serait|ca serait|vous prenez|vous faites",
  ],
  [
    "idle",
    null,
    "etais|etait|etaient|suis venu(|e)|suis passe(|e)|sommes venu(|s|es)|avais|avait|ai eu|ai adore|ai passe|ai oublie|ai laisse|ai paye|ai loupe|ai rate|ai fait|avez coupe|avez fait|m a coupe|m a fait|allait|allais|allions|venais|venait|adorais|marie(|e)|maries|merci pour|prenez soin|joyeux|joyeuse|profitez|reposez|est alle(|e)|y est alle(|e)|suis alle(|e)|est venu(|e)|a eu|ont eu|devais venir|devais passer|j espere que vous avez passe|s est passe|c etait|etions|fut|me suis fait|il a fait|il faisait",
  ],
  [
    "parting",
    null,
    "bisous|bises|bise|gros bisous|ciao|au revoir|salut|allez|a bientot|a plus|bonne|bon|belle|merci|bizz|tchao|portez vous bien",
  ],
  ["one", "this", "(celui|celle) (ci|la)|celui de cette semaine|ce|cette|celui qui vient|celle qui vient"],
  ["one", "after", "mais l autre|non l autre|plutot l autre|mais le suivant|mais la suivante"],
  ["one", "next", "(le|la) (prochain|prochaine)|prochain|prochaine"],
  [
    "one",
    "after",
    "(celui|celle) (d apres|apres|qui suit|d ensuite|de la semaine d apres|de la semaine suivante)|(le|la) (suivant|suivante)",
  ],
  ["onePronoun", null, "celui|celle|ceux|le"],
  ["weekdayAfterWord", null, "d ensuite"],
  ["weekdayAfterWord", "loose", "apres"],
  ["prefer", null, "plutot|prefere|prefererais|mieux|preference|de preference|arrange mieux"],
  ["than", null, "que|qu|que le|que l|a|au lieu de|au lieu du|a la place de|a la place du|et pas|et non"],
  [
    "busy",
    null,
    "je travaille|je bosse|je taffe|j ai cours|je suis en cours|j ai reunion|j ai une reunion|je suis en reunion|j ai rdv|j ai dentiste|je suis pris(|e)|je suis au (travail|boulot|taf)|suis pas du|je ne suis pas du|je suis pas du|jsuis pas du|pas du",
  ],
  [
    "busyUntil",
    null,
    "je finis|je finis (le travail|le boulot|le taf|les cours|de bosser|de travailler)|finis|je termine|je termine (le travail|le boulot|les cours)|je sors|je sors (du travail|du boulot|du taf|des cours|du bureau|de cours)|je quitte|je quitte (le travail|le boulot|le bureau)|je debauche|j ai fini|mes cours finissent|ils sortent|elle sort|il sort|les enfants sortent|j arrive|je rentre|je rentre du (travail|boulot)|je suis libre",
  ],
  [
    "busyTill",
    null,
    "je travaille|je bosse|je taffe|je suis pris(|e)|je suis occupe(|e)|je suis au (travail|boulot|taf|bureau)|je suis en (cours|reunion)|j ai cours|en reunion|occupe(|e)",
  ],
  ["workdays", null, "en semaine|(|un |n importe quel |les )(jour|jours) (ouvrable|ouvrables|ouvre|ouvres|de semaine)"],
  ["tooMuch", "early", "pas (trop|si|tres) tot|pas trop de bonne heure"],
  ["tooMuch", "late", "pas (trop|si|tres) tard"],
  ["one", "onward", "a partir de la|apres ca"],
  ["either", null, "soit|soit a"],
  ["weekNumberWord", null, "semaine numero|semaine no"],
  [
    "away",
    null,
    "je suis absent(|e)|absent(|e)|en vacances|je suis en vacances|je suis pas la|je ne suis pas la|pas la|pas dispo|je suis pas dispo|en deplacement|je suis en deplacement|je pars",
  ],
  [
    "isClosed",
    null,
    "c est ferie|est ferie|vous etes ferme(|s|es)|c est ferme|est ferme|vous fermez|vous n ouvrez pas|c est mon anniversaire|c est le mariage",
  ],
  ["event", null, "mariage|le mariage|anniversaire|fete|examen|entretien|bapteme|vol|enterrement|dentiste"],
  ["atLatest", null, "au plus tard|dernier delai|max|maximum|grand max|au max"],
  ["tail", null, "finalement|desole(|e)|du tout|pour moi|en fait"],
  ["atVerb", null, "disons|mettons|je voulais dire|plutot genre"],
  ["weekdayBeforeWord", null, "d avant|precedent"],
  ["weekdayBeforeWord", "loose", "avant"],
  ["wish", null, "c etait pour|c etait pour le"],
  ["promise", null, "je (vous|te) (redis|dis|rappelle|confirme|tiens)|vous redis|je deteste|deteste|je reflechis"],
  ["but", null, "mais|par contre|toutefois"],
  ["instead", null, "plutot|a la place"],
];
