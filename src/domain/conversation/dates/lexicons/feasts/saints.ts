import type { Language } from "../../../../languages.ts";
import { type Saint, saintDays } from "../../evaluate/feasts/saint-days.ts";
import type { Entry } from "../../terms/term.ts";

/** The names of the saints, in the order of `Language`s below; a stroke separates two spellings. */
const names: Record<Saint, Record<Language, string>> = {
  saintAgatha: { en: "agatha", de: "agatha", es: "agueda", fr: "agathe", pt: "agueda" },
  saintDavid: { en: "david", de: "david", es: "david", fr: "david", pt: "david" },
  saintIsidore: { en: "isidore", de: "isidor", es: "isidro", fr: "isidore", pt: "isidoro" },
  saintRita: { en: "rita", de: "rita", es: "rita", fr: "rita", pt: "rita" },
  saintAnne: { en: "anne", de: "anna", es: "ana", fr: "anne", pt: "ana" },
  saintLawrence: { en: "lawrence", de: "laurenzi|laurentius", es: "lorenzo", fr: "laurent", pt: "lourenco" },
  saintBartholomew: {
    en: "bartholomew",
    de: "bartholomaus",
    es: "bartolome",
    fr: "barthelemy",
    pt: "bartolomeu",
  },
  saintMichael: { en: "michael", de: "michaeli|michael", es: "miguel", fr: "michel", pt: "miguel" },
  saintFrancis: { en: "francis", de: "franziskus", es: "francisco", fr: "francois", pt: "francisco" },
  saintTheresa: { en: "theresa|teresa", de: "theresia", es: "teresa", fr: "therese", pt: "teresa" },
  saintLeopold: { en: "leopold", de: "leopold|leopoldi", es: "leopoldo", fr: "leopold", pt: "leopoldo" },
  saintElizabeth: { en: "elizabeth", de: "elisabeth", es: "isabel", fr: "elisabeth", pt: "isabel" },
  saintCecilia: { en: "cecilia", de: "cacilia", es: "cecilia", fr: "cecile", pt: "cecilia" },
  saintClement: { en: "clement", de: "klemens", es: "clemente", fr: "clement", pt: "clemente" },
  saintCatherine: {
    en: "catherine|katherine",
    de: "katharina|kathrein",
    es: "catalina",
    fr: "catherine",
    pt: "catarina",
  },
  saintAndrew: { en: "andrew", de: "andreas", es: "andres", fr: "andre", pt: "andre" },
  saintEligius: { en: "eligius", de: "eligius", es: "eloy", fr: "eloi", pt: "eloi" },
  saintBarbara: { en: "barbara", de: "barbara|barbel", es: "barbara", fr: "barbe", pt: "barbara" },
  saintAmbrose: { en: "ambrose", de: "ambrosius", es: "ambrosio", fr: "ambroise", pt: "ambrosio" },
  saintLucy: { en: "lucy|lucia", de: "luzia|lucia", es: "lucia", fr: "lucie|luce", pt: "luzia|lucia" },
  saintThomas: { en: "thomas", de: "thomas", es: "tomas", fr: "thomas", pt: "tome" },
};

/** How a saint's day is said. The saint alone may be a person or a street. */
const ways: Record<Language, (name: string) => string> = {
  en: (name) => `(st|saint) ${name}(| s|s) day|feast of (st|saint) ${name}|(st|saint) ${name}(| s) eve day`,
  de: (name) => `${name}tag|${name}stag|(sankt|st) ${name}tag|tag (der|des) heiligen ${name}|zu ${name}|an ${name}`,
  es: (name) =>
    `(|el )dia de (san|santa|santo) ${name}|(por|para) (san|santa|santo) ${name}|fiesta de (san|santa) ${name}`,
  fr: (name) => `(|le |du )jour de la (saint|sainte|st|ste) ${name}|(|a |pour )la (saint|sainte|st|ste) ${name}`,
  pt: (name) => `(|o |no )dia de (sao|santa|santo) ${name}|(pelo|pela|festa de) (sao|santa|santo) ${name}`,
};

/** The saints' days of a language. */
export const saintsIn = (language: Language): Entry[] =>
  (Object.keys(saintDays) as Saint[]).map((saint) => [
    "feast",
    saint,
    names[saint][language].split("|").map(ways[language]).join("|"),
  ]);
