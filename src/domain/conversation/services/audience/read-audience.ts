/** Whom a service is for, where services of one kind differ by that. */
export type Audience = "child" | "man" | "woman";

/** For whom a message wants something, and whether it says so by "for" or "needs" and not only in passing. */
export type SaidAudience = { audience: Audience; isWanted: boolean };

/** Whom a message is about; null when it doesn't say, or says several. */
export const readAudience = (words: readonly string[]): SaidAudience | null => {
  const text = ` ${words.join(" ")} `;
  const own = [isMan.test(text) && "man", isWoman.test(text) && "woman"].find((one) => one !== false);
  if (own) return { audience: own as Audience, isWanted: true };
  if (isForSelf.test(text)) return null;
  if (isChild(text)) return { audience: "child", isWanted: isWanted.test(text) };
  const [man, woman] = [isForMan.test(text), isForWoman.test(text)];
  return man === woman ? null : { audience: man ? "man" : "woman", isWanted: true };
};

const isChild = (text: string): boolean =>
  smallOnes.test(text) ||
  youngAge.test(text) ||
  isThatOld.test(text) ||
  (offspring.test(text) && (age.test(text) || agedOnly.test(text) || hasYears.test(text)));

const anyOf = (words: string): string => `(?:${words.split(" ").join("|").replaceAll("_", " ")})`;

/** "For me" turns everybody else into a story. */
const isForSelf =
  /(?<! (?:not|isn t|no|nao|pas|nicht|ned)(?: \w+){0,2}) (?:for me|for myself|para mim|pra mim|p mim|para mi mism[oa]|para mi(?= (?:$|mi ))|pour moi|fur mich) /;

const isMan =
  / (?:als mann|als kerl|i m a (?:man|bloke|guy|fella)|soy (?:un )?(?:hombre|chico|tio)|je suis un (?:homme|mec|gars)|sou (?:um )?homem|bin (?:ein |n )?(?:mann|kerl)) /;
const isWoman =
  / (?:als frau|i m a (?:woman|girl|lady)|soy (?:una )?(?:mujer|chica)|je suis une (?:femme|fille)|sou (?:uma )?mulher|bin (?:eine |ne )?frau) /;

const mine = anyOf(
  "my our mi mis nuestro nuestra mon ma notre mein meine meinen meinem meiner unser unsere unseren unserem meu minha nosso nossa",
);

/** Only children are called so. */
const smallOnes = new RegExp(
  ` (?:${mine}|for the|para el|para la|pro|pra|para o|para a|pour le|pour la|fur den|fur die|al|a la) (?:${anyOf(
    "little_one little_boy little_girl little_lad little_man wee_one boy boys toddler kiddo bairn wean nipper peque peques pequenajo pequenaja nene nena chiquito chiquita chiqui hijito hijita ninito ninita enano crio cria churumbel guagua petit_garcon petit_bonhomme petit_gars petit_dernier petit_bout petit_loup petite_derniere petite_puce fiston gamin gamine bambin minot loulou gosse mome petiot bub bua bueb buben sohnchen tochterchen knirps zwerg sohnemann cacula filhinho filhinha pequenino pequenina menino moleque moleca guri miudo miuda pimpolho pequerrucho kids enfants kinder criancas ninos",
  )}|klein(?:er|en|e)(?= (?:braucht|brauchte|hat|ist|soll|muss|will|mochte|bekommt|kriegt|geht|gehort) )) `,
);

const number = anyOf(
  "1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten eleven twelve dos tres cuatro cinco seis siete ocho nueve diez once doce deux trois quatre cinq sept huit neuf dix onze douze zwei drei vier funf sechs sieben acht neun zehn elf zwolf dois duas quatro sete oito nove dez doze",
);

/** "Mi hijo, tiene 6": the years are left out. */
const hasYears = new RegExp(
  ` (?:tiene|cumple|tem|il a|elle a) (?:solo |so |apenas |seulement )?${number} (?=$|(?:y|e|et|pero|mas|mais) )`,
);

/** "Six years old", "5 aninhos", "sechsjährig": only of somebody small. */
const youngAge = new RegExp(
  ` ${number} (?:y(?:ea)?rs? old|yo|y o|anitos|aninhos|jahrige[rnms]?) | (?:[1-9]|1[0-2])y(?:o|r|rs) | (?:drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)jahrige[rnms]? `,
);

const offspring = new RegExp(
  ` ${anyOf(
    "puce bonhomme bout_de_chou poussin loulou louloute princesa principe prinzessin prinz maus spatz baby bebe son daughter boy girl lad lass kid child youngest eldest grandson granddaughter nephew niece stepson stepdaughter hijo hija nino nina nieto nieta sobrino sobrina ahijado ahijada chaval fils fille garcon enfant petit petite neveu niece filleul filleule sohn tochter kind junge jungen madchen enkel enkelin enkerl neffe nichte filho filha neto neta sobrinho sobrinha menina pequeno pequena crianca afilhado afilhada",
  )} `,
);

const age = new RegExp(
  `(?<! (?:vor|hace|il y a|ha|seit|desde hace|depuis)) ${number} (?:years?|yrs|anos?|ans?|jahre?|jahren|monate|mois|meses|months) (?!(?:ago|atras) )`,
);

/** Without "years", but not an hour. */
const agedOnly = new RegExp(
  ` (?:he s|she s|he is|she is|who s|who is|(?:son|daughter|boy|girl|lad|lass|kid|child|sohn|tochter|kind|junge|bub|neffe|nichte|enkel|enkelin) (?:\\w+ )?(?:is|ist|s)|aged|turned|turning|er ist|sie ist|wird|erst|grad|gerade) ${number} (?!(?:am|pm|uhr|o|ish|h|00|15|30|45|minutes|min|minuten|days|weeks|weeks|tage|wochen)\\b)`,
);

/** What a number before it doesn't say how old somebody is. */
const noHour =
  "(?!(?:am|pm|uhr|o|oclock|ish|h|00|15|30|45|min|mins|minutes|minuten|hours?|stunden|days|weeks|tage|wochen|st|nd|rd|th|times?|of|out|in|feet|foot|ft) )";

/** "She's 4", "er ist fünf", "tiene 6 años": of somebody small, whoever it is. */
const isThatOld = new RegExp(
  ` (?:(?:(?:he|she) (?:s|is)|hes|shes)(?: only| just| about| now)?|(?:er|sie) ist(?: erst| grad| gerade)?) ${number} (?:$|${noHour})| (?:tiene|cumple|tem|faz|(?<!y )a|elle a|il a|hat|wird) ${number} (?:anos|anitos|aninhos|ans) `,
);

const men =
  "husband boyfriend hubby fella bf dad father daddy brother grandad grandfather grandpa uncle marido esposo novio padre papa hermano abuelo tio suegro cunado mari epoux conjoint compagnon homme copain chum pere frere grand_pere papi beau_pere beau_frere mann ehemann gatte gatten gottergatte gottergatten gemahl freund vater vati bruder opa onkel schwager schwiegervater papi maridao esposo companheiro namorado noivo pai irmao avo sogro cunhado";
const women =
  "wife girlfriend missus gf mum mom mother mam sister grandma granny nan grandmother aunt mujer esposa novia madre mama hermana abuela tia suegra cunada femme epouse conjointe compagne copine blonde mere maman soeur grand_mere mamie belle_mere belle_soeur frau ehefrau gattin gemahlin freundin mutter mutti schwester oma tante schwagerin schwiegermutter esposa namorada noiva mae irma sogra cunhada mulher patroa";

const needs =
  "(?:needs?|wants?|would|d|could|is after|is due|fancies|has to|must|necesita|quiere|querria|quisiera|busca|tiene que|le hace|braucht|brauchte|brauch|will|mochte|muss|hatte|soll|precisa|quer|queria|gostaria|tem que|a besoin|aurait|veut|voudrait|aimerait|doit|souhaite)";

/** What is said of somebody later in the sentence. */
const lacks =
  "(?:il lui faut|elle lui faut|lui faut|le hace falta|he needs|she needs|er braucht|sie braucht|ele precisa|ela precisa|hay que)";

const wanting = "for|para|pra|pro|pour|fur";

const brings =
  "bring|bringing|traigo|traigole|traer|llevo|llevar|amene|amener|bringe|bring|vorbeibringen|trago|trazer|levo|levar|fit in|squeeze in";

/** What is done to somebody else: "cortar o cabelo ao meu marido", "meinem Mann die Haare schneiden". */
const cuts = "(?:cort\\w+|pel\\w+|arregl\\w+|coup\\w+|taill\\w+|apar\\w+|pein\\w+|coiff\\w+|rap\\w+|pass\\w+)";
const onHead = "(?:haare|haar|bart|kopf|frisur)";
const ofHead =
  "(?:hair|mop|beard|haare|haar|matte|mahne|frisur|bart|pelo|melena|grenas|barba|cabelo|juba|cheveux|tignasse|barbe)";

const isWanted = new RegExp(` (?:${wanting}|${needs}|${brings}) `);

/** "For my husband", "my husband needs". */
const wants = (people: string): RegExp =>
  new RegExp(
    ` (?:(?:${wanting}) (?:o |a |el |la |the |den |die )?(?:${mine} )?${anyOf(people)}|${mine} ${anyOf(people)} (?:\\w+ )?${needs}|${cuts}(?: \\w+){0,5} (?:a|ao|al|au|no|na) (?:${mine} )?${anyOf(people)}|${mine} ${anyOf(people)}(?: \\w+){0,8} ${lacks}|(?:meinem|unserem|meiner|unserer) ${anyOf(people)}(?: \\w+){0,5} ${onHead}|${ofHead} (?:meines|meiner|unseres|unserer|de mon|de ma|de mi|do meu|da minha|of my) ${anyOf(people)}|my ${anyOf(people)} s ${ofHead}) `,
  );

const isForMan = wants(men);
const isForWoman = wants(women);
