import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import { listOwnAppointments } from "../../appointments/list-own-appointments.ts";
import { meantAppointments } from "../../appointments/meant-appointments.ts";
import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { askExistingAppointment, existingAppointmentOf } from "../../booking/questions/ask-existing-appointment.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment, OwnPart } from "../../facts.ts";
import { typesBeyond } from "../../reading/another/types-beyond.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "../../reading/meaning.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ConversationState, Scene } from "../../state.ts";
import { isBookingScene } from "../answer-choice-id.ts";
import { takeLeave } from "../answer-words.ts";
import { isOnDay } from "../meant-change.ts";
import { askWhetherMoved } from "./ask-whether-moved.ts";
import { seesCancel, seesMove } from "./sees-change.ts";

/** What a yes to a question would do to something that stands. */
type Change = "cancel" | "move" | "erase";

/** The change that is asked about, or for which one of several is to be chosen. */
export const changeAskedIn = (scene: Scene): Change | null => {
  if (scene.step === "erase") return "erase";
  if (scene.step === "cancel" || scene.step === "cancelSeries") return "cancel";
  if (scene.step === "moveSeveral") return "move";
  if (scene.step === "appointments" || scene.step === "part") return scene.purpose === "show" ? null : scene.purpose;
  return isBookingScene(scene) && scene.draft.moving !== undefined ? "move" : null;
};

/**
 * The one gate before every question whether to cancel, move or delete: a message gets there only if it asks for that. Otherwise
 * it is answered as if it spoke of no such thing, and at most what it may be about is shown.
 */
export const onlyIfAsked = (
  turn: Turn,
  state: ConversationState,
  meaning: Meaning,
  decide: (meaning: Meaning) => TurnOutcome,
): TurnOutcome => {
  const isUnasked = ({ scene }: TurnOutcome, said: Meaning): boolean => {
    const change = changeAskedIn(scene);
    return change !== null && change !== changeAskedIn(state) && !asksFor(turn, state, said, change);
  };
  const first = decide(meaning);
  if (!isUnasked(first, meaning)) return first;
  const isCalledOff = changeAskedIn(first.scene) === "cancel" && likelihoodIn(meaning, "cancel") >= 0.9;
  const isDoubted = meaning.typeIds.length === 0 && likelihoodOf(meaning, "book") < 0.5 && !isStory(meaning);
  if (isCalledOff && (namesUnbooked(turn, meaning) || isDoubted)) return showOwn(turn);
  const left = withoutChanges(meaning);
  const again = decide(left);
  const isOpen =
    isBookingScene(again.scene) && !isBookingScene(state) && (meaning.seen?.isReply || asksToMove(turn, meaning));
  const whether = isOpen ? askWhetherMoved(turn, first, again.scene, meaning) : null;
  if (whether) return whether;
  const isIdle = again.isMiss === true || again.lines.some(({ key }) => greetings.has(key));
  if (!isUnasked(again, left) && (!isIdle || isBookingScene(state))) return again;
  if (likelihoodOf(meaning, "thank") >= leastLikely && !meaning.hasContent) return takeLeave(state);
  const beside = askBeside(turn, again.scene, meaning);
  if (beside) return beside;
  return showOwn(turn);
};

/** Something else that is asked or told, beside which a change is only mentioned. */
const isStory = (meaning: Meaning): boolean =>
  meaning.isQuestion ||
  saysAct(meaning, "hours", "price", "place", "late", "coming", "here", "feeling", "thank", "confirm");

/** What the message may be about. */
const showOwn = (turn: Turn): TurnOutcome => {
  const shown = listOwnAppointments(turn, "show");
  return { ...shown, lines: [{ key: "appointments.isItAbout" }, ...shown.lines] };
};

/** "Haircut tomorrow at four", with one booked for tomorrow at three: whether to move that one or to book another. */
const askBeside = (turn: Turn, scene: Scene, meaning: Meaning): TurnOutcome | null => {
  const [typeId, ...others] = meaning.typeIds;
  const type = turn.facts.types.find(({ id }) => id === typeId);
  if (!type || others.length > 0 || !isBookingScene(scene) || likelihoodOf(meaning, "book") < 0.7) return null;
  const { agentId, date, time } = scene.draft;
  const draft = { typeId: type.id, agentId, date, time };
  const existing = existingAppointmentOf(turn, draft, type);
  return existing && askExistingAppointment(draft, existing, []);
};

const greetings: ReadonlySet<string> = new Set(["greeting.known", "greeting.new", "ownWords"]);

/** The same message, of which it isn't believed that it changes anything. */
const withoutChanges = (meaning: Meaning): Meaning => {
  const isOther = ({ kind }: Meaning["acts"][number]): boolean =>
    kind !== "cancel" && kind !== "move" && kind !== "erase";
  return {
    ...meaning,
    acts: [...meaning.acts.filter(isOther), ...(meaning.seen?.others ?? [])],
    doubtful: meaning.doubtful.filter(isOther),
    clauses: [],
    several: null,
  };
};

const asksFor = (turn: Turn, state: ConversationState, meaning: Meaning, change: Change): boolean => {
  const { steering, choice, remindedChoice, several, isSeriesEnd } = meaning;
  if (choice !== null || remindedChoice !== null) return true;
  if (meaning.isForbidden) return false;
  if (several && (change === "move" ? several.isMoved : several.isCancelled || several.lastKept !== undefined))
    return true;
  if (commands[change].some((command) => steering.has(command))) return true;
  if (change === "erase") return saysAct(meaning, "erase");
  if (change === "cancel")
    return (
      isSeriesEnd || (seesCancel(meaning, ownUpcomingAppointments(turn).length > 1) && asksToCancel(turn, meaning))
    );
  return isShownOwn(state) || (seesMove(meaning) && asksToMove(turn, meaning));
};

const commands = {
  cancel: ["cancelIt", "leave"],
  move: ["move", "change", "changeTime"],
  erase: ["erase"],
} as const;

/** One of theirs is on the table: what is said of a day or an hour is said of that one. */
const isShownOwn = ({ step }: ConversationState): boolean =>
  step === "appointment" || step === "appointments" || step === "cancel" || step === "existing";

/**
 * "Cancel my appointment" says it in as many words. What only sounds like it has to point at what is booked; and where nothing does,
 * a no, a question, a yes or thanks beside it are what the message is about.
 */
const asksToCancel = (turn: Turn, meaning: Meaning): boolean => {
  const { intents, isQuestion, isNegated, isOwn, another, when } = meaning;
  const said = likelihoodIn(meaning, "cancel");
  if (intents.has("cancelIt")) return true;
  if (meaning.isMessageVoid || (meaning.isPutOff && said < 0.97) || namesUnbooked(turn, meaning)) return false;
  if (!isOwn && (isComing(meaning, 0.8) || (another?.isSure === true && !when.isRefused))) return false;
  const isPointed = pointsAtOwn(turn, meaning) || when.date?.kind === "relative" || when.date?.kind === "ambiguous";
  const isCourteous = isYes(meaning) || likelihoodOf(meaning, "thank") > 0;
  const own = ownUpcomingAppointments(turn);
  // "I'll have to let one of the two go" is followed by the question which.
  const least = own.length > 1 ? 0.8 : 0.975;
  const isUnsure = isNegated && said < 1 && own.length < 2;
  if (!isPointed) return said >= least && !isUnsure && !isQuestion && !isCourteous;
  const isWish = isTimedElse(turn, meaning);
  if ((said >= 0.9 && !(isWish && isQuestion)) || (said >= leastLikely && when.isRefused)) return true;
  if (isWish || likelihoodOf(meaning, "book") > said || typesBeyond(ownServices(turn), meaning).length > 0)
    return false;
  const isAside = isQuestion && saysAct(meaning, "price", "hours", "place", "duration", "payment", "question");
  return said >= leastLikely && !isYes(meaning) && !isAside && meaning.ownName === null;
};

/** "Cancel my beard trim", with nothing but a haircut booked, and no day that says it is meant. */
const namesUnbooked = (turn: Turn, meaning: Meaning): boolean => {
  const own = ownServices(turn);
  const { date, isDated } = meaning.when;
  const isMeant = own.some(
    (one) =>
      one.typeId === null ||
      (date?.kind === "day" && isOnDay(one, date.date, isDated)) ||
      meaning.agentIds.includes(one.agentId),
  );
  const isOnlyThat = meaning.clauses.length === 0 && !maySay(meaning, "book", "move", "price", "hours", "question");
  return isOnlyThat && !isMeant && typesBeyond(own, meaning).length > 0;
};

/** A day and an hour at which nothing is booked. */
const isTimedElse = (turn: Turn, meaning: Meaning): boolean => {
  const { date } = meaning.when;
  return (
    date?.kind === "day" && isTimed(meaning) && ownUpcomingAppointments(turn).every((one) => one.date !== date.date)
  );
};

const isTimed = ({ when: { time }, shift }: Meaning): boolean =>
  (time !== undefined && time.kind !== "window") || shift !== null;

/** The same of a move, for which a day, an hour or a span other than that of what is booked speaks as well. */
const asksToMove = (turn: Turn, meaning: Meaning): boolean => {
  const { intents, when, isOwn, shift, typeIds, another } = meaning;
  const said = likelihoodIn(meaning, "move");
  // Counted from what stands, and beside it: "another one a week later, same time", "Friday stays, but the same again in March".
  if (said < 1 && meaning.isSameTime && (another?.isSure === true || another?.isKept === true)) return false;
  const isPlaced = when.date !== undefined || when.time !== undefined || shift !== null;
  const isPointed = isPlaced || isOwn || typeIds.length + meaning.agentIds.length > 0;
  if (!isPointed && isYes(meaning)) return false;
  if (intents.has("move")) return true;
  if (!isPointed && isThanks(meaning)) return false;
  if (!isOwn && isComing(meaning, said)) return false;
  if (!isTimed(meaning) && saysAct(meaning, "price", "hours")) return false;
  if (!isPlaced && saysAct(meaning, "person", "feeling", "name", "correct", "bye", "thank")) return false;
  if (!isPointed) return said >= 0.975 && !meaning.isNegated && likelihoodOf(meaning, "late") < leastLikely;
  const own = ownServices(turn);
  const isFrom = namesFrom(own, meaning);
  const book = likelihoodOf(meaning, "book");
  const isElse = !isFrom && typesBeyond(own, meaning).length > 0;
  // "Put me down for a colour after my haircut" moves nothing.
  if (isElse && ((!isOwn && said < 1) || (book >= 0.9 && !intents.has("moving")))) return false;
  const isPlacedOwn = (part: Meaning): boolean =>
    part.isOwn && isTimedElse(turn, part) && likelihoodOf(part, "book") < 0.7;
  if (isFrom || (isOwn && (shift !== null || intents.has("mine"))) || [meaning, ...meaning.clauses].some(isPlacedOwn))
    return true;
  if (said < leastLikely || (book > said && book >= 0.7 && !isOwn)) return false;
  const isMoving = (["moving", "later", "earlier"] as const).some((intent) => intents.has(intent));
  if (isMoving || isOwn || shift !== null || isFromThere(meaning) || isOnItsDay(own, meaning)) return true;
  return typeIds.length > 0 || book >= said ? said >= 0.97 && book < 0.9 : said >= 0.9 || pointsAtOwn(turn, meaning);
};

/** "From Friday to Monday", "Friday is no good, rather Monday": a day of what is booked beside another one. */
const namesFrom = (own: readonly OwnOne[], { when, clauses }: Meaning): boolean => {
  const { date, except } = when;
  if (date?.kind === "ambiguous" || except !== undefined) return true;
  if (date?.kind === "range") return !date.isOpen && own.some((one) => one.date === date.from);
  const isOn = (day: Meaning["when"]["date"]): boolean =>
    day?.kind === "day" && own.some((one) => one.date === day.date);
  return date?.kind === "day" && !isOn(date) && clauses.some((clause) => isOn(clause.when.date));
};

/** Counted from what is booked: "the same day at two", "the week after at the same time". */
const isFromThere = ({ when: { date }, isSameTime, isRather, direction }: Meaning): boolean =>
  date?.kind === "relative" || isSameTime || isRather || direction !== null;

/** Another hour of its day, with its service named. */
const isOnItsDay = (own: readonly OwnOne[], meaning: Meaning): boolean => {
  const { when, typeIds } = meaning;
  const isIt = (one: OwnOne): boolean =>
    when.date?.kind === "day" && one.date === when.date.date && one.typeId !== null && typeIds.includes(one.typeId);
  return isTimed(meaning) && own.some(isIt);
};

type OwnOne = Pick<OwnAppointment, "date" | "typeId">;

/** What is booked, each service of a visit by itself. */
const ownServices = (turn: Turn): readonly (OwnAppointment | OwnPart)[] =>
  ownUpcomingAppointments(turn).flatMap((one) => one.parts ?? [one]);

/** Who is late, on the way or there comes. */
const isComing = (meaning: Meaning, least: number): boolean =>
  (["coming", "here", "late"] as const).some((act) => saysAct(meaning, act) && likelihoodOf(meaning, act) >= least);

/** A day, a person or a service of what is booked is named, or that it is theirs. */
const pointsAtOwn = (turn: Turn, meaning: Meaning): boolean =>
  [meaning, ...meaning.clauses].some((said) => {
    const { when, isOwn, whose, typeIds } = said;
    const { date, except = [], isDated } = when;
    if (isOwn || whose.length > 0 || meantAppointments(turn, said).length > 0) return true;
    return ownUpcomingAppointments(turn).some(
      (one) =>
        (date?.kind === "day" && isOnDay(one, date.date, isDated)) ||
        except.includes(one.date) ||
        except.includes(weekdayOf(one.date)) ||
        (one.typeId !== null && typeIds.includes(one.typeId)),
    );
  });

const leastLikely = 0.45;

const isThanks = (meaning: Meaning): boolean => likelihoodOf(meaning, "thank") >= leastLikely;

const isYes = (meaning: Meaning): boolean =>
  meaning.isAgreed ||
  meaning.isYesFirst ||
  meaning.steering.has("yes") ||
  likelihoodOf(meaning, "confirm") >= leastLikely;

const likelihoodIn = (meaning: Meaning, act: "cancel" | "move"): number =>
  Math.max(likelihoodOf(meaning, act), ...meaning.clauses.map((clause) => likelihoodOf(clause, act)));
