import { z } from "zod";
import { questionLimits } from "../house/client-question.ts";
import { languages } from "../languages.ts";
import { weekdays } from "../scheduling/clock/weekday.ts";
import { maxVisitParts } from "../scheduling/visits/visit-form.ts";
import type { Line } from "./replying/reply.ts";

const dateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const timeSchema = z.string().regex(/^\d{2}:\d{2}$/);
const idSchema = z.string().max(100);
const questionSchema = z.string().max(questionLimits.words);

const windowSchema = z.strictObject({
  part: z.enum(["morning", "noon", "afternoon", "evening"]).nullable(),
  fromMinute: z.int(),
  toMinute: z.int(),
  /** The first or the last times that a day has, whenever that is. */
  edge: z.enum(["first", "last"]).optional(),
});

const readingSchema = z.strictObject({
  date: dateSchema.optional(),
  time: timeSchema.optional(),
  window: windowSchema.optional(),
});

/** Some days that are waited for, and the hours in which. */
const waitSpanSchema = z.strictObject({
  from: dateSchema,
  to: dateSchema,
  time: timeSchema.optional(),
  window: windowSchema.optional(),
});

export type WaitSpan = z.infer<typeof waitSpanSchema>;

/** One way to read what was said about a day and a time. */
export type OpenReading = z.infer<typeof readingSchema>;

const unitSchema = z.enum(["day", "week", "month"]);

/** How it is to come again. Without a rhythm that is still to be asked. */
const repeatSchema = z.strictObject({
  rhythm: z
    .strictObject({
      every: z.int().min(1).max(52),
      unit: unitSchema,
      nth: z.strictObject({ nth: z.int(), weekday: z.int() }).optional(),
    })
    .nullable(),
  end: z
    .discriminatedUnion("by", [
      z.strictObject({ by: z.literal("count"), count: z.int() }),
      z.strictObject({ by: z.literal("until"), until: dateSchema }),
      z.strictObject({
        by: z.literal("span"),
        amount: z.int(),
        unit: unitSchema,
        /** So much longer than the first, which doesn't count. */
        isMore: z.literal(true).optional(),
      }),
    ])
    .optional(),
  /** Dates that aren't available are left out instead of going elsewhere. */
  isSkipping: z.boolean().optional(),
});

export type Repeat = z.infer<typeof repeatSchema>;

/** What the client has chosen so far. `agentId` may be `anyone`; `typeId` is `standard` when there are no types. */
const draftSchema = z.strictObject({
  typeId: idSchema.optional(),
  agentId: idSchema.optional(),
  date: dateSchema.optional(),
  /** First and last day. */
  range: z.strictObject({ from: dateSchema, to: dateSchema }).optional(),
  /** Days that don't suit: dates, or weekdays by their English names. */
  except: z.array(z.string().max(10)).max(14).optional(),
  /** Days that were said and can't be told apart, or any of which would do: still to be asked. */
  dates: z.array(dateSchema).min(2).max(10).optional(),
  /** Two ways to read what was said, still to be asked: "Friday 11" is an hour or a day of the month. */
  either: z.tuple([readingSchema, readingSchema]).optional(),
  time: timeSchema.optional(),
  times: z.tuple([timeSchema, timeSchema]).optional(),
  window: windowSchema.optional(),
  /** The first free time will do. */
  isAsap: z.boolean().optional(),
  /** Nothing is to be booked: it is for the waitlist. `isAnyDay`: whichever day it will be. */
  isWaiting: z.boolean().optional(),
  isAnyDay: z.boolean().optional(),
  /** The place on the waitlist whose request is being changed. */
  waitId: idSchema.optional(),
  /** Days that are waited for at hours of their own: "Friday afternoon, or any time on Saturday". */
  spans: z.array(waitSpanSchema).min(2).max(5).optional(),
  name: z.string().max(100).optional(),
  /** The name of the profile, as the summary proposed it: nobody has given it. */
  proposedName: z.string().max(100).optional(),
  /** Who it is for when that isn't the client; `isForOther` while the name is still to be asked. */
  forName: z.string().max(100).optional(),
  isForOther: z.boolean().optional(),
  /** Services asked for together, to follow one another in one visit. */
  visitTypeIds: z.array(idSchema).min(2).max(maxVisitParts).optional(),
  /** The agent for each of them, where that was said; `anyone` for the others. */
  visitAgentIds: z.array(idSchema).max(maxVisitParts).optional(),
  /** The next service that is named comes in addition. */
  isAdding: z.boolean().optional(),
  /** Who is to be booked for after this one; neither a name nor another: the client. */
  people: z
    .array(
      z.strictObject({
        typeId: idSchema.optional(),
        forName: z.string().max(100).optional(),
        isForOther: z.boolean().optional(),
        date: dateSchema.optional(),
        time: timeSchema.optional(),
      }),
    )
    .max(5)
    .optional(),
  /** How the next of them comes: right after this one, or at the same time. */
  pairing: z.enum(["after", "same"]).optional(),
  /** Services named together with this one, to be booked after it. */
  nextTypeIds: z.array(idSchema).max(3).optional(),
  /** Services that what was said fits equally well: one of them is still to be chosen. */
  openTypeIds: z.array(idSchema).max(10).optional(),
  /** The service whose price was asked while none was chosen: whoever goes on means it. */
  askedTypeId: idSchema.optional(),
  /** Wanted beside an existing appointment of the same service. */
  isExtra: z.boolean().optional(),
  repeat: repeatSchema.optional(),
  /** The appointment that is being moved; `isPart`: one service of a visit, by itself. */
  moving: z.strictObject({ appointmentId: idSchema, version: z.int(), isPart: z.literal(true).optional() }).optional(),
});

export type Draft = z.infer<typeof draftSchema>;

const placeSchema = z.strictObject({ agentId: idSchema, date: dateSchema, time: timeSchema });

/** When and with which agent an appointment, or one part of a visit, should be. */
export type PartSlot = z.infer<typeof placeSchema>;

/** `parts`: who does what of a visit, and when, in its order. */
const slotSchema = placeSchema.extend({ parts: z.array(placeSchema).max(maxVisitParts).optional() });

const visitsSchema = z.array(slotSchema).min(2).max(60);

export type ChosenSlot = z.infer<typeof slotSchema>;

const changedSchema = z.strictObject({ appointmentId: idSchema, version: z.int() });

/** Where several appointments go: each to a weekday of its week or some days on, and to a time of day. */
const goalSchema = z.strictObject({
  weekday: z.enum(weekdays).optional(),
  days: z.int().optional(),
  time: timeSchema.optional(),
  minutes: z.int().optional(),
  agentId: idSchema.optional(),
});

export type MoveGoal = z.infer<typeof goalSchema>;

/** A line of a reply, as stored until it is said. */
const lineSchema = z.custom<Line>((value) => typeof value === "object" && value !== null && "key" in value);

const page = z.int().min(0).max(100);
const booking = { draft: draftSchema, page };

const shared = {
  /** Another number when the shape changes: old conversations then start over. */
  version: z.literal(1),
  /** When the last message came. */
  lastAtMs: z.number(),
  /** Counts messages, so that no two lists have the same ids. */
  turn: z.int(),
  /** Messages in a row that led nowhere. */
  misses: z.int(),
  /** The last reply offered a person: a yes means that. */
  isPersonOffered: z.boolean().optional(),
  /** The question that may be passed on to the team, in the client's words; `isYes`: a yes means that. */
  teamQuestion: z.strictObject({ words: questionSchema, isYes: z.boolean() }).optional(),
  /** How many questions had no answer here, so that no two replies to them are alike. */
  unanswered: z.int().optional(),
  /** The latest word of when the client arrives, for the owner. */
  arrival: z
    .strictObject({
      kind: z.enum(["late", "coming", "here"]),
      minutes: z.int().nullable(),
      atMs: z.number(),
    })
    .optional(),
  /** The link through which the client came last, and when. */
  origin: z.strictObject({ linkId: idSchema, atMs: z.number() }).optional(),
  /** What the last two replies said, in short. */
  said: z.array(z.string().max(20)).max(2).optional(),
  /** The language that a message seemed to be in, of which the client was told how to ask for it; or the one so far, once it was clear. */
  likelyLanguage: z.enum(languages).optional(),
  /** The options on the table; anything else is old or somebody else's. */
  offer: z.strictObject({
    nonce: z.string().max(40),
    madeAtMs: z.number(),
    values: z.array(z.string().max(150)).max(10),
  }),
};

/** Where a conversation stands, as it is stored. What doesn't parse starts over. */
export const conversationStateSchema = z.discriminatedUnion("step", [
  z.strictObject({
    ...shared,
    step: z.literal("menu"),
    /** The one service whose price or length was just asked. */
    askedTypeId: idSchema.optional(),
    /** The team was just told that somebody wants to hear from them. */
    isHandedOver: z.literal(true).optional(),
    /** The client's thanks or goodbye was the last thing that was answered. */
    isFarewellSaid: z.literal(true).optional(),
    /** Something was just booked, moved or cancelled; `cancelled` is how to book that again. */
    isChanged: z.literal(true).optional(),
    cancelled: draftSchema.optional(),
  }),
  z.strictObject({ ...shared, step: z.literal("type"), ...booking }),
  z.strictObject({ ...shared, step: z.literal("agent"), ...booking }),
  z.strictObject({ ...shared, step: z.literal("day"), ...booking }),
  z.strictObject({ ...shared, step: z.literal("time"), ...booking }),
  /** Nearest alternatives to a time that isn't free; the draft still says what was wanted. */
  z.strictObject({ ...shared, step: z.literal("slot"), ...booking }),
  z.strictObject({ ...shared, step: z.literal("name"), ...booking }),
  /** How often it is to come again. */
  z.strictObject({ ...shared, step: z.literal("repeat"), ...booking }),
  z.strictObject({
    ...shared,
    step: z.literal("summary"),
    ...booking,
    slot: slotSchema,
    /** All visits of a series, as they were read back; absent for a single one. */
    visits: visitsSchema.optional(),
  }),
  z.strictObject({ ...shared, step: z.literal("change"), ...booking }),
  /** There is already an appointment for the same service: asked whether to move it or book another. */
  z.strictObject({ ...shared, step: z.literal("existing"), ...booking, appointmentId: idSchema }),
  /** What would be waited for, read back. */
  z.strictObject({ ...shared, step: z.literal("waitlist"), ...booking }),
  /** A time that is held for the client, put again beside an answer. */
  z.strictObject({ ...shared, step: z.literal("heldOffer"), offerId: idSchema }),
  /** Where the client is on the waitlist; `waitId` is null while several are on the table. */
  z.strictObject({ ...shared, step: z.literal("waiting"), waitId: idSchema.nullable(), isLeaving: z.boolean() }),
  z.strictObject({ ...shared, step: z.literal("appointments"), purpose: z.enum(["show", "move", "cancel"]), page }),
  z.strictObject({ ...shared, step: z.literal("appointment"), appointmentId: idSchema }),
  /** Asked which service of a visit to move or cancel on its own. */
  z.strictObject({ ...shared, step: z.literal("part"), purpose: z.enum(["move", "cancel"]), appointmentId: idSchema }),
  z.strictObject({
    ...shared,
    step: z.literal("cancel"),
    appointmentId: idSchema,
    appointmentVersion: z.int(),
    isPart: z.literal(true).optional(),
    /** What to book afterwards. */
    afterwards: draftSchema.optional(),
  }),
  /** Whether several are to be cancelled, the rest of a series or others: exactly these. */
  z.strictObject({
    ...shared,
    step: z.literal("cancelSeries"),
    appointments: z.array(changedSchema).max(100),
  }),
  /** Whether several are to be moved: exactly these, to exactly there. No moves while it is asked where to. */
  z.strictObject({
    ...shared,
    step: z.literal("moveSeveral"),
    appointments: z.array(changedSchema).max(100),
    goal: goalSchema.nullable(),
    moves: z.array(slotSchema.extend(changedSchema.shape)).max(100),
  }),
  /** Asked whether to delete everything about the client. */
  z.strictObject({ ...shared, step: z.literal("erase") }),
  /** A command is under way; `afterCommand` ends this. */
  z.strictObject({
    ...shared,
    step: z.literal("working"),
    doing: z.enum(["book", "bookSeries", "reschedule", "moveSeveral", "cancel", "cancelSeries", "confirm", "take"]),
    draft: draftSchema,
    /** What was asked together with the yes, to be answered with how it went. */
    answers: z.array(lineSchema).max(20).optional(),
    /** The message with that question. */
    question: questionSchema.optional(),
    slot: slotSchema.optional(),
    visits: visitsSchema.optional(),
  }),
]);

export type ConversationState = z.infer<typeof conversationStateSchema>;

type Shared = keyof typeof shared;
type WithoutShared<State> = State extends unknown ? Omit<State, Shared> : never;

/** The part of a state that says what was asked. */
export type Scene = WithoutShared<ConversationState>;

export type BookingScene = Extract<Scene, { draft: Draft; page: number }>;

/** A conversation that hasn't begun. */
export const newConversation = (): ConversationState => ({
  version: 1,
  step: "menu",
  lastAtMs: 0,
  turn: 0,
  misses: 0,
  offer: { nonce: "", madeAtMs: 0, values: [] },
});

/** A stored state; one that can't be read, an older shape for instance, starts over. */
export const readConversationState = (stored: unknown): ConversationState => {
  const parsed = conversationStateSchema.safeParse(withStepRenamed(stored));
  return parsed.success ? parsed.data : newConversation();
};

/** States that were stored before a step got its present name. */
const withStepRenamed = (stored: unknown): unknown => {
  const step = typeof stored === "object" && stored !== null && "step" in stored ? stored.step : undefined;
  const renamed = typeof step === "string" ? formerSteps.get(step) : undefined;
  return renamed === undefined ? stored : { ...(stored as object), step: renamed };
};

const formerSteps: ReadonlyMap<string, ConversationState["step"]> = new Map([
  ["standing", "existing"],
  ["opening", "heldOffer"],
]);
