import { foldText } from "../../words/fold-text.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

/** What a message asks about cancelling as such: "can I cancel later?" asks how it works and calls nothing off. */
export type CancelRule = {
  /** Nothing else is said. */
  isOnly: boolean;
  /** What is said before it is held against it: "yes, but can I cancel?" is no yes yet. */
  isBut: boolean;
  /** Whether it costs anything is asked. */
  isFeeAsked: boolean;
};

/** The question, and the message without it; null where cancelling is asked for, or isn't mentioned. */
export const partCancelRule = (text: string): { rule: CancelRule; rest: string } | null => {
  if (!mayCancel.test(text)) return null;
  const pieces = text.slice(0, longestRead).split(/(?<=[.!?;\n])(?=\s|$|\n)/);
  const parts = pieces.map((piece) => ({ piece, at: questionIn(piece) }));
  if (parts.every(({ at }) => at === null)) return null;
  const rest = parts.map(({ piece, at }) => (at === null ? piece : without(piece, at))).join("");
  const asked = parts.flatMap(({ piece, at }) => (at === null ? [] : [tokensOf(piece).words.join(" ")])).join(" ");
  const plain = rest.replace(idleEnds, "").trim();
  const isOnly = tokensOf(plain).words.every((word) => idle.has(word));
  return { rule: { isOnly, isBut: endsWithBut.test(rest.trim()), isFeeAsked: fees.test(asked) }, rest: plain };
};

const longestRead = 400;

/** What each of them has, so that most messages are passed over at once. */
const mayCancel =
  /cancel|call (?:it|this|that)? ?off|back out|pull out|absag|abgesagt|abzusagen|storn|sag\p{L}{0,12} (?:\p{L}{1,20} ){0,4}ab(?!\p{L})|anul|annul|d[ée]command|desmar|desist/iu;

type Tokens = { words: string[]; starts: number[]; ends: number[] };

const tokensOf = (text: string): Tokens => {
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  return {
    words: found.map(([word]) => foldText(word)),
    starts: found.map(({ index }) => index),
    ends: found.map(({ 0: word, index }) => index + word.length),
  };
};

/** From which word of a sentence to which the question goes. */
const questionIn = (piece: string): { from: number; to: number } | null => {
  const { words } = tokensOf(piece);
  const said = words.join(" ");
  const isMarked = piece.includes("?");
  const found = asked.exec(said) ?? (isMarked ? markedOnly.exec(said) : null);
  if (!found || (ownOne.test(found[0]) && !sure.test(found[0]))) return null;
  const count = (part: string): number => part.split(" ").filter(Boolean).length;
  const from = count(said.slice(0, found.index));
  return { from, to: from + count(found[0]) };
};

const without = (piece: string, { from, to }: { from: number; to: number }): string => {
  const { starts, ends } = tokensOf(piece);
  const before = piece.slice(0, starts[from]);
  const after = piece.slice(ends[to - 1]);
  // The question mark was that of the question, unless another one follows.
  const isEnd = !/[\p{L}\p{N}]/u.test(after);
  return isEnd ? before : `${before.trimEnd()} ${after.trimStart()}`;
};

const verbs = [
  "cancel(?:l?ing|l?ed|lation|ation)?|call (?:it |this |that )?off|back out|pull out",
  "absag\\w*|abgesagt|abzusagen|storn\\w*|cancel[ne]\\w*|ab ?gecancelt",
  "(?:cancel|anul|desmarc|desist)\\w*",
  "(?:annul|decommand)\\w*",
].join("|");
const verb = `(?:(?:${verbs})(?: (?:or|oder|o|ou) \\w+)?)`;

/** Up to so many words between. */
const gap = (most: number): string => `(?:\\w+ ){0,${most}}?`;

/** Asks whether it is possible, allowed or what becomes of it. */
const modals = [
  "(?:can|could|may|am i able to|is it (?:possible|ok|okay|alright|fine|easy)(?: for me)? to|possible to|would i be able to|will i be able to|do i (?:have|get) (?:the option )?to|do you (?:let|allow) (?:me|us|people) (?:to )?)(?: (?:i|we|you|u|one))?",
  "(?:kann|konnte|konnen|darf|koennte|geht|ginge|ist|ware|muss|moglich)(?: (?:ich|man|wir|es|das|den|termin))*",
  "(?:puedo|podria|podemos|se puede|se podria|podre|puede uno|es posible|habria forma de|hay forma de|hay problema (?:si|en)|pasa algo si)",
  "(?:je (?:peux|pourrai|pourrais)|(?:est ce que|esque|es que) (?:je|j|on|c est) (?:\\w+)?|on (?:peut|pourra|pourrait)|puis je|peut on|pourrais je|(?:c est|est il|est ce) possible(?: d| de)?|possible d|y a moyen d|ya moyen d|il y a moyen d)",
  "(?:da (?:pra|para)|dar? (?:pra|para)|posso|poderia|podemos|podia|e possivel|consigo|tem como|tem problema (?:se|em)|poderei|vou poder)",
].join("|");
const modal = `(?:${modals})`;

/** In case of something: no politeness such as "if that's possible". */
const cases = [
  "(?:if|in case) (?:i|we|something|smth|sth|anything|my|plans|life|work|stuff|things|the (?:kid|kids|baby)|one of)",
  "(?:wenn|falls|sollte|fur den fall dass) (?:ich|wir|mir|was|etwas|mein\\w*|uns|irgendwas|doch)(?! (?:moglich|recht|bitte|geht) )",
  "(?:si|por si|en caso de que) (?:me|no (?!es |hay )\\w+|luego|despues|al final|surge|tengo|nos|mi|algo|pasa|ese|estoy|cambio|yo|resulta)",
  "(?:si|au cas ou) (?:je|j|jamais|on|mon|ma|mes|finalement|quelque|nous)",
  "(?:se|caso) (?:eu|nao (?!for )\\w+|acontec\\w*|surg\\w*|a gente|meu|minha|algo|por acaso|depois|precisar|aparec\\w*|mudar|rolar|tiver (?:um|uma|algum|que))",
].join("|");
const inCase = `(?:${cases})(?: \\w+){0,8}? `;

/** What may follow that makes it a question for how it works. */
const weakAfter = [
  "later(?: on)?|afterwards?|after|last minute|at the last minute|at short notice|short notice|again|any ?time|at any time|whenever",
  "spater|danach|hinterher|nachher|jederzeit|wieder",
  "despues|luego|mas tarde|mas adelante|a ultima hora|en cualquier momento|cuando quiera|en otro momento",
  "apres|plus tard|ensuite|au dernier moment|a la derniere minute|n importe quand|quand je veux|par la suite",
  "depois|mais tarde|em cima da hora|de ultima hora|na ultima hora|a qualquer (?:hora|momento)|quando quiser",
].join("|");

const strongAfter = [
  "(?:on )?the (?:same |very )?day(?: before| of| itself)?|(?:the )?(?:night|evening|morning) before|up to|until|till|how (?:long|far|late)|(?:for )?free(?: of charge)?|without (?:paying|a fee|charge|penalty|being charged)|with (?:a )?(?:refund|\\w+ (?:hours?|days?) notice)|(?:\\w+ )?(?:hours?|hrs?|days?|h) (?:before|in advance|ahead)|beforehand",
  "(?:am|den|einen|ein) (?:\\w+ )?tag (?:davor|vorher|zuvor|selbst)|(?:tags|am vortag|vortag)\\w*|bis wann|bis (?:zu|zum)|kostenlos|kostenfrei|gratis|umsonst|ohne (?:kosten|gebuhr\\w*)|\\w+ (?:stunden|std|h|tage) (?:vorher|davor|zuvor)",
  "(?:el|un) (?:mismo )?dia (?:antes|anterior)|el mismo dia|la vispera|hasta (?:cuando|el|que)|gratis|sin (?:coste|costo|pagar|cargo|penalizacion)|(?:con )?\\w+ (?:horas?|dias?|h) (?:antes|de antelacion)|con (?:antelacion|tiempo)",
  "(?:la )?veille|le jour meme|jusqu a quand|jusqu (?:a|au|en)|gratuit\\w*|sans (?:frais|payer)|\\w+ ?(?:heures?|h|jours?) (?:avant|a l avance)|a l avance",
  "(?:no|um) dia (?:anterior|antes)|no (?:proprio|mesmo) dia|na vespera|ate (?:quando|que|a)|de graca|sem (?:custo|pagar|taxa|multa)|(?:com )?\\w+ ?(?:horas?|dias?|h) (?:antes|de antecedencia)|com antecedencia|gratis",
].join("|");

/** Said between what is asked and the verb: "kann ich das kurzfristig absagen". */
const within = [
  "(?:later|still|always|also) (?=later)",
  "(?:spater|danach|hinterher|nachher|kurzfristig|jederzeit|kostenlos|kostenfrei|gratis|umsonst|notfalls|am tag davor|am tag vorher|am vortag|einen tag vorher|ein tag vorher|im notfall)",
  "(?:despues|luego|a ultima hora|mas tarde|gratis)",
  "(?:plus tard|apres|ensuite|au dernier moment|gratuitement|la veille)",
  "(?:depois|mais tarde|em cima da hora|na vespera|de graca)",
].join("|");

const untilWhen = [
  "(?:how (?:late|long before|far (?:in advance|ahead|before)|close to|soon before)|(?:up )?(?:until|till|to) when|by when|when(?: \\w+){0,4} (?:latest|last)|what s the (?:latest|deadline)|how much notice|how do (?:i|we|you)|how (?:can|could|would) (?:i|we))",
  "(?:bis wann|bis wie viele?|wie (?:lange|kurzfristig|viel|spat|fruh|viele stunden|kann|geht|sag\\w*|storniere)|bis spatestens wann|wann spatestens|ab wann|wann muss)",
  "(?:hasta (?:cuando|que (?:hora|dia))|con cuant[oa]s?|cuant[oa]s? (?:antes|tiempo|horas|dias)|como (?:puedo|se|hago|podria))",
  "(?:jusqu a quand|jusque quand|jusqu a (?:quelle|combien)|combien de (?:temps|jours|heures)|comment (?:je|on|faire|puis|peut|ca)|quand au plus tard|quel delai)",
  "(?:ate (?:quando|que|quanto|quantas)|com quant[oa]s?|quant[oa]s? (?:antes|tempo|horas|dias)|como (?:posso|faco|e que|eu|se|que))",
].join("|");

/** "And if I have to cancel?", "what if". */
const whatIf = [
  "(?:what|and|but|so) (?:\\w+ ){0,2}?(?:if|happens if|about if) (?:i|we) (?:\\w+ ){0,4}?",
  "(?:was(?: \\w+){0,2}|und|aber|wie ist es) (?:wenn|falls) (?:ich|wir) (?:\\w+ ){0,4}?",
  "(?:y|pero|que pasa|que ocurre|y que pasa|que hago) si (?:\\w+ ){0,2}?(?:tengo|tuviera|necesito|debo|quiero|hay) (?:que )?",
  "(?:et|mais|que se passe t il|il se passe quoi|comment ca se passe|ca se passe comment) si (?:je|jamais je|on) (?:dois|devais|veux|voulais|doit|peux pas et que je) ",
  "(?:e|mas|o que acontece|como fica) se (?:eu )?(?:precisar|tiver que|tiver de|quiser|tivesse|precisasse) ",
].join("|");

const policy =
  "cancell?ation (?:policy|policies|rules?|terms|fees?|charges?|conditions|deadline)|fees? (?:for|if i) cancel\\w*|storno(?:bedingung\\w*|regel\\w*|gebuhr\\w*|frist\\w*|kosten)|absagefrist\\w*|absageregel\\w*|politica de (?:cancelacion|cancelacao|cancelamento|anulacion)\\w*|condiciones de cancelacion|conditions? d annulation|politique d annulation|frais d annulation|delai d annulation|regras? de cancelamento|taxa de cancelamento|gastos de cancelacion";

const tail = `(?: (?:${strongAfter}|${weakAfter}|${cases})(?: (?!(?:and|und|y|et|e) )\\w+){0,10})`;
const object =
  "(?: (?:it|this|that|them|the (?:booking|appointment|appt)|my (?:booking|appointment|appt)|an (?:appointment|booking)|la cita|el turno|la reserva|le rdv|le rendez vous|un rdv|un rendez vous|o horario|a marcacao|a reserva))?";

const asked = patternInWords(
  `(?:${untilWhen}) ${gap(6)}${verb}${object}(?:${tail})?(?: (?:ohne|sein|werden|konnen|kann|puedo|posso))?`,
  `(?:(?:so|and|but|und|y|et|e|aber|pero|mais|mas) )?(?:${inCase})${modal} ${gap(4)}${verb}${object}(?:${tail})?`,
  `${modal} ${gap(5)}${verb}${object}${tail}`,
  `${modal} ${gap(5)}(?:${within}) ${gap(4)}${verb}`,
  policy,
);

/** With a question mark. */
const markedOnly = patternInWords(`(?:${whatIf})${verb}${object}(?: \\w+){0,4}`);

/** One's own appointment by a noun or a day is called off, however it is put. */
const ownOne = patternInWords(
  "my|our|meine?[nrms]?|unser\\w*|mi|mis|nuestr\\w+|mon|ma|mes|notre|meus?|minhas?|noss[oa]",
);
const sure = patternInWords(`${untilWhen}|${strongAfter}|${cases}|${policy}`);

const fees = patternInWords(
  "free|fees?|charged?|penalty|paying|pay|refund|cost\\w*",
  "kost\\w*|gratis|umsonst|gebuhr\\w*|storno(?:gebuhr|kosten)\\w*",
  "gratis|coste|costo|cargo|pagar|penalizacion|gastos|reembols\\w*",
  "gratuit\\w*|frais|payer|rembours\\w*",
  "graca|custo|taxa|multa|pagar|reembols\\w*",
);

const buts = "but|though|aber|pero|mais|mas|only|just";
const ands = "and|so|und|also|y|e|et|then|dann|entonces|alors|entao|ou|o|or|oder";
const endsWithBut = new RegExp(`(?:^|[\\s,.])(?:${buts})[\\s,]*$`, "iu");
const idleEnds = new RegExp(`(?:(?<![\\s,])[\\s,]+(?:${buts}|${ands})){0,6}(?<![\\s,;:-])[\\s,;:-]*$`, "iu");

/** Courtesy and hesitation, and a yes that waits for the answer. */
const idle: ReadonlySet<string> = new Set(
  "hi hello hey hallo moin hola buenas bonjour salut coucou ola oi bom dia boa tarde ok okay k cool great thanks thank you danke vielen gracias merci obrigado obrigada perfect perfecto perfekt super also quick question just one more thing oh ah um hm hmm and und y e et but aber pero mais mas btw eine frage noch una pregunta une question uma pergunta duvida vale d accord ta bon bien gut alles klar genial wait espera warte attends sorry perdona entschuldigung pardon desculpa so eh euh por favor please bitte svp vous plait s il sim yes ja si oui".split(
    " ",
  ),
);
