/** How old a child may be where the business doesn't say. */
const usualChildAge = 12;

const anyOf = (words: string): string => `(?:${words.split(" ").join("|").replaceAll("_", " ")})`;

const mine = anyOf(
  "my our mi mis nuestro nuestra nuestros nuestras mon ma mes notre nos mein meine meinen meinem meiner unser unsere unseren unserem meu minha meus minhas nosso nossa nossos nossas",
);
const two = "(?:two|both|three|dos|tres|deux|trois|zwei|drei|beiden|dois|duas|2|3)";

/** Only children are called so. */
const small = anyOf(
  "little_one little_ones little_boy little_girl little_lad little_man wee_one wee_boy wee_girl wee_lad wee_man boy boys toddler toddlers kiddo kiddos kids bairn bairns wean weans nipper nippers tyke sprog youngster " +
    "peque peques pequenajo pequenaja nene nena nenes nenas chiquito chiquita chiqui chiquitin chiquitina hijito hijita hijitos hijitas ninito ninita enano enana crio cria crios churumbel guagua chamaco chamaca chamaquito escuincle patojo gurrumino " +
    "petit_garcon petit_bonhomme petit_gars petit_dernier petit_bout petit_loup petite_derniere petite_puce p_tit p_tite p_tits ti_gars ti_cul fiston gamin gamine gamins gamines bambin bambins minot minots loulou loulous gosse gosses mome momes petiot petiote petiots mioche " +
    "bub bua bueb buben buam bueben bubi sohnchen sohnemann tochterchen tochterle tochterli knirps zwerg zwerge zwergerl madl maderl madle meitli meitschi dirndl buberl wichtel kinder kids kleinen_mann " +
    "enfants criancas ninos ninas cacula filhinho filhinha filhinhos pequenino pequenina pequerrucho menino meninos meninas moleque moleca moleques guri guria guris gurizada miudo miuda miudos miudas pimpolho pimpolha pia catraio garotinho garotinha garoto garota",
);

/** "Der Kleine", "my little": by themselves only before what they need or how old they are. */
const smallOnes = new RegExp(
  ` (?:${mine}|for the|para el|para la|para los|para las|pro|pra|pros|pras|para o|para a|para os|para as|pour le|pour la|pour les|fur den|fur die|al|a la) (?:${two} )?(?:${small}|klein(?:er|en|e)(?= (?:\\d|braucht|brauchte|hat|ist|soll|muss|will|mochte|bekommt|kriegt|geht|gehort) )) `,
);

const offspringWords =
  "puce bonhomme bout_de_chou poussin loulou louloute princesa principe prinzessin prinz maus spatz baby bebe son sons daughter daughters boy girl girls lad lads lass kid child youngest eldest oldest grandson granddaughter nephew niece stepson stepdaughter hijo hija hijos hijas nino nina nieto nieta sobrino sobrina ahijado ahijada chaval chavala pibe piba fils fille filles gars garcon garcons enfant petit petite neveu niece filleul filleule sohn sohne tochter kind junge jungen jungs madchen madels enkel enkelin enkerl neffe nichte filho filha filhos filhas neto neta sobrinho sobrinha menina pequeno pequena crianca afilhado afilhada";
const offspring = new RegExp(` ${anyOf(offspringWords)} `);

/** Sons and daughters, who may be grown up as well. */
const ageless = new RegExp(
  ` (?:${mine} (?:${two} )?)(?:son|sons|daughter|daughters|hijo|hija|hijos|hijas|fils|fille|filles|sohn|sohne|tochter|filho|filha|filhos|filhas|jungs) `,
);

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
  new RegExp(
    ` (?:(?:(?:he|she) (?:s|is)|hes|shes)(?: only| just| about| now)?|(?:er|sie) (?:ist|wird)(?: erst| grad| gerade| bald)?) ${number} (?:$|${noHour})`,
  ),
  new RegExp(` (?:tiene|cumple|tem|faz|(?<!y )a|elle a|il a|hat|wird) ${number} (?:anos|anitos|aninhos|ans|jahre) `),
  // "Mi cabro chico de 9 años", "mein Madl, 6 Jahre": whatever the child is called.
  new RegExp(` ${mine} (?:\\w+ ){1,2}(?:de |d |of |mit |von )?${number} ${years} (?!(?:ago|atras|depuis) )`),
];

/** The same of a child that is spoken of, where less says so. */
const agesOfChild: readonly RegExp[] = [
  new RegExp(`(?<! (?:vor|hace|il y a|ha|seit|desde hace|depuis)) ${number} ${years} (?!(?:ago|atras) )`),
  new RegExp(` ${isToldAge} (?:solo |so |apenas |seulement |erst |only )?${number} (?:$|${noHour})`),
  new RegExp(
    ` (?:who s|who is|${anyOf(offspringWords)} (?:\\w+ )?(?:is|ist|s|es|est|a)|erst|grad|gerade) ${number} (?:$|${noHour})`,
  ),
  // "Meine beiden Jungs (5 und 8)".
  new RegExp(` ${anyOf(offspringWords)} ${number} (?:and|y|et|und|e) \\d{1,2} (?:$|${noHour})`),
];

/** How old somebody small is said to be; null where it isn't said. */
const ageIn = (text: string): number | null => {
  const patterns = offspring.test(text) || smallOnes.test(text) ? [...ages, ...agesOfChild] : ages;
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.[1];
    if (said !== undefined) return values.get(said) ?? Number(said);
  }
  return null;
};

/** Whether a text is about a child: somebody called so, or as old as one. */
export const isChild = (text: string, oldest = usualChildAge): boolean => {
  const age = ageIn(text);
  return age === null ? smallOnes.test(text) : age <= oldest;
};

/** Whether it is about a son or a daughter without a word of how old they are. */
export const mayBeChild = (text: string): boolean => ageless.test(text) && ageIn(text) === null && !grown.test(text);

/** "For my daughter", "mon fils a besoin", "my 16 year old needs", "my eldest is 11": somebody else, of whatever age. */
export const isForOffspring = (text: string): boolean => offspringWanted.test(text);

const aged = `(?:${number} (?:years? olds?|yo|jahrige[rnms]?) |\\d+jahrige[rnms]? )`;
const offspringWanted = new RegExp(
  ` ${mine} (?:(?:${aged})?(?:${anyOf(offspringWords)} )|${aged})(?:(?:needs?|wants?|has to|must|would|necesita|quiere|precisa|quer|a besoin|veut|voudrait|braucht|brauchte|will|mochte|soll|muss) |(?:is|s|est|ist|a|tiene|tem|hat) \\d{1,2} )|(?:for|para|pra|pro|pour|fur) (?:o |a |el |la |the )?${mine} ${aged}`,
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
