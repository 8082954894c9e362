import { foldedWords } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";
import { anyInWords } from "../../words/patterns/any-in-words.ts";
import { isDeferred } from "../agreement/is-deferred.ts";
import { asksForAgentDays } from "./agent-days-words.ts";
import { awaitsAnswer } from "./awaits-answer.ts";
import { tellsWait } from "./tells-wait.ts";
import { voidsMessage } from "./voids-message.ts";

// Words of all languages at once, matched against folded words with one space between.

/** Gives up what was begun: "oh forget it", "lass gut sein", "deixa pra lá". */
const drops = patternInWords(
  "never ?mind|nvm|wrong (?:chat|number|person)|(?<!did (?:you|ye|u|they|yous) )forget (?:it|about it|about me|me|that|i (?:asked|said)\\w*)|(?:just )?leave it(?! (?:as|at|like|on|open|for \\w+day))|scrap (?:that|it)|don t (?:bother|worry about it)|drop it|changed my mind|(?:some |an)?other time|on second thoughts?|i ll pass|(?:no|nothing|nope|not to worry) then(?= (?:thanks|thank|cheers|ta)(?: |$)|$)|(?:won t|wont) bother|call it off|not (?:any ?more|after all)",
  "falsche[rn]? (?:chat|nummer)|im chat vertan|vergiss (?:es|s|mich|das|ma)|vergissmas|vergessen sie (?:es|s|mich|das)|vergesst (?:es|s|mich|das)|vergessen wir (?:es|s|das)|lass(?:t|en sie|en wir)? (?:gut sein|es|ma|mas|das|s)(?: gut sein| lieber| sein| bleiben)?|hat sich erledigt|erledigt|doch nicht|ein ?ander(?:es )?mal|andermal|nichts gesagt|lieber (?:doch )?nicht|dann (?:halt |eben )?nicht|lass(?:t|en sie)? mal(?= (?:danke|trotzdem|vielen|lieber|gut|stecken|merci)(?: |$)|$)|dann wird (?:das|es|s) (?:wohl |halt )?nichts?(?= (?:mehr )?(?:danke|trotzdem|vielen)(?: |$)|$)|schwamm druber|s andermal",
  "me equivoque de (?:chat|numero)|chat equivocado|olvida(?:lo|te|me|ros|selo|d)|olvide(?:lo|me|se|n|nlo|nme|nse)|olvidemos\\w*|dejal[oa]|dejalo (?:asi|ahi|estar)|dejel[oa]|dejemosl[oa]|deja (?:asi|estar|nomas)|mejor no|(?:entonces|pues|bueno) (?:nada|no)(?= (?:muchas |mil )?gracias(?: |$)|$)|ya no|en otro momento|otra ocasion|otro dia sera|no (?:he dicho|dije) nada|no hubiera dicho nada",
  "(?:mauvaise?|trompee? de) (?:chat|conversation|numero)|laisse\\w* (?:tomber|beton|ca)|(?<!(?:^| )(?:vous|n) )oubliez(?: moi| ca| tout)?|oublie (?:moi|ca|tout)|finalement non|(?:pour )?une autre fois|tant pis|rien dit|(?:alors|dans ce cas|bon ben|bon bah|ben) (?:non|rien)(?: alors)?(?= merci(?: |$)|$)|non finalement|on oublie|abandonn\\w*",
  "(?:chat|conversa|numero) errad[oa]|esquec(?:e|a|am|er)(?: isso)?|deixa(?: (?:pra|para) la| estar| quieto)?|deixe (?:estar|pra la|para la)|deixem estar|melhor nao|entao (?:nao|nada|nao vai dar)(?= (?:muito )?(?:obrigad|brigad|valeu)\\w*(?: |$)|$)|fica (?:pra|para a|para) proxima|outra hora|outra ocasiao|nao disse nada|nao (?:precisa|e preciso|preciso)(?: mais)?|desisto|desisti",
);

/** Goes ahead all the same: "tant pis, on y va", "never mind, book it". */
const goesAhead = patternInWords(
  "let s (?:do it|go for it|go ahead|book it)|go (?:ahead|for it)|book (?:it|that|me in)(?! out)|i ll take it|we ll take it|that ll do",
  "(?:das )?machen wir (?:so|das|es)?|wir machen (?:das|es|s)|dann (?:halt )?so|(?:ich|wir) nehm\\w*(?: das| ihn| es)?|buch(?:t|en sie)? (?:es|das|mich|ihn)|(?:los|auf) geht s|passt (?:so|schon)",
  "vamos (?:a ello|alla)|venga(?: va)?|dale|adelante|reserva(?:lo|la|me|dlo)|reservelo|me lo quedo|me la quedo|nos (?:lo|la) quedamos|lo cojo",
  "on y va|allons y|allez y|vas y|c est parti|on (?:le |la )?(?:fait|prend|garde)(?: quand meme)?|je (?:le |la )?(?:prends|garde)(?: quand meme)?|reservez(?: le| la| moi)?",
  "vamos (?:nessa|la|a isso|em frente)|bora(?: la)?|pode (?:marcar|reservar|agendar)|marca ai|fico com (?:ele|esse|este|essa|esta)|manda ver",
);

/** The last words of a message decide: what is given up before going ahead is only a worry. */
const isDropped = (words: string): boolean => {
  const lastOf = (pattern: RegExp): number => [...words.matchAll(new RegExp(pattern.source, "g"))].at(-1)?.index ?? -1;
  return drops.test(words) && lastOf(goesAhead) <= lastOf(drops);
};

/** Answers later, or is to be called if need be: nothing is wanted now. */
const putsOff = anyInWords(
  "(?:i ?ll|will|gonna|going to|can) (?:\\w+ )?(?:reply|answer|text|write|message|respond|get back|ring|call|be in touch)|(?:ring|call|text) me if",
  "(?:sag|sage|geb|gebe) (?:\\w+ ){0,4}bescheid(?! wenn)|(?:antwort|schreib|meld)\\w* (?:\\w+ ){0,4}(?:spater|morgen|nachher|bald|abend|dann|gleich|wieder)|(?:ich|i) (?:antwort|schreib|meld|ruf)\\w*|(?:meldet|melde|meldets) (?:euch|dich) wenn|melde mich",
  "(?:te|os|les|le) digo (?:algo )?(?:esta|manana|luego|mas|hoy|cuando)|(?:te |les |le |os )?(?:contesto|respondo|escribo|aviso|contestare|respondere|escribire|llamare|avisare)|(?:llamadme|llamame|llamenme|avisenme|avisame) si",
  "je (?:vous |te |t |v )?(?:dis|dirai) (?:ce|demain|plus|apres|des|quand)|je (?:vous |te |t |v )?(?:reponds|repondrai|ecris|ecrirai|redis|recontacte|repondrais)|(?:appelez|appelle) moi si",
  "(?:respondo|escrevo|aviso|retorno|respondi|responderei|escreverei|dou retorno|mando mensagem)|vou responder|qualquer coisa (?:liguem|liga|avisem|me liga|avisa)|(?:liguem|avisem) se",
);

/** Said before thinking it over: "no gracias, me lo pienso". */
const declines = patternInWords(
  "no|nope|nah|nein|ne|na|non|nao|thanks|thank you|cheers|gracias|danke|merci|obrigad[oa]|ta",
);

const days =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|day|morning|evening|night|week|weekend|month|summer|winter|spring|year|time";

/** Said about what happens again and again: "every time I leave", "jeden Morgen steh ich", "toda vez que saio". */
const tells = anyInWords(
  "(?:every|each) time|whenever (?:i|we|you|she|he|they|my)",
  `(?:every|each)(?: single)? (?:${days}) (?:i|we|he|she|they|you|people|my \\w+|our \\w+|the \\w+)(?! (?:d|ll|would|want|need|can|could|should|like|prefer)(?: |$))`,
  "jede[sn]? ?mal(?: wenn)?|immer wenn|wann immer|jedes moi wenn",
  "(?:jeden|jede|jedes|alle)(?: \\w+){1,3} (?!mocht|wurd|will|hatt|brauch|kann|konn|soll(?!te)|bitte|um|ab|bis|bei|zum|zur|und|oder|uhr)\\w+ (?:ich|i|mich|mir|er|es|mein\\w* \\w+|die \\w+)",
  "cada vez que|siempre que|cuando (?:voy|salgo|paso|vengo)",
  "(?:cada|todos los|todas las|todo el) \\w+ (?:me (?!gust|apunt|reserv|pon|vien)\\w+|se \\w+|mi \\w+|yo \\w+|digo|juro|prometo|pienso|salgo|llego|acabo|parezco|el (?:cloro|sol|pelo)|la \\w+ me)",
  "(?:a )?chaque fois(?: que| qu)?|toutes les fois",
  "(?:tous les|toutes les|chaque) \\w+ (?:je|j|il|elle|on|ma \\w+|mon \\w+|mes \\w+|le (?:soleil|vent)|c est)(?! (?:voudrais|veux|prendrais|prends|souhait\\w+|viendrais|viens|peux|aimerais|reserve\\w*|pourrait|peut)(?: |$))",
  "tod[ao] vez que|toda a vez que|sempre que|cada vez que|todas as vezes que",
  "(?:tod[oa]s?(?: [oa]s)?|(?:a )?cada) \\w+ (?:feira )?(?:eu (?!quero|queria|gostaria|preciso|posso|vou querer)\\w+|me \\w+|minha \\w+|meu \\w+|prometo|juro|acordo|digo|penso|o sol|saio)",
  "(?:my|mi|mein|meine|mei|ma|mon|minha|meu) \\w+ (?:me |m |mir )?(?:says?|tells?|asks?|nags?|dice|repite|pregunta|sagt|predigt|fragt|meint|dit|repete|demande|diz|fala|pergunta)",
);

/** Of the imperfect these wish, or speak of what was arranged. */
const notUsed = (list: string): string => `(?!(?:${list}|\\w*ria[ns]?|\\w*rait) )`;

/** Told of what somebody else did in former times: "my nan used to cut hair", "mi abuela hacía color los sábados". */
const usedTo = anyInWords(
  "(?:my|his|her|their) \\w+(?: \\w+)? used to \\w+",
  `(?:mi|su) \\w+ (?:siempre )?${notUsed("estaba|necesitaba|pensaba|esperaba|tocaba")}(?:\\w{2,}aban?|(?:hac|dec|viv)ian?)`,
  `(?:ma|mon|sa|son) (?:grand |belle |beau )?\\w+ ${notUsed("avait|etait|fallait|voulait|souhaitait|pensait|venait|allait|pouvait|lait|fait|sait|plait")}\\w{2,}ait`,
  "mein\\w* \\w+ (?:hat|hatte|ist|war) (?:fruher|damals)",
  `(?:minha|meu|sua|seu) \\w+ (?:sempre )?${notUsed("estava|precisava|pensava|gostava|dava|esperava")}(?:\\w{2,}avam?|(?:faz|diz|viv)iam?)`,
);

/** Says of itself that it wants nothing: "just moaning", "wollt nur jammern". */
const vents = anyInWords(
  "(?:just|only) (?:moaning|venting|ranting|whining|having a (?:moan|rant|whinge))|(?:rant|moan) over",
  "(?:wollt\\w*|musst\\w*) (?:\\w+ ){0,2}(?:nur |bloss )?(?:mal )?(?:jammern|loswerden|meckern|motzen)|nur (?:mal )?gejammert",
  "solo (?:queria |era para |es por )?(?:quejarme|desahogarme|protestar)|por desahogarme",
  "(?:juste|seulement) (?:pour|envie de) (?:raler|me plaindre)|fallait que (?:ca sorte|je le dise)",
  "(?:so|apenas) (?:queria |pra |para )?desabafar|era so (?:um )?desabafo",
);

/** Asks for something, however politely. */
const wishes = anyInWords(
  "i(?: d| would| m)? (?:like|love|want|need|prefer|looking)|i want|i d (?:love|like)|need (?:a|an|to|my|some)|(?:can|could|may) (?:i|you|u|we)|is (?:it|there)|any (?:way|chance)|possible|put me|book|set up|arrange|sort|thinking of|do you (?:do|offer)|please|pls|ideally|would (?:suit|be)|fancy|how about",
  "mocht\\w*|mog|hatt\\w*(?: \\w+){0,3} gern\\w*|wurd\\w*|tat(?:e)? gern|(?:ich|i) will|will ich|kann (?:ich|man|i|ma)|konn\\w*|geht (?:das|bei|des|es|auch|sowas)|gaht das|moglich|bitte|brauch\\w*|vereinbaren|warat|ware|gern\\w*|hattet ihr",
  "quiero|quisiera|querria|queria|(?:me |nos )?gustaria|se puede|podr\\w+|puedo|pueden|podeis|puedes|es posible|necesito|tienen|tenes|hay forma|ponme|ponganme|ponedme|mejor|lo haria|apuntame|prefiero",
  "je (?:voudrais|veux|souhait\\w*|prendrais|cherche|prefere\\w*)|j (?:aimerais|veux)|jveux|serait il|est ce (?:possible|que)|possible|pouvez vous|peut on|on (?:peut|pourrait)|mettez|vous faites|svp|il me faut|faisable",
  "quero|queria|gostaria|(?<!que )gostava|pretend\\w*|e possivel|da (?:pra|para)|da$|posso|pode|podem|poderia|tem como|preciso|voces fazem|prefiro",
);

/** Something was left behind: a person has to look. */
const loses = anyInWords(
  "(?:left|forgot|lost|leave)(?: \\w+){1,6} (?:at yours|with you|at your (?:place|salon|shop)|in the (?:salon|shop)|there|behind)",
  "(?:vergessen|liegen (?:lassen|gelassen|geblieben)|liegenlassen|liegengelassen|verloren)(?! wann| welche| um)",
  "(?:me )?(?:deje|olvide|dejado|olvidado)(?: \\w+){1,5} (?:ahi|alli|peluqueria|salon|local|con ustedes|con vosotros)",
  "(?:oublie|laisse|perdu)(?: \\w+){1,6} (?:chez vous|au salon|la bas|sur place)",
  "(?:esqueci|deixei|perdi)(?: \\w+){1,5} (?:ai|salao|com voces|la)",
);

/** Asks whether anybody reads this: "are you a robot?", "hablo con una máquina?". */
const machineQuestions = [
  "(?:are|r) (?:you|u|ya) (?:an? )?(?:(?:real|actual) )?(?:robot|bot|machine|computer|ai|human|chat ?bot|person|real)|(?:is (?:this|that|it)|am i (?:\\w+ )?(?:talking|speaking|chatting|writing) (?:to|with)|(?:talking|speaking) (?:to|with)) (?:an? )?(?:(?:real|actual) )?(?:robot|bot|machine|computer|ai|human(?: being)?|chat ?bot|person|automated)|is (?:this|it) automat\\w+",
  "(?:er|so|ser)(?:es|is|s) (?:(?:un|una|vos|tu|usted(?:es)?) ){0,2}(?:robot|bot|maquina|contestador|ia|humano|persona(?: (?:real|de verdad))?)|(?:es|esto es) un[ao]? (?:robot|bot|maquina|persona real)|(?:hablo|hablando|escribo|chateo|chateando) con (?:un|una) (?:robot|bot|maquina|persona (?:real|de verdad)|humano)",
  "(?:etes|est|es|t es) (?:(?:vous|tu|ce|bien) ){0,2}(?:un |une )?(?:vrai |vraie )?(?:robot|bot|machine|ia|humaine?|personne(?: reelle)?)|(?:parle|discute|ecris) (?:a|avec) (?:un |une )?(?:vrai |vraie )?(?:robot|bot|machine|humain|personne)",
  "(?:bist|sind|seid|is|ist) (?:(?:du|sie|ihr|das|des|hier|da|eigentlich|denn) ){1,3}(?:(?:ein|eine|a|echte?r?|nur) ){0,3}(?:roboter|bot|maschine|computer|ki|mensch|chatbot|automat)|(?:schreib|red|sprech|chatt)\\w* (?:ich |i )?(?:\\w+ ){0,2}mit (?:(?:einem|einer|ner|nem|am|a|echten) ){0,3}(?:roboter|bot|maschine|computer|ki|mensch\\w*|chatbot)",
  "(?:e|es|sao) (?:voce |vc |tu )?(?:um |uma )?(?:robo|robot|bot|maquina|ia|humano|pessoa (?:real|de verdade))|(?:voce|vc|tu|isso|isto|aqui) (?:e|es) (?:um |uma )?(?:robo|robot|bot|maquina|ia|humano|pessoa(?: (?:real|de verdade))?)|(?:falando|falar|falo|conversando) com (?:um|uma) (?:robo|robot|bot|maquina|ia|humano|pessoa (?:real|de verdade))",
];

/** Wants somebody as well: "is this a robot? put me through to a human". */
const wantsPerson = anyInWords(
  "(?:put|get|let) me|(?:talk|speak) to|want|need|pass(?:e|es|ez|er)|parler|veux|voudrais|pas(?:a|e|en|ad)me|hablar|quiero|necesito|verbind\\w*|sprechen|reden|will|mocht\\w*|pass[ae]|falar|quero|preciso|cham[ae]",
);

const asksForMachine = anyInWords(...machineQuestions);

const isMachineAsked = (words: string): boolean =>
  asksForMachine.test(words) && !wantsPerson.test(words.replace(patternInWords(...machineQuestions), " "));

export type Asides = {
  /** Whether a machine writes here is asked. */
  isMachineAsked: boolean;
  /** On which days somebody works is asked. */
  isAgentDaysAsked: boolean;
  /** Something of theirs may be lying about. */
  isLost: boolean;
  /** What was begun is given up. */
  isDropped: boolean;
  /** What was written is taken back, and nothing that is booked. */
  isMessageVoid: boolean;
  /** It is declined, at least until it was thought over. */
  isThoughtOver: boolean;
  /** An answer comes later. */
  isPutOff: boolean;
  /** Something that happens again and again is mentioned. */
  isTold: boolean;
  /** Somebody's former habit is told. */
  isPast: boolean;
  /** It is only to be heard. */
  isVented: boolean;
  /** They were kept waiting, and complain of it. */
  isWaitTold: boolean;
  /** Asks when somebody will answer, or waits for it. */
  awaits: "when" | "wait" | null;
  /** Something is asked for. */
  isRequest: boolean;
};

export const readAsides = (text: string): Asides => {
  const words = foldedWords(text).join(" ");
  return {
    isMachineAsked: isMachineAsked(words),
    isAgentDaysAsked: asksForAgentDays(text, words),
    isLost: loses.test(words),
    isDropped: isDropped(words) || voidsMessage(words),
    isMessageVoid: voidsMessage(words),
    isThoughtOver: declines.test(words) && isDeferred(text),
    isPutOff: putsOff.test(words),
    isTold: tells.test(words),
    isPast: usedTo.test(words),
    isVented: vents.test(words),
    isWaitTold: tellsWait(words),
    awaits: awaitsAnswer(words),
    isRequest: wishes.test(words),
  };
};
