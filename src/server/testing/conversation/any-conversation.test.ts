// @module-tag trial
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownUpcomingAppointments } from "#domain/conversation/appointments/own-appointments.ts";
import { asSaid, availabilityRequestOf, typeOf } from "#domain/conversation/availability/availability-request.ts";
import { findObstacle } from "#domain/conversation/availability/free-times.ts";
import type { Command, CommandRefusal } from "#domain/conversation/command.ts";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import { renderReply, toNumberedText } from "#domain/conversation/replying/render.ts";
import type { Reply } from "#domain/conversation/replying/reply.ts";
import { type ConversationState, conversationStateSchema } from "#domain/conversation/state.ts";
import { stepConversation } from "#domain/conversation/step-conversation.ts";
import { languages } from "#domain/languages.ts";
import { assertProperty } from "#domain/testing/assert-property.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { messageLimits } from "../../integrations/whatsapp/channel.ts";
import { trialLength } from "../trial-length.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient, withBusy } from "./salon.ts";
import { createSalonServer } from "./salon-server.ts";

const sayings = [
  ..."hi|hola|book|reservar|yes|sí|ja|ok|no|1|2|3|10|42|menu|back|zurück|cancel|annuler|help|stop|start|baja|alta".split(
    "|",
  ),
  ..."my appointments|mis citas|reschedule|cancel my appointment|talk to us|change|confirm|more|anyone|egal".split("|"),
  ..."haircut|corte y barba|Ana|luis|tomorrow|mañana a las 3|friday 10:30|next friday|3/12|31/2|asap|at 7".split("|"),
  ..."haircut with ana tomorrow at 3|demain à 15h|übermorgen halb drei|sexta à tarde|25:00|in 2 days|5 may".split("|"),
  ..."Deutsch|english|português|María|👍|  |{{name}}|my name is Bob|thanks|see you tomorrow|another day|same again".split(
    "|",
  ),
  ..."every 2 weeks|haircut with ana friday at 10 weekly|cada quince días|alle vier Wochen|only 3 times|just once".split(
    "|",
  ),
  ..."cancel the whole series|every first friday of the month at 10|skip those|toutes les semaines".split("|"),
  "the time",
  "x".repeat(5000),
  "\u202e\u0000\ud800",
];

type Event =
  | { kind: "say"; text: string }
  | { kind: "tapLast"; index: number }
  | { kind: "tapOld"; index: number }
  | { kind: "tapAnything"; id: string }
  | { kind: "media" }
  | { kind: "wait"; minutes: number }
  | { kind: "taken"; agentId: string; day: number; hour: number }
  | { kind: "refuse"; reason: CommandRefusal };

/** Text that means nothing. One or two letters or digits, or a sign, may: "k" is a yes, "2" an option, "👌" a yes. */
const noise = fc
  .string({ unit: "binary" })
  .filter((text) => !/\p{Extended_Pictographic}/u.test(text))
  .filter((text) => {
    const { length } = text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
    return length === 0 || length > 2;
  });

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant("say" as const), text: fc.constantFrom(...sayings) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("say" as const), text: noise }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant("tapLast" as const), index: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("tapOld" as const), index: fc.nat(200) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("tapAnything" as const),
      id: fc.constantFrom(
        "",
        "::",
        "summary::confirm",
        "reminder:cancel:own:1",
        "reminder:confirm:new-1:1",
        "reminder:x:y:z",
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "media" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(1, 20, 31, 200, 1500) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("taken" as const),
      agentId: fc.constantFrom("ana", "luis"),
      day: fc.integer({ min: 19, max: 27 }),
      hour: fc.integer({ min: 10, max: 17 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refuse" as const),
      reason: fc.constantFrom<CommandRefusal>("taken", "gone", "failed", "closed-day"),
    }),
  },
);

test("no sequence of a thousand messages throws, loops, books unasked or ends where the menu can't be reached", () => {
  const start = fc.record({
    language: fc.constantFrom(...languages),
    client: fc.constantFrom(newClient, regularClient, { ...regularClient, isBlocked: true }),
  });
  let bookings = 0;
  let isAnyoneLet = false;
  assertProperty(
    fc.property(start, fc.array(event, { minLength: 1000, maxLength: 1000 }), ({ language, client }, events) => {
      isAnyoneLet ||= !client.isBlocked;
      bookings += play(buildFacts(language, client), events);
    }),
    { numRuns: trialLength({ short: 3, long: 8 }), endOnFailure: true },
  );
  // Otherwise the promise about bookings would hold because there were none. One time in 27 only blocked clients were drawn.
  if (isAnyoneLet) expect(bookings).toBeGreaterThan(3);
}, 120_000);

const play = (facts: ConversationFacts, events: readonly Event[]): number => {
  const server = createSalonServer(facts);
  const ids: string[] = [];
  let lastIds: readonly string[] = [];
  let lastReply: Reply | undefined;
  let bookings = 0;
  for (const one of events) {
    const message = messageOf(one, lastIds, ids);
    if (!message) {
      happen(server, one);
      continue;
    }
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 5 }) }));
    const before = { state: server.state(), facts: server.facts() };
    const { first, last } = server.receive(message);
    if (first.command?.kind === "book" || first.command?.kind === "reschedule") {
      expectConfirmed(before, message, lastReply, first.command);
      bookings += 1;
    }
    if (first.command?.kind === "bookSeries") {
      expectSeriesConfirmed(before, message, lastReply, first.command);
      bookings += 1;
    }
    if (first.command?.kind === "cancelSeries") expectSeriesRead(lastReply, message, first.command.appointments.length);
    if (first.command?.kind === "cancel") expectCancelAsked(before, message, lastReply, first.command.appointmentId);
    if (before.facts.client.isOptedOut && !server.facts().client.isOptedOut) expect(first.command?.kind).toBe("optIn");
    else if (before.facts.client.isOptedOut) must(last.replies.length === 0, "a reply after stop");
    const stored = JSON.parse(JSON.stringify(last.state));
    must(conversationStateSchema.safeParse(stored).success, `a state that can't be read back: ${stored.step}`);
    must(last.replies.length <= 1, "more than one reply");
    for (const reply of last.replies) expectSendable(reply, last.language);
    expectMenuInReach(server.state(), server.facts());
    // A reply without options leaves nothing to tap; silence leaves the options as they were.
    if (last.replies[0]) {
      lastReply = last.replies[0];
      lastIds = lastReply.options.map(({ id }) => id);
      ids.push(...lastIds);
    }
  }
  return bookings;
};

const messageOf = (
  one: Event,
  lastIds: readonly string[],
  ids: readonly string[],
): Omit<IncomingMessage, "at"> | null => {
  const profileName = "Pat";
  const tap = (id: string | undefined) => ({ kind: "choice" as const, choiceId: id ?? "none", profileName });
  if (one.kind === "say") return { kind: "text", text: one.text, profileName };
  if (one.kind === "media") return { kind: "media", text: "", profileName };
  if (one.kind === "tapLast") return tap(lastIds[one.index % Math.max(1, lastIds.length)]);
  if (one.kind === "tapOld") return tap(ids.at(-1 - (one.index % Math.max(1, ids.length))));
  return one.kind === "tapAnything" ? tap(one.id) : null;
};

const happen = (server: ReturnType<typeof createSalonServer>, one: Event): void => {
  if (one.kind === "wait") server.change((current) => ({ ...current, now: current.now.add({ minutes: one.minutes }) }));
  if (one.kind === "refuse") server.refuseNext({ ok: false, reason: one.reason });
  if (one.kind === "taken") {
    const taken = buildOwnAppointment("en", {
      agentId: one.agentId,
      date: `2026-11-${one.day}`,
      time: `${one.hour}:00`,
    });
    server.change((current) => withBusy(current, taken));
  }
};

/** The client saw a summary of exactly this slot last, and said yes to it; and the slot was free. */
const expectConfirmed = (
  { state, facts }: { state: ConversationState; facts: ConversationFacts },
  message: Omit<IncomingMessage, "at">,
  lastReply: Reply | undefined,
  command: { agentId: string; date: string; time: string; parts?: object[]; more?: object[] },
): void => {
  expect(state.step).toBe("summary");
  if (state.step !== "summary") return;
  const { parts, agentId, date, time } = state.slot;
  const first = { agentId: parts?.[0]?.agentId ?? agentId, date, time };
  expect(first).toEqual({ agentId: command.agentId, date: command.date, time: command.time });
  expect((command.parts ?? command.more)?.length).toBe(command.parts ? parts?.length : parts && parts.length - 1);
  const line = lastReply?.lines.find(({ key }) => key === "questions.summary" || key === "questions.summaryOfMove");
  expect(line?.values).toMatchObject({ date: { date: command.date }, time: { time: command.time } });
  const confirmId = lastReply?.options[0]?.id;
  if (message.choiceId !== undefined) expect(message.choiceId).toBe(confirmId);
  else expect(yesTexts).toContain(message.text);
  const turn = turnOf(facts, null);
  const type = typeOf(turn, state.draft);
  expect(type).not.toBeNull();
  if (!type) return;
  const draft = parts ? { ...state.draft, visitAgentIds: parts.map((part) => part.agentId) } : state.draft;
  const request = availabilityRequestOf(turn, draft, type, parts ? asSaid : command.agentId);
  expect(findObstacle(turn, request, command.date, command.time)).toBeNull();
};

/** The client saw every date of the series last, in this order, and said yes to it; and all were free. */
const expectSeriesConfirmed = (
  { state, facts }: { state: ConversationState; facts: ConversationFacts },
  message: Omit<IncomingMessage, "at">,
  lastReply: Reply | undefined,
  { visits }: Extract<Command, { kind: "bookSeries" }>,
): void => {
  must(state.step === "summary", "a series that wasn't read back");
  if (state.step !== "summary") return;
  const read = (lastReply?.lines ?? []).flatMap(({ key, values }) => {
    if (!/^repeat\.(?:date|dateWith|lastDay|instead)$/.test(key)) return [];
    const { date, time, newDate, newTime } = (values ?? {}) as Record<string, { date: string; time: string }>;
    return [`${(newDate ?? date)?.date} ${(newTime ?? time)?.time}`];
  });
  expect(visits.map(({ date, time }) => `${date} ${time}`)).toEqual(read);
  expectSaidYes(message, lastReply, yesTexts);
  const turn = turnOf(facts, null);
  const type = typeOf(turn, state.draft);
  for (const { agentId, date, time } of visits) {
    must(type !== null, "a series of nothing");
    if (type)
      expect(findObstacle(turn, availabilityRequestOf(turn, state.draft, type, agentId), date, time)).toBeNull();
  }
  must(
    ownUpcomingAppointments(turn).length + visits.length <= facts.business.maxActiveBookings,
    "more than a client may have",
  );
};

const expectSeriesRead = (lastReply: Reply | undefined, message: Omit<IncomingMessage, "at">, count: number): void => {
  const keys = lastReply?.lines.map(({ key }) => key as string) ?? [];
  expect(["repeat.cancelAsk", "repeat.cancelAskMixed"]).toContain(
    keys.find((key) => key.startsWith("repeat.cancelAsk")),
  );
  // What stays is named behind what goes.
  const staying = keys.indexOf("repeat.staying");
  const going = keys.slice(0, staying < 0 ? keys.length : staying);
  expect(going.filter((key) => key === "repeat.date" || key === "repeat.dateOf")).toHaveLength(count);
  expectSaidYes(message, lastReply, [...yesTexts, ...cancelTexts, wholeSeries]);
};

const expectSaidYes = (
  message: Omit<IncomingMessage, "at">,
  lastReply: Reply | undefined,
  texts: readonly string[],
): void => {
  if (message.choiceId !== undefined) expect(message.choiceId).toBe(lastReply?.options[0]?.id);
  else expect(texts).toContain(message.text);
};

/** The client saw the question whether to cancel exactly this one last, and said yes to it. */
const expectCancelAsked = (
  { state, facts }: { state: ConversationState; facts: ConversationFacts },
  message: Omit<IncomingMessage, "at">,
  lastReply: Reply | undefined,
  appointmentId: string,
): void => {
  expect(state.step === "cancel" && state.appointmentId).toBe(appointmentId);
  expect(lastReply?.lines.some(({ key }) => key === "questions.cancel")).toBe(true);
  if (message.choiceId !== undefined) expect(message.choiceId).toBe(lastReply?.options[0]?.id);
  else expect([...yesTexts, ...cancelTexts, ...(hasSeries(facts) ? [] : [wholeSeries])]).toContain(message.text);
};

const hasSeries = (facts: ConversationFacts): boolean =>
  ownUpcomingAppointments(turnOf(facts, null)).some(({ seriesId }) => seriesId !== undefined);

const yesTexts = ["yes", "sí", "ja", "ok", "1", "👍", "confirm"];
/** A client without a series can only mean the one that was asked about. */
const wholeSeries = "cancel the whole series";
const cancelTexts = ["cancel", "cancel my appointment", "cancelar", "annuler", "absagen", "stornieren", "cancel it"];

/** `expect` a million times would be most of the test's time. */
const must = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};

const expectSendable = (reply: Reply, language: (typeof languages)[number]): void => {
  const message = renderReply(reply, language, botTexts[language]);
  must(message.text.length > 0, "a message without text");
  must(toNumberedText(message).length <= messageLimits.textLength, "text too long");
  if (message.kind === "text") return;
  const isButtons = message.kind === "buttons";
  const options = isButtons ? message.buttons : message.options;
  const longest = isButtons ? messageLimits.buttonTitleLength : messageLimits.optionTitleLength;
  must(message.text.length <= messageLimits.menuTextLength, "a menu's text too long");
  must(options.length <= (isButtons ? messageLimits.buttons : messageLimits.options), "too many options");
  must(options.length > 0 && new Set(options.map(({ id }) => id)).size === options.length, "ids repeat");
  for (const { id, title, description = "" } of options) {
    must(id.length <= messageLimits.choiceIdLength, `an id too long: ${id}`);
    must(title.length > 0 && title.length <= longest, `a title that doesn't fit: ${title}`);
    must(description.length <= messageLimits.optionDescriptionLength, `a description that doesn't fit: ${description}`);
  }
};

const expectMenuInReach = (state: ConversationState, facts: ConversationFacts): void => {
  if (facts.client.isOptedOut) return;
  const { state: next, replies } = stepConversation(state, { kind: "text", text: "menu", at: facts.now }, facts);
  const [reply] = replies;
  must(next.step === "menu" && reply?.lines.at(-1)?.key === "questions.menu", `no menu from ${state.step}`);
  must((reply?.options.length ?? 0) > 1, "a menu without options");
};
