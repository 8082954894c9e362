import type { ActContext } from "../acts/act-context.ts";
import { type ActLabel, actLabels } from "../acts/act-labels.ts";
import { actThresholds } from "../acts/act-weights.gen.ts";
import { classifyActs } from "../acts/classify-acts.ts";
import type { Intent, WholePhrase } from "../phrases/phrases.ts";
import { toWords } from "../phrases/read-phrases.ts";
import { foldText } from "../words/fold-text.ts";
import type { WordPatterns } from "../words/patterns/any-in-words.ts";
import { complains } from "./asides/complains.ts";
import { patternOf } from "./lexicon/all-lexicons.ts";
import { givesAway } from "./lexicon/gives-away.ts";
import { deletesOneThing } from "./lexicon/one-thing.ts";
import { putsOnDay } from "./lexicon/puts-on-day.ts";
import type { Act } from "./meaning.ts";
import { asksWhenMine } from "./personal/asks-when-mine.ts";
import { readPersonal } from "./personal/read-personal.ts";

export type ReadActs = { acts: Act[]; doubtful: Act[] };

type ActCues = { steering: ReadonlySet<WholePhrase>; intents: ReadonlySet<Intent>; context?: ActContext | null };

/**
 * Every act of a message: those its words can only mean, and those the trained reader is sure of. What the reader only
 * suspects comes back as doubtful. A message that is one command as a whole is just that.
 */
export const readActs = (text: string, { steering, intents, context = null }: ActCues): ReadActs => {
  const sure = new Map<ActLabel, number>();
  for (const [phrase, act] of steeringActs) if (steering.has(phrase)) sure.set(act, 1);
  if (steering.size > 0) return { acts: toActs(sure), doubtful: [] };
  const scores = classifyActs(text, context);
  const isChange = scores.move >= 0.4 || scores.cancel >= 0.4;
  for (const [intent, act] of intentActs) {
    // "My appointment" is said by someone who books, moves or cancels one, "it isn't about an appointment" by someone who wants a
    // person: the noun alone decides nothing.
    const isNounOnly = (isChange || isOnlyPerson(scores)) && (act === "book" || act === "mine");
    if (intents.has(intent) && !isNounOnly) sure.set(act, 1);
  }
  const words = toWords(foldText(text));
  for (const [act, pattern] of wordPatterns()) {
    // "Lunch with the boss" asks for nobody: a role counts where the sentence isn't against it.
    if (pattern.test(words) && (act !== "person" || scores.person >= 0.2) && !isCalledOff(act, scores))
      sure.set(act, 1);
  }
  // "On le pousse à lundi" is no "see you on Monday".
  if (context === "standing" && putsOnDay(words)) {
    sure.set("move", 1);
    sure.delete("bye");
  }
  // Whose place is given away moves nowhere.
  const isGivenAway = context === "standing" && givesAway(text);
  if (isGivenAway) for (const act of ["move", "book", "mine"] as const) sure.delete(act);
  if (isGivenAway) sure.set("cancel", 1);
  const isOneThing = deletesOneThing(words);
  const isQuestion = /[?¿]/.test(text);
  const personal = readPersonal(text, words, isQuestion);
  // "Before I give you my data, how much is it?" asks for the price.
  const isPriceAsked = isQuestion && scores.price > 0.9 && scores.data < 0.1;
  if ((personal === "data" && !isPriceAsked) || personal === "erase") sure.set(personal, 1);
  const isNotErased = isOneThing || keepsRecord.test(words);
  if (isNotErased) sure.delete("erase");
  // "I'm out of data", "the date of my appointment": nobody's record.
  const isNoRecord = personal === "else" && !sure.has("erase");
  if (isNoRecord) sure.delete("data");
  if (usualWords.test(words)) sure.set("again", 1);
  const isSameAgain = context !== "standing" && sameAgain.test(words);
  if (isSameAgain) sure.delete("move");
  // "I've mislaid the card, when was my appointment?" changes nothing.
  const isOwnAsked =
    context === "standing" &&
    (asksWhenMine(words, isQuestion) || (!sure.has("move") && !sure.has("cancel") && asksOwn().test(words)));
  if (isOwnAsked) {
    sure.set("mine", 1);
    for (const change of ["book", "move", "cancel", "data"] as const) sure.delete(change);
  }
  const doubtful = new Map<ActLabel, number>();
  for (const label of actLabels) {
    const score = scores[label];
    if ((isSameAgain || isGivenAway) && label === "move") continue;
    if (sure.has(label) || (isOwnAsked && !besideOwn.has(label)) || (isNotErased && label === "erase")) continue;
    if ((isNoRecord || sure.get("data") === 1) && (label === "data" || label === "erase")) continue;
    if (score >= thresholdOf(label, isQuestion, context)) sure.set(label, score);
    else if (score >= suspicion) doubtful.set(label, score);
  }
  // Who wants a person about what went wrong wants to be felt with, too.
  if (sure.has("person") && (scores.feeling >= 0.4 || complains(words))) {
    sure.set("feeling", Math.max(scores.feeling, leastOfComplaint));
    doubtful.delete("feeling");
  }
  resolveRivals(sure, doubtful);
  return { acts: toActs(sure), doubtful: toActs(doubtful) };
};

/** "I'm leaving for Liège, forget my appointment" is on no way to us. */
const isCalledOff = (act: ActLabel, scores: Readonly<Record<ActLabel, number>>): boolean =>
  (act === "coming" || act === "here") && scores.cancel >= 0.9 && scores[act] < 0.3;

const isOnlyPerson = (scores: Readonly<Record<ActLabel, number>>): boolean =>
  scores.person > 0.99 && scores.book < 0.05;

/** "Do not delete anything, just send it". */
const keepsRecord =
  /(?:^| )(?:(?:don t|do not|dont|never) (?:delete|erase|remove|wipe)|without deleting|no (?:borr|elimin|suprim)\w+|sin borrar|n (?:effac|supprim)\w+ (?:rien|pas)|ne (?:supprim|effac)\w+ (?:rien|pas)|nichts loschen|nicht loschen|loscht nichts|loschen sie nichts|nao (?:apag|exclu|elimin)\w+|sem apagar)(?= |$)/;

const leastOfComplaint = 0.7;

const suspicion = 0.3;

/** An answer does no harm: what is asked with a question mark needn't be as sure as what is done. */
const thresholdOf = (label: ActLabel, isQuestion: boolean, context: ActContext | null): number => {
  const threshold = actThresholds[label] ?? 1;
  // Someone who answers the question for a name with another one wants to know something first.
  const least = context === "name" && label !== "question" ? 0.4 : 0.65;
  return questions.has(label) ? Math.min(threshold, isQuestion ? least : 0.9) : threshold;
};

const questions: ReadonlySet<ActLabel> = new Set(["price", "place", "duration", "payment", "question"]);

const toActs = (found: ReadonlyMap<ActLabel, number>): Act[] =>
  [...found].map(([kind, confidence]) => ({ kind, confidence })).sort((a, b) => b.confidence - a.confidence);

const keptInMind: ReadonlySet<ActLabel> = new Set(["move", "cancel", "late"]);

/** If acts exclude each other, the one that says more stays. */
const resolveRivals = (sure: Map<ActLabel, number>, doubtful: Map<ActLabel, number>): void => {
  const drop = (...labels: ActLabel[]) => {
    for (const label of labels) {
      // What loses may still have been said.
      const score = sure.get(label);
      if (score !== undefined && keptInMind.has(label)) doubtful.set(label, score);
      sure.delete(label);
    }
  };
  const score = (label: ActLabel) => sure.get(label) ?? 0;
  // "I can't come on Friday, can we move it" moves; "cancel it, don't move it" is rare.
  if (sure.has("move") && sure.has("cancel")) drop(score("move") >= score("cancel") ? "cancel" : "move");
  if (sure.has("move") || sure.has("cancel")) drop("book", "mine", "again", "confirm", "refuse");
  if (sure.has("late") && sure.has("move")) drop(score("late") > score("move") ? "move" : "late");
  if (sure.has("late") || sure.has("coming") || sure.has("here")) drop("book", "confirm", "bye", "question");
  if (score("payment") > score("price")) drop("price");
  // "¿Tenéis datáfono?" only sounds like asking for one's data, and a card reader like asking for somebody.
  if (score("payment") === 1) for (const like of ["data", "person"] as const) if (score(like) < 1) drop(like);
  // "What else do you offer?" sounds a little like a question for the price.
  if (score("price") < 1 && score("services") > score("price")) drop("price");
  // "The taxi cancelled on me, I'll be 20 minutes" is on its way.
  if (sure.has("late") && score("cancel") < 1 && score("late") >= score("cancel")) drop("cancel");
  if (sure.has("erase")) drop("data", "cancel", "stop", "book", "mine");
  if (sure.has("data")) drop("question", "mine", "book");
  // "Tell me, where are you?" asks for the place, however much it sounds like asking for somebody.
  if (score("place") === 1 && score("person") < 1) drop("person");
  if (sure.has("waitlist")) drop("book", "cancel");
  if (sure.has("chat")) drop("greet", "question");
};

/** "Vous me remettez ça" wants the same again, "remettez ça à lundi" puts it off. */
const sameAgainFr =
  "(?:(?:vous|tu) (?:me|nous) (?:remet(?:s|tez|trez)|refai(?:s|tes)) ca|(?:remettez|refaites|remets|refais) (?:moi|nous) ca|on (?:se )?(?:remet|refait) ca)(?! (?:a|au|pour plus tard) )";
const sameAgain = new RegExp(`(?:^| )${sameAgainFr}`);

/** What the client always has, by an adjective: "my usual on Friday", "wie gewohnt", "o do costume". */
const moreUsual = [
  "(?:my|our|his|her) (?:usual|regular|normal)(?= (?:on|for|at|with|by|this|next|tomorrow|today|please|pls|thanks|again|and|in|thing|cut|trim|service|treatment)(?: |$)|$)",
  "lo habitual|lo mio de siempre|como (?:las otras|otras|todas las) veces|como de costumbre|el de siempre",
  "comme (?:toujours|a chaque fois|les autres fois|a l accoutumee)",
  "wie (?:gewohnt|ublich|gehabt|jedes mal|sonst(?: auch)?(?: immer)?)|das gewohnte|mein(?:e[nrms]?)? ublich\\w*|das gleiche wie (?:immer|sonst)",
  "o (?:mesmo )?do costume|como de costume|o habitual|como das outras vezes",
].join("|");

/** "The usual", inside a sentence that says when. */
const usualWords = new RegExp(
  `(?:^| )(?:the usual|usual please|same again|same thing again|lo mismo otra vez|otra vez lo mismo|la meme chose|nochmal das gleiche|noch mal das gleiche|das gleiche nochmal|nochmal dasselbe|o mesmo outra vez|o mesmo de novo|same as (?:last time|always|usual|before)|lo (?:de|mismo de) siempre|como siempre|lo (?:mismo )?(?:que|de) la (?:ultima|otra)(?: vez)?|comme d (?:hab|habitude)|comme la derniere fois|${sameAgainFr}|pareil que (?:d habitude|la derniere)|wie immer|wie (?:beim )?letzte[sn]? mal|das ubliche|o de sempre|como sempre|${moreUsual}|igual da (?:ultima|outra)|(?:o mesmo|o|a mesma coisa) da ultima(?: vez)?|(?:o )?mesmo de sempre)(?= |$)`,
);

const steeringActs: readonly (readonly [WholePhrase, ActLabel])[] = [
  ["hello", "greet"],
  ["thanks", "thank"],
  ["bye", "bye"],
  ["yes", "confirm"],
  ["no", "refuse"],
  ["talk", "person"],
  ["mine", "mine"],
  ["data", "data"],
  ["erase", "erase"],
  ["move", "move"],
  ["cancelIt", "cancel"],
  ["again", "again"],
  ["book", "book"],
];

const intentActs: readonly (readonly [Intent, ActLabel])[] = [
  ["cancelIt", "cancel"],
  ["move", "move"],
  ["mine", "mine"],
  ["talk", "person"],
  ["book", "book"],
  ["farewell", "bye"],
  ["prices", "price"],
  ["hours", "hours"],
  ["place", "place"],
];

/** What may be said together with a question about the client's own appointment. */
const besideOwn: ReadonlySet<ActLabel> = new Set(["price", "place", "hours", "duration", "payment", "thank", "person"]);

let ownQuestions: WordPatterns | undefined;

const asksOwn = (): WordPatterns => {
  ownQuestions ??= patternOf("asksOwn");
  return ownQuestions;
};

let built: [ActLabel, WordPatterns][] | undefined;

const wordPatterns = (): [ActLabel, WordPatterns][] => {
  built ??= [
    ["feeling", patternOf("anger")],
    ["late", patternOf("late")],
    ["coming", patternOf("coming")],
    ["here", patternOf("here")],
    ["move", patternOf("move")],
    ["cancel", patternOf("cancel")],
    ["person", patternOf("person")],
    ["services", patternOf("services")],
    ["payment", patternOf("payment")],
    ["duration", patternOf("duration")],
    ["data", patternOf("data")],
    ["erase", patternOf("erase")],
  ];
  return built;
};
