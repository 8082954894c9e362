import { anyChild, anyOf, mine, oftenChildren, onlyChildren, sonsAndDaughters } from "./child-words.ts";

/** How old a child may be where the business doesn't say. */
const usualChildAge = 12;

const two = "(?:two|both|three|dos|tres|deux|trois|zwei|drei|beiden|dois|duas|2|3)";

/** An article, whose it is, or what is cut. */
const introduced = `(?:a|an|the|for|de|del|d|des|un|una|unos|unas|los|las|la|el|al|para|pa|pal|um|uma|o|os|as|do|da|dos|das|ao|pro|pra|pros|pras|le|les|du|pour|ein|eine|einen|einem|der|die|den|dem|das|am|n|nen|fur|furn|furs|vom|zum|beim|haarschnitt|schnitt|coupe|corte|${mine})`;
const owned = `(?:${mine}|for the|para el|para la|para los|para las|pro|pra|pros|pras|para o|para a|para os|para as|pour le|pour la|pour les|fur den|fur die|al|a la)`;

/** "Der Kleine braucht": by itself, small is what is said of hair, too. */
const smallBefore =
  "klein(?:er|en|e)(?= (?:\\d|braucht|brauchte|hat|ist|soll|muss|will|mochte|bekommt|kriegt|geht|gehort) )";

const smallOnes = new RegExp(
  ` (?:${introduced} (?:${two} )?${anyOf(onlyChildren)}|${owned} (?:${two} )?(?:${anyOf(oftenChildren)}|${smallBefore})) `,
);

/** "Für die Kleinen", "pra pequena": nothing follows that would be small. */
const smallAtEnd =
  / (?:(?:fur|furn) (?:(?:die|den|meinen?|meine|unseren?|unsere) )?klein(?:e|en)|para? (?:mi |mis |el |la |los |las )?pequen[oa]s?|(?:pra|pro|pras|pros|para [oa]s?) (?:meus? |minhas? )?pequen[oa]s?|pour (?:les|mes|nos) petits) $/;

const mentionsChild = new RegExp(` ${anyChild} `);

/** Sons and daughters, who may be grown up as well. */
const ageless = new RegExp(` ${mine} (?:${two} )?${anyOf(sonsAndDaughters)} `);

const values: ReadonlyMap<string, number> = new Map(
  [
    "one uno un ein um",
    "two dos deux zwei dois duas",
    "three tres trois drei",
    "four cuatro quatre vier quatro",
    "five cinco cinq funf",
    "six seis sechs",
    "seven siete sept sieben sete",
    "eight ocho huit acht oito",
    "nine nueve neuf neun nove",
    "ten diez dix zehn dez",
    "eleven once onze elf",
    "twelve doce douze zwolf doze",
    "thirteen trece treize dreizehn treze",
    "fourteen catorce quatorze vierzehn catorze",
    "fifteen quince quinze funfzehn",
    "sixteen dieciseis seize sechzehn dezesseis dezasseis",
    "seventeen diecisiete siebzehn dezessete dezassete",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1] as const)),
);

/** One to seventeen; "un" and "ein" count nothing. "Dix-huit" is no eight. */
const tens =
  "(?<! (?:dix|vingt|trente|quarante|cinquante|soixante|twenty|thirty|forty|fifty|vinte e|trinta e|quarenta e|treinta y|cuarenta y) )";
const number = `${tens}(\\d{1,2}|${[...values.keys()].filter((word) => !/^(?:un|uno|ein|um)$/.test(word)).join("|")})(?! (?:sept|huit|neuf) )`;

const years = "(?:years?|yrs?|anos?|anitos|aninhos|ans?|jahre?n?|jahrige[rnms]?|yo|months|mois|meses|monate|monaten)";

/** What a number before it doesn't say how old somebody is. */
const noHour =
  "(?!(?:am|pm|uhr|o|oclock|ish|h|hs|hrs|horas|heures|00|15|30|45|min|mins|minutes|minutos|minuten|hours?|stunden|days|dias|jours|weeks|tage|wochen|st|nd|rd|th|times?|veces|fois|mal|vezes|of|out|in|feet|foot|ft|de|citas|termine|rdv) )";

const isToldAge =
  "(?:tiene|cumple|cumplio|tem|fez|faz|il a|elle a|ils ont|hat|wird|tienen|tem so|turns|turned|turning|aged|just turned)";

/** How old somebody is, by words that say so whoever it is. */
const ages: readonly RegExp[] = [
  new RegExp(` ${number} (?:y(?:ea)?rs? olds?|y o|yo|anitos|aninhos|jahrige[rnms]?) `),
  / (\d{1,2})(?:y|yo|yr|yrs)(?: old)? /,
  / ((?:drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn))jahrige[rnms]? /,
  new RegExp(` (?:(?:(?:he|she) (?:s|is)|hes|shes)(?: only| just| about| now)?) ${number} (?:$|${noHour})`),
  // "Er ist 6, am liebsten Samstag": no hour of the morning.
  new RegExp(
    ` (?:er|sie) (?:ist|wird)(?: erst| grad| gerade| bald| schon| jetzt)? ${number} (?:$|${noHour.replace("am|", "")})`,
  ),
  new RegExp(` (?:tiene|cumple|tem|faz|(?<!y )a|elle a|il a|hat|wird) ${number} (?:anos|anitos|aninhos|ans|jahre) `),
  // "Mi cabro chico de 9 años", "mein Madl, 6 Jahre": whatever the child is called.
  new RegExp(` ${mine} (?:\\w+ ){1,2}(?:de |d |of |mit |von )?${number} ${years} (?!(?:ago|atras|depuis) )`),
  new RegExp(` (?:madels?|jungen?|kind|kleine[nrs]?) von ${number} (?:$|(?!bis )${noHour})`),
];

/** The same of a child that is spoken of, where less says so. */
const agesOfChild: readonly RegExp[] = [
  new RegExp(`(?<! (?:vor|hace|il y a|ha|seit|desde hace|depuis)) ${number} ${years} (?!(?:ago|atras) )`),
  new RegExp(` ${isToldAge} (?:solo |so |apenas |seulement |erst |only )?${number} (?:$|${noHour})`),
  new RegExp(
    ` (?:who s|who is|${anyChild} (?:\\w+ )?(?:is|ist|s|es|est|a)|erst|grad|gerade) ${number} (?:$|${noHour})`,
  ),
  // "Meine beiden Jungs (5 und 8)".
  new RegExp(` ${anyChild} ${number} (?:and|y|et|und|e) \\d{1,2} (?:$|${noHour})`),
];

/** How old somebody small is said to be; null where it isn't said. */
const ageIn = (text: string): number | null => {
  const patterns = mentionsChild.test(text) || isCalledChild(text) ? [...ages, ...agesOfChild] : ages;
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.[1];
    if (said !== undefined) return values.get(said) ?? Number(said);
  }
  return null;
};

/** Whether a text is about a child: somebody called so, or as old as one. */
export const isChild = (text: string, oldest = usualChildAge): boolean => {
  const age = ageIn(text);
  return age === null ? isCalledChild(text) : age <= oldest;
};

const isCalledChild = (text: string): boolean => smallOnes.test(text) || smallAtEnd.test(text);

/** Whether it is about a son or a daughter without a word of how old they are. */
export const mayBeChild = (text: string): boolean => ageless.test(text) && ageIn(text) === null && !grown.test(text);

/** "For my daughter", "mon fils a besoin", "my 16 year old needs", "my eldest is 11": somebody else, of whatever age. */
export const isForOffspring = (text: string): boolean => offspringWanted.test(text);

const aged = `(?:${number} (?:years? olds?|yo|jahrige[rnms]?) |\\d+jahrige[rnms]? )`;
const offspringWanted = new RegExp(
  ` ${mine} (?:(?:${aged})?(?:${anyChild} )|${aged})(?:(?:needs?|wants?|has to|must|would|necesita|quiere|precisa|quer|a besoin|veut|voudrait|braucht|brauchte|will|mochte|soll|muss) |(?:is|s|est|ist|a|tiene|tem|hat) \\d{1,2} )|(?:for|para|pra|pro|pour|fur) (?:o |a |el |la |the )?${mine} ${aged}`,
);

/** Numbers and words that nobody says of a child. */
const grown =
  / (?:(?:mi|mon|ma|meu|minha) \w+ de (?:1[3-9]|[2-9]\d)(?! (?:a|h|hs|y|et|e) )|(?:1[3-9]|[2-9]\d) (?:years?|anos?|ans|jahre|yo)|(?:he s|she s|hes|shes|is|ist|tiene|tem|a|hat|wird|aged|fez) (?:1[3-9]|[2-9]\d)|\d{2}jahrige[rnms]?|\d{2}yo|adult|adulto|adulta|adulte|grown|grown up|erwachsene[nrm]?|mayor|teen|teenage|teenager|ado|adolescente?|eighteen|nineteen|dieciocho|diecinueve|dix (?:sept|huit|neuf)|achtzehn|neunzehn|dezoito|dezanove|dezenove|(?:twenty|thirty|forty|veint|treint|cuarent|vingt|trente|quarante|vint|trint|quarent)\w*|\w*(?:zwanzig|dreissig|vierzig)(?:jahrige[rnms]?)?) /;

/** "Up to 12 years": how old a child may be for a service. */
export const oldestFor = (about: string): number | null => {
  const said =
    /(?:up to|until|under|below|bis|unter|hasta|menores de|jusqu['’ ]?[aà]|moins de|at[eé]|menos de|[0-9]\s*[-–])\s*(?:and including\s*)?(\d{1,2})(?!\s*(?:min|%|€|eur|cm))/i.exec(
      about,
    )?.[1];
  const age = Number(said ?? 0);
  return age >= 4 && age <= 17 ? age : null;
};
