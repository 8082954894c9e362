/**
 * A message without the greetings it sends to others: "say hi to Ana", "un beso a Luis". Someone who is greeted isn't asked for.
 */
export const withoutGreetings = (text: string, isReadBack: boolean): string => {
  const spoken = isReadBack ? text.replace(messages, " ") : text;
  return greetingCue.test(spoken) ? spoken.replace(greetings, " ").replace(/\s{2,}/g, " ") : spoken;
};

/** What every greeting has, so that most messages are passed over at once. */
const greetingCue =
  /\b(?:hi|hello|regards|love|hugs?|kiss\w*|wishes|thanks|saludos?|besos?|besitos?|abrazos?|recuerdos|sal[uú]d(?:ame|eme|enme|e|en|a|an)|felicidades|bises?|bisous?|bonjour|amitiés|fête|anniversaire|salue[zr]?|gr[uü]ß\w*|gruss|gr[uü]sse|bussi|küsschen|drück|abraços?|beijos?|beijinhos?|lembranças|cumprimentos|oi|parabéns)\b/iu;

const name = "(?:the |la |el |l'|le |die |den |der |dem |o |a |os |as )?\\p{L}{2,}";

const sayings = [
  "(?:and )?(?:please )?say (?:hi|hello|hey|thanks) to",
  "(?<!(?:'d|’d|would|d) )(?:give |send )?(?:my |our |lots of |kind |best |warm ){0,4}(?:regards|love|hugs?|kisses|best wishes|thanks) to",
  "happy birthday to",
  "(?:(?:dale|dadle|mándale|mandale|un|muchos|mis|da) ){0,4}(?:saludos?|besos?|besitos?|abrazos?|recuerdos|felicidades) (?:a|para)",
  "(?:(?:me|nos) )?sal[uú]d(?:ame|eme|enme|e|en|a|an|os)(?: de mi parte)? a",
  "(?:(?:passez|faites|dites|le|un|des|mes|grosses?|gros) ){0,4}(?:bises?|bisous?|bonjour|amitiés|bonne fête|(?:bon|joyeux) anniversaire) à",
  "salue[zr]?",
  "(?:(?:liebe|schöne|viele|herzliche|beste|ganz|einen|schönen) ){0,4}(?:grüße?|gruß|gruss|grüsse|bussi|küsschen) (?:auch )?an",
  "(?:grüß|grüßt|grüßen sie|drück|drückt) mir",
  "(?:(?:manda|mande|dá|um|uns|meus|minhas) ){0,4}(?:abraços?|beijos?|beijinhos?|lembranças|cumprimentos|oi|parabéns) (?:pra|pro|para|à|ao|a)",
];

/** Under a read-back, a message for somebody isn't a request for them either: "yes, and tell Ana I'm bringing cake". */
const messages = new RegExp(
  `(?<![\\p{L}])(?:tell|let(?! (?:me|us|it|s)\\b)|dile a|decile a|dígale a|dis à|dites à|sag|sagt|sagen sie|richt|richtet|alles gute|fala pra|fala pro|diz à|diz ao|avisa a|avisa o|parabéns) (?!(?:einfach|ruhig|just)\\b)${name}(?![\\p{L}])`,
  "giu",
);

const greetings = new RegExp(
  `(?<![\\p{L}])(?:${sayings.join("|")}) ${name}(?: (?:and|y|et|und|e|&) ${name})?(?: (?:from me|de mi parte|de ma part|von mir|da minha parte))?(?![\\p{L}])`,
  "giu",
);
