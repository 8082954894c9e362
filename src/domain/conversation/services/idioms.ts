import { rememberOf } from "../../text/remember-of.ts";

/** The positions of service words that mean something else: "I'll have to cut this short". */
export const idiomPositions = (words: readonly string[]): ReadonlySet<number> => remembered(words.join(" "));

const remembered = rememberOf((said): ReadonlySet<number> => {
  const text = ` ${said} `;
  if (!idioms.test(text)) return none;
  const found = new Set<number>();
  for (const match of text.matchAll(everyIdiom)) {
    const first = text.slice(0, match.index + 1).split(" ").length - 2;
    const length = match[0].trim().split(" ").length;
    for (let at = first; at < first + length; at++) found.add(at);
  }
  return found;
});

const none: ReadonlySet<number> = new Set();

const list = [
  // Of the clock.
  "half (?:past|an hour|hour|\\d)|quarter (?:past|to|of an hour)|media hora|demi heure|halbe stunde|meia hora",
  "cut (?:this|things|that|the call|the chat|my (?:day|trip|holiday|meeting)) short",
  "(?:to )?cut (?:a )?long story short",
  "cut (?:me|you|us) off",
  "(?:power|price|pay|budget) cuts?",
  "cut in the queue",
  // What is shaved with.
  "cut(?= throat)",
  "cort(?:ar|o) (?:ya|el rollo|la conversacion|la llamada)",
  "(?:se )?(?:me )?corto la (?:luz|llamada|conexion)",
  "corte de (?:luz|agua|energia|internet)",
  "cortar (?:o papo|a conversa|a ligacao)",
  "coup(?:er|e) (?:court|la parole)",
  "coupure de courant",
  "coupe du monde",
  "du coup",
  "gut abgeschnitten",
  "\\d+ kg",
  "(?:un|deux|trois|quatre|cinq|dix|dos|tres|cinco|dois|two|three|five|ein paar|zwei|drei|vier|funf|zehn|some|unos|uns|de|of|per|par|por) kg",
  "kg (?:zu|ab)\\w+",
  "highlight of (?:my|the|our)",
  "nailed it",
  "grade \\w+(?= (?:in|exam|piano|teacher|pupils?|kids?))",
  "mit der maschine(?= (?:um|aus|nach|von|am|ab|nachste|morgen|heute))",
  "(?:gut|richtig|best|neu)\\w* ansatz",
  "scher\\w* (?:sie|dich|euch)",
  // Without its tilde "teñido" is "tenido".
  "(?:he|has|ha|hemos|han|habia|habiamos|haber|hubiera) (?:\\w+ )?tenido",
  "maos (?:ocupadas|cheias|dadas)",
  "(?:tom\\w+|ta) el pelo",
  "(?:por los|con) pelos(?: y senales)?",
  "(?:ni )?un pelo(?= (?:de|tont\\w+|mas|menos))",
  "(?:root|raiz|racine|wurzel) (?:of|del|do|du|des) (?:the )?\\w+",
  "what a buzz",
  "schneid\\w+ (?:sehr |echt |ganz )?gut ab",
  "deix\\w+ crescer (?:a |o )?\\w+",
  "dej\\w+ crecer (?:la |el )?\\w+",
  "laiss\\w+ pousser (?:la |ma |mes |les )?\\w+",
  "let(?:ting)? (?:my|the) \\w+ grow",
  "\\w+ wachsen lass\\w*",
  // "Friday works", "does four work": only "the works" is all of it.
  "(?<! (?:the|full|whole) )work(?:s|ed|ing|'s|’s)?(?: s)?",
];

const idioms = new RegExp(` (?:${list.join("|")}) `);
const everyIdiom = new RegExp(` (?:${list.join("|")})(?= )`, "g");
