/**
 * A message without what people say so as not to seem to ask too much: "sorry to bother you", "si no es mucho pedir", "Gott
 * vergelt's". None of it complains, refuses or regrets anything. Where nothing else is said it stays.
 */
export const withoutApologies = (text: string): string => {
  if (!cue.test(text)) return text;
  const left = text
    .replace(apologies, " ")
    .replace(/\s{2,}/g, " ")
    .trim();
  return /^(?:(?!\p{L}{2}).)*\p{L}{2}\S*\s.*\p{L}{2}/su.test(left) ? left : text;
};

/** What each of them has, so that most messages are passed over at once. */
const cue =
  /sorry|apolog|hope|bless|if it|molest|atrev|pedir|abus|dios|d[ée]rang|emb[êe]t|importun|demander|ange|stör|umständ|läst|vergelt|schatz|schätz|inc[oôó]m|maçada|deus|abençoe|troubl|bother|hassle/iu;

const formulas = [
  "(?:so |very |really |ever so |terribly ){0,4}sorry (?:to|for) (?:be )?(?:bother|troubl|disturb|pester|a (?:pain|nuisance|pest))\\w*(?: (?:you|u|ye|yous|everyone|the team))?(?: (?:all|again|so early|so late|this early|this late))?",
  "apologies for (?:bother|troubl|disturb|pester)ing(?: you)?",
  "i (?:do |really )?hope i['’]?m not (?:being )?(?:a (?:nuisance|bother|pain|pest)|bothering|disturbing|troubling)(?: you)?",
  "(?:if|as long as) (?:it|that)(?: is|['’]s|['’]d be| would be)?(?:n['’]?t| not|n['’]t be| not be)?(?: be)? (?:too much|no|any) (?:trouble|bother|hassle|to ask)",
  "(?:god )?bless (?:you|ya|ye)(?: all)?(?! with)|god bless",
  "(?:perdon[ae]|disculp[ae]n?|disculpad|perdonad|perd[oó]n)(?:me|eme)? (?:por )?(?:(?:la|las|tantas?) molestias?|el atrevimiento|(?:que|si) (?:l[eo]s?|te|os)? ?molest[eo](?:mos)?|molestar(?:l[eo]s?|te|os)?)(?: (?:tan|a estas) (?:temprano|tarde|horas))?",
  "si no (?:es|fuera|fuese|le es|les es) (?:mucho pedir|mucha? molestia|molestia|abusar)",
  "(?:que )?dios (?:se lo|te lo|os lo|les?) (?:pague|bendiga|premie)",
  "(?:pardon|d[ée]sol[ée]e?s?|navr[ée]e?s?|excusez-moi|je m['’]excuse) (?:de|pour) (?:vous|te|v['’])? ?(?:d[ée]rang|emb[êe]t|importun)\\w*(?: (?:si|aussi) (?:t[ôo]t|tard))?",
  "si (?:ce n['’]est|c['’]est|ça n['’]est|ce n['’][ée]tait|ça ne vous d[ée]range)(?: pas)? (?:pas )?(?:trop demander|abuser|un souci|trop)",
  "(?:est-ce abuser|serait-ce abuser)(?: que)?(?: de vous demander)?|sans (?:vouloir )?abuser(?: de votre gentillesse)?",
  "(?:vous (?:seriez|êtes)|tu (?:serais|es)) (?:un|des) (?:ange|amour)s?",
  "(?:verzeih\\w*|entschuldig\\w*|sorry für|pardon für)(?: sie| bitte)? (?:bitte )?(?:die |für die |wegen der )?(?:frühe |späte |kleine )?störung(?: so (?:früh|spät))?",
  "(?:wenn|falls|sofern) es (?:ihnen |euch |dir )?(?:keine|nicht (?:zu )?viele?) (?:umstände|mühe|arbeit) (?:macht|bereitet|wäre)",
  "ich (?:will|möchte|wollte)(?: ja| euch| sie| wirklich| eigentlich)* nicht (?:lästig (?:fallen|sein)|stören|nerven)",
  "ich hoffe,? ich stör\\w*(?: euch| sie| grad| gerade| jetzt)* nicht(?: grad| gerade| mitten)?",
  "vergelt['’]?s gott|gott vergelt['’]?s|(?:sie|du|ihr) (?:wären|wärst|wärt|sind|bist|seid) (?:ein|echte?|wirklich ein)? ?(?:schatz|schätze|engel)",
  "(?:desculp[ea]m?|perd[ãa]o|perdoe)(?:-me)?(?: por| pelo| o| a| lá)? (?:inc[oôó]mod\\w+|maçada|atrevimento)(?: (?:vos|você|vocês|tão|a esta|essa))?(?: (?:cedo|tarde|hora))?",
  "se não (?:for|fosse|é|der|lhe der) (?:pedir (?:muito|demais)|(?:muito |muita |um |uma )?(?:inc[oôó]modo|maçada|abuso)|abusar)",
  "(?:que )?deus (?:lhe|te|vos|lhes|os)? ?(?:pague|abenço[ea]|ajude)",
];

const apologies = new RegExp(
  `(?<![\\p{L}])(?:${formulas.join("|")})(?![\\p{L}])\\s*(?:[,;.!…]+|(?:but|pero|mais|aber|mas)(?=\\s))?`,
  "giu",
);
