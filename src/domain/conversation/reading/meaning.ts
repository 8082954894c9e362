import type { Language } from "../../languages.ts";
import type { ActLabel } from "../acts/act-labels.ts";
import type { WholePhrase } from "../phrases/phrases.ts";
import type { ConversationState } from "../state.ts";
import type { WaitChange } from "../waitlist/words/change-words.ts";
import type { SaidSpan } from "../waitlist/words/read-wait-when.ts";
import type { WaitlistWord } from "../waitlist/words/read-waitlist-words.ts";
import type { Another } from "./another/read-another.ts";
import type { Asides } from "./asides/aside-words.ts";
import type { PlainTopic } from "./asides/asks-beside.ts";
import type { CancelRule } from "./asides/asks-cancel-rule.ts";
import type { Praise } from "./asides/praise-words.ts";
import type { Company } from "./personal/read-company.ts";
import type { Pairing } from "./personal/read-pairing.ts";
import type { Shift } from "./read-shift.ts";
import type { RepeatReading } from "./repeat/repeat-reading.ts";
import type { SeveralReading } from "./several/read-several.ts";
import type { Understanding } from "./understand-message.ts";

/** Something a message does, and how sure that is: 1 for words that can mean nothing else. */
export type Act = { kind: ActLabel; confidence: number };

/** Who a booking is for when it isn't the client; the name may still have to be asked. */
export type OtherPerson = { name: string | null };

/** What a message means. Flows see this and never the text. */
export type Meaning = Understanding &
  Asides & {
    /** What is taken as said, the surest first. */
    acts: readonly Act[];
    /** What may have been said: never acted upon, only asked about. */
    doubtful: readonly Act[];
    /** The commands a whole message may be: "menu", "back", "yes". */
    steering: ReadonlySet<WholePhrase>;
    /** The option on the table that was named by its number or its place. */
    choice: string | null;
    /** The last of what there is was asked for. */
    isLastAsked: boolean;
    /** The row that was named beside somebody else who is to do it. */
    pointed: string | null;
    /** The button of the reminder that may have been the last thing said, named in the same way. */
    remindedChoice: string | null;
    /** Thanks with a kind word for what was done, or how we are, and nothing else. */
    praise: Praise | null;
    /** Nothing to read in it, or a number and nothing else. */
    isEmpty: boolean;
    isNumber: boolean;
    /** The client's own name, as typed: "I'm Emma", or "Emma" to the question for it. */
    ownName: string | null;
    /** A name and hardly anything beside it. */
    isNameOnly: boolean;
    /** That name stands in a clause of its own: "Jule Wendt. Do you close at noon?" */
    isNameApart: boolean;
    /** The name on the booking as it should be, when the message puts it right. */
    correctedName: string | null;
    /** The name on the booking is said to be wrong. */
    isNameWrong: boolean;
    forSomeone: OtherPerson | null;
    /** More than one person is to come. */
    company: Company | null;
    /** How two people want to come; it only counts where two are to come. */
    pairing: Pairing | null;
    /** A person was asked for by a name that nobody here has. */
    unknownAgent: string | null;
    /** How late somebody will be. */
    lateMinutes: number | null;
    /** Speaks of the client's own appointment: "my haircut". */
    isOwn: boolean;
    /** For whom the client has booked, as far as they are named. */
    whose: readonly string[];
    /** How far the existing appointment should move. */
    shift: Shift | null;
    /** What stands is put off, or brought forward. */
    direction: "sooner" | "later" | null;
    /** An earlier or a later hour of the day is wanted than the one offered. */
    thanOffered: "earlier" | "later" | null;
    /** One more appointment beside those that are booked. */
    another: Another | null;
    /** What sounds like an hour under a read-back, or beside a name, and wasn't read as one. */
    unreadHour: string | null;
    /** Points at the time or the day that is already chosen or was offered last. */
    isSameTime: boolean;
    isSameDay: boolean;
    /** Asks whether somebody does what is wanted: "does Ana do those?" */
    isAbilityAsked: boolean;
    /** Another request than the one before: "actually", "rather". */
    isRather: boolean;
    isQuestion: boolean;
    /** Begins by joining on to what was said before: "and a beard trim". */
    isJoinedOn: boolean;
    /** Says yes to what was asked, in whatever words. */
    isAgreed: boolean;
    /** Begins with a yes that stands by itself. */
    isFirm: boolean;
    /** Begins with a yes, whatever follows. */
    isYesFirst: boolean;
    /** Nothing is to be cancelled or moved, it says. */
    isForbidden: boolean;
    /** Something in it makes a yes less than one: "maybe", "I think". */
    isHedged: boolean;
    /** Most of the words are in no dictionary of ours. */
    isGarbled: boolean;
    /** Something in it says no. */
    isNegated: boolean;
    /**
     * The clauses of a message that changes one thing and asks for another, each with its own meaning. Clauses about what
     * should stay are left out.
     */
    clauses: readonly Meaning[];
    /** How it is to come again, and whether a booked series is to end. */
    repeat: RepeatReading | null;
    isSeriesEnd: boolean;
    /** What is said about several of the client's appointments at once. */
    several: SeveralReading | null;
    /** What is said beside a yes to what was read back, and whether that only tells why. */
    beside: Meaning | null;
    isReason: boolean;
    /** What is said about the waitlist, and how an offer would be answered by it. */
    waiting: WaitlistWord | null;
    offerAnswer: "take" | "pass" | null;
    /** What the message says about the waitlist without naming it, while the conversation is about it. */
    impliedWaiting: "status" | "leave" | null;
    /** Asks how long an offer stands, or wants to think about it. */
    isThinking: boolean;
    /** Whether the days or hours waited for are widened, narrowed or replaced. */
    waitChange: WaitChange | null;
    /** Days that are waited for with hours of their own. */
    waitSpans: readonly SaidSpan[];
    /** The owner's own answers that were asked for. */
    house: readonly string[];
    /** What was asked of the house that its owner hasn't described. */
    unknownTopics: readonly PlainTopic[];
    /** What else there is to book was asked. */
    isMoreAsked: boolean;
    /** Who is there was asked. */
    isTeamAsked: boolean;
    /** The services whose price or length is asked, named one by one. */
    pricedTypeIds: readonly string[];
    /** They were asked for in clauses of their own; everything else here is said by the others. */
    isHouseApart: boolean;
    /** How cancelling works was asked; nothing else here says anything of it. */
    cancelRule?: CancelRule;
    /** The language that was asked for. */
    wantedLanguage: Language | null;
    /** How the learned reader sees a change of what is booked; absent for commands and a word or two. */
    seen?: SeenChange;
  };

/**
 * `isPointing`: the day of what is booked is named, or something of it is to stay. `others`: acts that the learned reader is sure of, which
 * count if it is no change after all.
 */
export type SeenChange = {
  move: number;
  cancel: number;
  isPointing: boolean;
  others: readonly Act[];
  /** The message replies to a reminder. */
  isReply: boolean;
};

/** Whether an act was said. */
export const saysAct = ({ acts }: Pick<Meaning, "acts">, ...kinds: readonly ActLabel[]): boolean =>
  acts.some(({ kind }) => kinds.includes(kind));

/** Whether an act was said, or may have been. */
export const maySay = (meaning: Pick<Meaning, "acts" | "doubtful">, ...kinds: readonly ActLabel[]): boolean =>
  saysAct(meaning, ...kinds) || meaning.doubtful.some(({ kind }) => kinds.includes(kind));

/** How likely an act is; 0 when nothing speaks for it. */
export const likelihoodOf = ({ acts, doubtful }: Pick<Meaning, "acts" | "doubtful">, act: ActLabel): number =>
  (acts.find(({ kind }) => kind === act) ?? doubtful.find(({ kind }) => kind === act))?.confidence ?? 0;

/** What a message most likely does, courtesy left aside. */
export const likeliestAct = ({ acts, doubtful }: Pick<Meaning, "acts" | "doubtful">): Act | null =>
  [...acts, ...doubtful]
    .filter(({ kind }) => !courtesies.has(kind))
    .reduce<Act | null>((best, act) => (best === null || act.confidence > best.confidence ? act : best), null);

const courtesies: ReadonlySet<ActLabel> = new Set(["greet", "thank", "bye", "chat"]);

/** What was asked last, which makes some readings likelier. */
export type MeaningContext = {
  step?: ConversationState["step"];
  /** What a bare number or word may be. */
  expect?: "day" | "time" | "agent" | "name" | undefined;
  /** The options on the table. */
  offered: readonly string[];
  /** The buttons of a reminder that may have been the last thing said. */
  reminded?: readonly string[];
  /** The name of the booking that is read back, which the message may put right. */
  bookingName?: string | undefined;
  isReadBack?: boolean;
  /** Something is being booked; `isNameless`: for somebody else, whose name isn't known yet. */
  isBooking?: boolean;
  isNameless?: boolean;
  /** With whom is open, whatever else was asked. */
  isAgentOpen?: boolean;
  /** No service has been chosen yet. */
  isTypeOpen?: boolean;
  isMoving?: boolean;
  /** Where several appointments go was asked, or read back. */
  isMovingSeveral?: boolean;
  /** Whether to cancel was asked. */
  isCancelAsked?: boolean;
  /** What is being booked is to come again; `isRhythmAsked`: how often is the question. */
  isRepeating?: boolean;
  isRhythmAsked?: boolean;
  /** Whether to put them on the waitlist was asked, or an offer from it is the last thing said. */
  isWaiting?: boolean;
  isOffered?: boolean;
  /** What comes before has said yes. */
  isBesideYes?: boolean;
  /** The time and the day on the table. */
  bookingTime?: string | undefined;
  bookingDate?: string | undefined;
  /** The days on the table, where no day is chosen yet. */
  bookingRange?: { from: string; to: string } | undefined;
};
