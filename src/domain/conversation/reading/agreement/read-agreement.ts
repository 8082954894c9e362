import { isCommonWord } from "../../words/common-words.ts";
import { foldText } from "../../words/fold-text.ts";
import { wordsOf } from "../lexicon/all-lexicons.ts";
import { isDeferred } from "./is-deferred.ts";

/**
 * Whether a message agrees to what was asked, in whatever words: it says yes where a yes can be, and nothing that takes
 * it back. "Yes, but", "maybe" and "I think so" don't agree. A question after the yes isn't an obstacle.
 */
export const readAgreement = (text: string, { isChange = false } = {}): boolean => {
  if (isDeferred(text)) return false;
  // "Where are you exactly?" only sounds like a yes: one stands at the beginning or outside of the question.
  const statements = text.split(/(?<=[.!?\n])/).filter((sentence) => !sentence.endsWith("?"));
  const isQuestion = text.includes("?");
  if (isQuestion && !beginsWithAnyYes(text) && !agreesPlainly(statements.join(" "), false)) return false;
  return agreesPlainly(text, isChange);
};

const agreesPlainly = (text: string, isChange: boolean): boolean => {
  const pieces = foldText(withoutAlready(text))
    .replace(noTrouble, " ")
    .replace(/\p{Extended_Pictographic}/gu, ",")
    .split(/[,.;:!?¡¿()]+|\s-\s|\s(?:and|y|et|und|e)\s/u)
    .map((piece) => (piece.match(/[\p{L}\p{N}]+/gu) ?? []).map(shortenDrawnOut))
    .filter((words) => words.length > 0);
  // "Ok, see you" only takes leave.
  const said = farewell.test(foldText(text)) ? pieces.filter(([first = ""]) => !weakYes.has(first)) : pieces;
  // "The time is fine" says yes to the time, where something else is said beside it.
  const isOfAll = (words: readonly string[]): boolean => pieces.length < 2 || !words.some((word) => details.has(word));
  if (!said.some((words) => isYes(words) && isOfAll(words)) || /[\p{Co}\p{Cn}]/u.test(text)) return false;
  const isAsked = /\?/.test(text);
  // After the yes there may be a question of its own, in which a "not" takes nothing back.
  const counted = isAsked ? pieces.filter((words, index) => index === 0 || isYes(words)) : pieces;
  return !counted.flat().some((word) => doubts.has(word) && !(isChange && changeWords.has(word)));
};

/** Whether a message begins with a yes that stands by itself, and not with one that only lets the other go on: "ok". */
export const beginsWithYes = (text: string): boolean => {
  const words = firstWords(text);
  return isYes(words, "atFirst") && !words.every((word) => weakYes.has(word));
};

/** The same, where an "ok" counts as well. */
export const beginsWithAnyYes = (text: string): boolean => isYes(firstWords(text), "atFirst");

const firstWords = (text: string): string[] => {
  const [first = ""] = foldText(withoutAlready(text))
    .split(/[,.;:!?¡¿()]+|\s-\s|\s(?:and|y|et|und|e)\s/u)
    .filter((piece) => /\p{L}/u.test(piece));
  return (first.match(/[\p{L}\p{N}]+/gu) ?? []).map(shortenDrawnOut);
};

/** Without the Portuguese "já" ("já agora": by the way), which is a German yes once its accent is gone. */
const withoutAlready = (text: string): string => text.replace(/(?<!\p{L})já(?!\p{L})/giu, " ");

/** When the question is whether to change something, naming the change is a yes: "pode trocar, sim". */
const changeWords = new Set(
  "change cambiar cambia cambiame changer changez andern mudar muda trocar troca other another otro otra autre andere anderen outro outra later earlier mejor melhor".split(
    " ",
  ),
);

const details = new Set(
  "time hour day date rest name service price hora dia fecha resto demas otro nombre servicio precio heure jour reste nom prix uhrzeit zeit tag datum name preis data nome servico preco horario".split(
    " ",
  ),
);

const weakYes = new Set("ok okay okey oki k kk vale bueno blz bele dacc dac daccord alles fine good".split(" "));

const farewell =
  /\b(?:see (?:you|ya|u)|bye|later|take care|hasta|nos vemos|adios|chao|chau|a (?:demain|bientot|lundi|mardi|mercredi|jeudi|vendredi|samedi)|au revoir|bonne (?:journee|soiree)|bis (?:dann|morgen|bald|\w+tag)|tschuss|ciao|ate (?:logo|mais|amanha|\w+)|tchau)\b/;

type Reservations = {
  isHedged: boolean;
  isNegated: boolean;
  /** Most of the words are in no dictionary of ours. */
  isGarbled: boolean;
};

/** Words that make a yes less than one, and those that say no to something. */
export const readReservations = (text: string): Reservations => {
  const plain = foldText(text).replace(noTrouble, " ");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = words.filter(
    (word) => isCommonWord(word) || yesWords.has(shortenDrawnOut(word)) || praise.has(shortenDrawnOut(word)),
  );
  // One word is a yes by being one, and not by sounding a little like it: "fin".
  const isOdd =
    words.length === 1 &&
    !words.some((word) => yesWords.has(shortenDrawnOut(word)) || praise.has(shortenDrawnOut(word)));
  return {
    isGarbled:
      isOdd || known.length * 2 < words.length || words.length === 0 || /[\p{Co}\p{Cn}]|[^\P{Cc}\s]/u.test(text),
    isHedged: isDeferred(text) || words.some((word) => hedges.has(word)),
    isNegated: words.some((word) => negations.has(word)) || stays.test(plain),
  };
};

/** "Leave it in", "laissez-le", "scrap that": what was just asked for isn't wanted any more. */
const stays =
  /\b(?:leave (?:it|me|us|him|her|them)(?! (?:out|off))|let it stand|(?:scrap|scratch|strike) that|lass\w* (?:ihn|es|sie|das|uns|mich|den termin)(?: bitte| doch| mal)? (?:drin|stehen|so|wie)|laisse[sz]?[- ](?:l[ea]|nous|moi)\b(?! tomber)|dej[ae][dn]?l[oa]s?|deix[ae]m? (?:estar|ficar|assim|como))\b/;

const hedges = new Set(
  "maybe perhaps possibly probably might think guess quizas quiza acaso creo supongo peut crois pense vielleicht glaube denke eventuell talvez acho unless depends depende depend kommt".split(
    " ",
  ),
);

const negations = new Set(
  "no not nope dont don never keep non pas ne garde gardez nein nicht nee kein ned behalten nao nem nunca mantem manten deja dejala dejalo deixa".split(
    " ",
  ),
);

const noTrouble =
  /\b(?:no (?:problem|prob|worries|bother)|not a problem|(?:sin|ningun) problemas?|no hay (?:problema|drama|lio)|(?:pas de|aucun) (?:souci|probleme|soucis)|kein(?:e)? (?:problem|ding|thema)|sem (?:problemas?|crise)|why not|mais(?= (?:oui|carrement|bien sur|evidemment))|por que no|pourquoi pas|warum nicht)\b/g;

/** "Jaaa", "ouiii" and "siii" without the repeated letters at the end. */
export const shortenDrawnOut = (word: string): string => {
  const last = word.charCodeAt(word.length - 1);
  if (last < 0xd800 && last !== word.charCodeAt(word.length - 2)) return word;
  // "Kkkk" only laughs.
  if (/^k{3,}$/.test(word)) return word;
  const short = word.replace(/(\p{L})(?<!\1\1)\1+$/u, "$1");
  return yesWords.has(short) || praise.has(short) ? short : word;
};

/** Whether a piece between two signs is a yes, by how it begins or ends. */
export const isYes = (words: readonly string[], where: "atFirst" | "anywhere" = "anywhere"): boolean => {
  let at = 0;
  while (at < words.length - 1 && interjections.has(words[at] ?? "")) at += 1;
  const first = words[at] ?? "";
  if (first === "si" && conditional.has(words[at + 1] ?? "")) return false;
  if (yesWords.has(first)) return true;
  const isPlain = (word: string) => praise.has(word) || yesWords.has(word) || polite.has(word) || isVocative(word);
  if (praise.has(first) && words.slice(at).every(isPlain)) return true;
  const begins = [2, 3, 4].some((count) => phrases.has(words.slice(at, at + count).join(" ")));
  if (begins || where === "atFirst") return begins;
  const ends = [2, 3, 4].some((count) => phrases.has(words.slice(-count).join(" ")));
  return words.length <= 5 && (ends || yesWords.has(words.at(-1) ?? ""));
};

export const isYesWord = (word: string): boolean => yesWords.has(word) || polite.has(word);
export const isWeakYes = (word: string): boolean => weakYes.has(word);
export const isPraise = (word: string): boolean => praise.has(word);

let vocatives: ReadonlySet<string> | undefined;

/** "Impeccable, chef". */
const isVocative = (word: string): boolean => {
  vocatives ??= wordsOf("vocatives");
  return vocatives.has(word);
};

/** Words that begin a yes, whatever follows. */
const yesWords = new Set(
  (
    "yes yeah yeh yep yup yea ya yas aye ok okay okey oki k kk sure deal absolutely definitely defo righto haan affirmative approved correct exactly confirm confirmed confirming agreed indeed " +
    "si sip sipi simon claro vale dale listo venga sale orale exacto exactamente correcto confirmo confirmado confirmada confirmar confirmame hecho obvio efectivamente adelante sisi ajam andale arre hagale simon afirmativo aprobado reservalo reservala apuntame anotame " +
    "oui ouais ouaip ouip dacc dac daccord carrement volontiers absolument exactement voila banco tiguidou affirmatif confirme confirmez valide validez vendu adjuge " +
    "ja jo joa jap jep jup jop jawohl jawoll jaja passt past basst bassd gebongt geritzt eintragen buchen bestatigen passts stimmt stimmts genau gern gerne klar sicher korrekt richtig bestatigt bestatige abgemacht einverstanden okidoki freilich jawoi jou " +
    "sim ss isso fechado fechou fechada beleza blz bele bora combinado combinada certo certinho confirma exato exatamente positivo demorou partiu uhum aham correto afirmativo marque marca agende"
  ).split(" "),
);

/** Words that mean yes only together with others like them: "super", but not "super late". */
const praise = new Set(
  "perfect lovely great fab fabulous brilliant sound grand sorted spot on bang magic ace wicked sweet done excellent wonderful super beauty fine good cool nice awesome perfecto perfecta va genial estupendo estupenda fenomenal guay joya barbaro barbara buenisimo buenisima eso chevere bacano bien bueno parfait parfaite nickel nikel impec impeccable top bon tres tout perfekt prima wunderbar klasse spitze hervorragend ausgezeichnet gut otimo otima perfeito perfeita show maravilha massa impecavel impecable fantastico fantastica fantastisch fantastique excelente topissimo bueniiisimo formidable tranquilo joia legal dboa suave bom isto pode".split(
    " ",
  ),
);

const polite = new Set(
  "thanks thank you so much please x xx love mate dear cheers ta gracias muchas mil muy amable por favor porfa guapa guapo linda querida querido merci beaucoup bien svp infiniment danke dir ihnen schon vielen lieben bitte obrigado obrigada valeu brigado brigada muito de la the it all that s for me para mi pour moi fur mich pra mim then entonces alors dann entao".split(
    " ",
  ),
);

const phrases = new Set(
  "that works|works for me|sounds good|sounds great|sounds perfect|looks good|all good|go ahead|go on then|go for it|do it|book it|book that|book me in|lock it in|thats right|thats it|thats perfect|thats fine|thats grand|thats great|thats me|that s it|that s right|that s fine|that s perfect|that s great|that s grand|that s correct|that s me|that s good|that s the one|i confirm|let s do|let s go|lets do it|lets go|happy with that|me parece bien|me parece perfecto|de acuerdo|de una|asi es|asi esta|asi mismo|asi quedo|esta bien|esta perfecto|por supuesto|me va bien|me va perfecto|me viene bien|me sirve|me cuadra|ahora si|eso es|d accord|c est bon|c est parfait|c est ca|c est ok|c est nickel|c est top|c est beau|c est super|c est tout bon|c est oui|c est confirme|ca marche|ca roule|ca me va|ca me convient|ca joue|ca le fait|bien sur|je confirme|je valide|je prends|je vous le confirme|vas y|allez y|va pour|en ordre|ist gut|alles klar|in ordnung|so machen wir|so machen wirs|mach ma|machen wir|machs so|mach des|mach das|so passt|gern so|gut so|na klar|sehr gern|sehr gerne|bin dabei|geht klar|jetzt stimmt|jetzt stimmts|jetzt passt|jetzt passts|nehm ich|nehme ich|ist recht|passt so|agora sim|ta bom|ta otimo|ta certo|esta certo|esta bem|ta joia|com certeza|vamos la|manda ver|manda bala|pode ser|pode marcar|pode confirmar|pode reservar|pode agendar|isso ai|isso mesmo|fica assim|boa fica assim|fica combinado|fechado assim|queda asi|quedamos asi|lo dejamos asi|on reste la dessus|on fait comme ca|bleibt dabei|dabei bleibt s|dabei bleiben wir|leave it like that|leave it at that|keep it like that|e isso|assim mesmo|tudo certo|fica combinado|dale pues|c bon|cest bon|cest parfait|en plein ca|c est en plein ca|c est correct|c est ben correct|ca me botte|ca me branche|isch guet|guet so|isch guet so|passt scho|bassd scho|that ll do|that will do|right so|go on so|grand so|fire ahead|fire away|work away|asi merito|sale y vale|hagale pues|show de bola".split(
    "|",
  ),
);

const conditional = new Set(
  "puede puedes pueden podeis es tienes tienen hay no quieres te me lo la fuera puedo pudiera".split(" "),
);

const interjections = new Set(
  "ah oh eh uh hm hmm mm mmm ahh ohh bah ben bon bin alors so na ach oi ui opa uai ihh eita tche che pues oye ey hey haha jaja lol well then now entonces entao also hala muy tres sehr just yo i we ou lala und and y et e es".split(
    " ",
  ),
);

/** What takes a yes back, or puts it off. */
const doubts = new Set(
  (
    "half past quarter media cuarto demie quart halb viertel meia quarto no not nope nah dont don doesn isn cant won but however except unless if maybe perhaps possibly probably might think guess wait hold first before instead rather change cancel another other different later earlier " +
    "pero salvo excepto quizas quiza talvez acaso creo supongo espera esperen espere antes primero mejor cambiar cambia cambiame cancela cancelar otro otra ninguno tampoco nunca todavia aunque " +
    "non pas mais sauf peut attends attendez avant abord plutot changer changez annule annulez annuler autre crois pense presque jamais " +
    "nein nee ne nicht ned nid nod nit kein keine aber ausser falls wenn vielleicht warte warten moment erst zuerst vorher lieber andern anders absagen stornieren andere anderen glaube denke eventuell " +
    "nao nem mas porem exceto acho espere pera perai calma primeiro melhor mudar muda trocar troca cancela cancelar desmarca desmarcar outro outra ainda embora"
  ).split(" "),
);
