import type { Explanation } from "#bot/understand/create-reader.ts";
import type { Act } from "#bot/understand/labels.ts";
import type { ActLabel } from "#domain/conversation/acts/act-labels.ts";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import { readWhen } from "#domain/conversation/dates/read-when.ts";
import { type Meaning, type MeaningContext, maySay } from "#domain/conversation/reading/meaning.ts";
import { readMeaning } from "#domain/conversation/reading/read-meaning.ts";
import { buildFacts, newClient, ownAppointmentIn } from "#server/testing/conversation/salon.ts";
import type { Business, Row } from "./corpus.ts";
import { countedActs, readingOfMarkup } from "./score.ts";

/** Labels of the old reader for each act. Any of them counts, sure or doubtful. */
const labels: Partial<Record<Act, readonly ActLabel[]>> = {
  book: ["book", "again", "someone", "repeat"],
  move: ["move"],
  cancel: ["cancel"],
  wait: ["waitlist"],
  mine: ["mine"],
  price: ["price"],
  hours: ["hours"],
  place: ["place"],
  ask: ["question", "who", "services", "duration", "payment", "hours"],
  person: ["person"],
  late: ["late", "coming", "here"],
  name: ["name", "correct"],
  feeling: ["feeling"],
  language: ["language"],
  data: ["data", "erase"],
  stop: ["stop"],
  yes: ["confirm"],
  no: ["refuse"],
  chat: ["chat"],
};

const hasWhen = (row: Row, meaning: Meaning): boolean =>
  meaning.shift !== null ||
  meaning.thanOffered !== null ||
  readWhen(row.message.text, row.language, turnFor(row, null)) !== null;

/** What else of the old reading shows that it saw an act. */
const seesAct = (act: Act, meaning: Meaning, row: Row): boolean => {
  if (maySay(meaning, ...(labels[act] ?? []))) return true;
  if (meaning.clauses.some((clause) => maySay(clause, ...(labels[act] ?? [])))) return true;
  if (act === "yes") return meaning.isAgreed || meaning.isFirm || meaning.steering.has("yes");
  if (act === "no" || act === "drop" || act === "notyet") return meaning.isNegated || meaning.isHedged;
  if (act === "book" || act === "inform" || act === "times")
    return hasWhen(row, meaning) || meaning.typeIds.length > 0 || meaning.choice !== null;
  if (act === "wait" || act === "unwait") return meaning.waiting !== null || meaning.impliedWaiting !== null;
  if (act === "ask")
    return meaning.house.length > 0 || meaning.unknownTopics.length > 0 || meaning.isTeamAsked || meaning.isMoreAsked;
  if (act === "name")
    return meaning.ownName !== null || meaning.correctedName !== null || meaning.forSomeone?.name != null;
  if (act === "late") return meaning.lateMinutes !== null;
  if (act === "urgent") return maySay(meaning, "feeling", "person", "book");
  return false;
};

const turnFor = (row: Row, business: Business | null) => {
  const facts = buildFacts(row.language, newClient);
  const types =
    business?.services.map((name) => ({ ...(facts.types[0] as (typeof facts.types)[number]), id: name, name })) ??
    facts.types;
  const agents =
    business?.staff.map((name, at) => ({
      ...(facts.agents[at % 2] as (typeof facts.agents)[number]),
      agentId: name,
      name,
    })) ?? facts.agents;
  const appointments = Array.from({ length: row.booked }, (_, at) =>
    ownAppointmentIn(
      { types, agents },
      { id: `own-${at}`, agentId: agents[0]?.agentId ?? "", typeId: types[0]?.id ?? "" },
    ),
  );
  return turnOf({ ...facts, types, agents, appointments }, null);
};

const contexts: Partial<Record<Row["asked"], Partial<MeaningContext>>> = {
  day: { step: "day", expect: "day", isBooking: true },
  time: { step: "time", expect: "time", isBooking: true },
  person: { step: "agent", expect: "agent", isBooking: true },
  name: { step: "name", expect: "name", isBooking: true },
  service: { step: "type", isBooking: true, isTypeOpen: true },
  summary: { step: "summary", isReadBack: true, isBooking: true },
  offer: { step: "slot", isBooking: true },
  existing: { step: "existing", isBooking: true },
  cancel: { step: "cancel", isCancelAsked: true },
  which: { step: "appointments" },
  yesno: { step: "waitlist" },
  reminder: { step: "menu", reminded: [] },
};

/** What one reader makes of a row: how likely it finds an act, and how sure of an act it is. */
type Generous = { sees: (act: Act) => boolean; isSure: (act: Act) => boolean };

/** Acts that count against a reader that is sure of them without reason. */
const claims: readonly Act[] = [
  ...([
    "move",
    "cancel",
    "wait",
    "mine",
    "price",
    "hours",
    "place",
    "person",
    "late",
    "language",
    "data",
    "stop",
  ] as const),
];

/** Whether a reader saw every act of the row and was sure of none that isn't there. */
const isGenerouslyRight = (row: Row, { sees, isSure }: Generous): boolean => {
  const wanted = countedActs(readingOfMarkup(row.message));
  const isExcused = (act: Act): boolean => wanted.has(act) || (act === "hours" && wanted.has("ask"));
  return [...wanted].every(sees) && claims.every((act) => isExcused(act) || !isSure(act));
};

/** Whether the patterns, alone or together with the learned reader, read the acts that the row was given. */
export const readsActs = (row: Row, business: Business, by: "patterns" | "together" = "patterns"): boolean => {
  const turn = turnFor(row, business);
  const { reader: _, ...alone } = turn.facts;
  const meaning = readMeaning(by === "together" ? turn : { ...turn, facts: alone }, row.message.text, {
    offered: [],
    ...contexts[row.asked],
  });
  return isGenerouslyRight(row, {
    sees: (act) => seesAct(act, meaning, row),
    isSure: (act) => meaning.acts.some(({ kind, confidence }) => confidence >= 0.7 && labels[act]?.includes(kind)),
  });
};

/** Acts that the old reader doesn't tell apart. */
const alike: readonly (readonly Act[])[] = [
  ["book", "inform", "times"],
  ["no", "drop", "notyet"],
  ["urgent", "feeling", "person", "book"],
];

/** The learned reader by the same rule: what it suspects counts, and only what it is sure of counts against it. */
export const suspectsActs = (row: Row, { acts }: Explanation): boolean => {
  const chanceOf = (act: Act): number => acts.find((one) => one.act === act)?.chance ?? 0;
  const groupOf = (act: Act): readonly Act[] =>
    alike.find(([first, ...others]) => first === act || others.includes(act)) ?? [act];
  return isGenerouslyRight(row, {
    sees: (act) => groupOf(act).some((one) => chanceOf(one) >= 0.2),
    isSure: (act) => chanceOf(act) >= 0.7,
  });
};
