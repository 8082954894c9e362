import type { Language } from "../../../languages.ts";

/**
 * How a language tells of what is over, by the endings of its verbs: a day in such a clause belongs to a story. Words are
 * as they were typed, in small letters: accents tell "dejé" from "deje".
 */
export type PastForms = {
  /** A verb that only tells a story. */
  readonly verb: RegExp;
  /** Words that only look like one, or that ask for something in this form. */
  readonly not: ReadonlySet<string>;
  /** A helping verb that makes a story of a participle in the same clause. */
  readonly helping?: ReadonlySet<string>;
  readonly participle?: RegExp;
  /** Verbs that wish as often as they tell, but not of a day that is over. */
  readonly said: ReadonlySet<string>;
  /** What is still to come, in a form that often tells: "once I've dropped the kids off", "cuando deje al niño". */
  readonly ahead?: RegExp;
  /** The participle ends the clause. */
  readonly isParticipleLast?: true;
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

export const pastForms: Record<Language, PastForms> = {
  en: {
    ahead:
      /(?<!\p{L})(?:when|once|until|till|after|as soon as) (?:i|we|he|she|they|you)(?: ve| have| s| has)(?!\p{L})/u,
    said: words("said told thought mentioned asked texted called messaged was were had did waited got made gave left"),
    verb: /^(?:[a-z]{3,}ed|broke|saw|came|went|bought|lost|fell|took|met|ate|flew|drove|slept|ran|stole|won|threw|woke|spilt|burnt|knew|drank|sang|sat|sent|hurt|taught|wrote|rang|rung|hung|stung|ended|bit|tore)$/,
    not: words(
      `said thought mentioned asked texted called messaged need needed indeed wed red bed closed based advanced supposed planned booked scheduled wanted hoped preferred interested
      tired wicked naked hundred speed feed weed shed colored coloured bleached layered packed rushed delayed sorted
      confirmed postponed rescheduled cancelled canceled moved_to used exceed proceed succeed agreed reserved excited
      knackered bothered fussed bored stressed worried organised organized arranged offered available permed dyed blow-dried`,
    ),
  },
  es: {
    ahead:
      /(?<!\p{L})(?:cuando|en cuanto|apenas|ni bien|una vez que|después de que|despues de que) (?:yo |ya )?(?:me |te |le |lo |la |nos |os |se )?\p{L}+(?:e|a|emos|amos|en|an)(?!\p{L})/u,
    said: words(
      "dijiste dijo dijeron dijisteis dijimos quedamos quedé pedí pedi dije esperaba estaba era había habia tenía tenia",
    ),
    verb: /^(?:\p{L}{2,}(?:[^r]é|ó|aron|ieron|jeron|asteis|isteis)|\p{L}{3,}(?:aste|iste)|(?:encontr|compr|entr|esper|mir|tir|par|logr|enter)é|fui|fue|fueron|fuimos|tuv[eo]|tuvimos|estuv[eo]|hizo|hicimos|vin[eo]|pus[eo]|pudo|trajo|vimos|dio|murió|éramos)$/u,
    not: words(
      `qué porqué café bebé chalé jersé paté puré olé josé andré rené noé existe triste chiste insiste consiste resiste asiste
      aunque pensé creí dé sé té esté salvo baste contraste adelante`,
    ),
    helping: words("he has ha hemos habéis habeis han"),
    participle: /^\p{L}{2,}(?:ado|ido|cho|sto|rto)$/u,
  },
  fr: {
    said: words("dit aviez avais avait avions avaient était étais étiez etait attendu disiez disait"),
    verb: /^(?:fut|naquit|fallut)$/,
    not: words(
      "pensé dit du au tu ou lu su pu nu café côté marché bébé été santé beauté occupé fermé complet pressé volonté",
    ),
    helping: words("ai as a avons avez ont suis es est sommes êtes etes sont"),
    participle:
      /^(?:\p{L}{2,}(?:é|ée|és|ées|[dnrslt]us?|[dnrslt]ues?|ert|erte)|(?:ap|com|re|sur|)pris|(?:re|pro|per|)mis|mises?|assis|vu|vue|vus|eu|pu|reçu|fait|dit|écrit|conduit|mort|morte|fini|parti|partie|partis|sorti|sortie|sortis|dormi|choisi|failli|menti|réussi|perdu)$/u,
  },
  de: {
    said: words(
      "sagte sagtest sagten meinte meintest gesagt gemeint hieß hiess stand saß sass war warst hatte hattest hatten wartete ausgemacht",
    ),
    verb: /^(?:hing|hingen|wartete|fiel|lief|stahl|brach|rief|schrieb|fuhr|flog|verlor|traf|schlief|blieb|zog|warf|sprach|starb|biss|regnete|schneite|passierte|kaufte|erzählte|bekam|begann)$/,
    not: words(
      `gern gerne gegen geht gehen geben gesamt genau gestern geschlossen geöffnet geplant gebucht gedacht gedacht gefragt gemeint
      gewünscht gesucht verhindert verplant verreist verabredet besetzt vergeben vereinbart verfügbar belegt bereit beschäftigt
      reserviert bestellt genug gemeinsam geboten gefreut gespannt bekannt erst gut`,
    ),
    helping: words(
      "hat haben hab habe ham hod hot hast habt hatte hatten hattest hattet ist is sind san bin bi bist seid war waren wurde wurden worden",
    ),
    participle:
      /^(?:(?:ab|an|auf|aus|ein|her|hin|kaputt|kennen|los|mit|nach|um|um|vor|weg|zu|zurück|runter|vorbei|weiter|zusammen|raus|rein|hängen|stehen)?ge\p{L}{2,}(?:t|en|n)|(?:ver|be|er|ent|zer|miss|über)\p{L}{3,}t|(?:ver|be|er|ent|zer|über)\p{L}{1,}(?:oren|ossen|ochen|ommen|essen|unden|ungen|allen|iegen|ogen|iesen|ieben|iehen|ragen|assen|angen|ohlen|orben)|\p{L}{3,}iert)$/u,
    isParticipleLast: true,
  },
  pt: {
    said: words(
      "disse disseste disseram falou falaste falaram disseste-me tinha estava era combinei combinamos marquei marcaram esperei fiquei",
    ),
    verb: /^(?:\p{L}{2,}(?:[^r]ei|[^rv]ou|iu|aram|eram|iram|este|aste)|\p{L}{2,}[^aeimst]eu|(?:encontr|compr|entr|esper|tir|par|vir|olh|most)r?ei|(?:entr|encontr|compr|tir|vir|par|quebr|morr)r?(?:ou|eu)|fui|foi|foram|fomos|tive|teve|tivemos|fiz|fez|fizemos|veio|vieram|trouxe|soube|estive|esteve|estava|tava|estavam|tavam|aconteceu|morreu|deu-me|(?:transfer|receb|dorm|perd|sent|esquec|conhec|sub|decid|repet|corr|vend|escrev|respond|aprend|sofr|ment|mord|resolv|desist)i)$/u,
    helping: words("tinha tinham tínhamos tinhamos tinhas havia haviam"),
    participle: /^\p{L}{2,}(?:ado|ido|to)$/u,
    not: words(
      `sei rei lei hei direi sou vou estou dou sextou quintou sabadou segundou tercou quartou meu seu teu céu museu europeu ateu deu
      pensei falei quisera norte teste este neste deste leste oeste agreste conteste nordeste celeste sudeste peste veste reveste contraste haste`,
    ),
  },
};
