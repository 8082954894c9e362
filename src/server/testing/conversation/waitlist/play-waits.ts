import { turnOf } from "#domain/conversation/conversation-turn.ts";
import type { ConversationFacts, OwnWait } from "#domain/conversation/facts.ts";
import { waitlistRequestsOf } from "#domain/conversation/waitlist/waitlist-request-of-draft.ts";
import type { Language } from "#domain/languages.ts";
import { minutesOf, timeOfMinutes } from "#domain/scheduling/clock/clock-time.ts";
import type { WaitlistRequest } from "#domain/scheduling/waitlist/waitlist-request.ts";
import { buildFacts, buildOwnAppointment, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

/** What is before the first message: an offer on the table, or a place on the list. */
export type Given = "offer" | "waiting" | "waiting longer" | undefined;

const times = Array.from(
  { length: 18 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

const request = { typeId: "cut", agentId: null, from: "2026-11-20", to: "2026-11-20", fromTime: null, toTime: null };

/** Friday, the twentieth, Saturday and Tuesday, the twenty-fourth, are full with everybody. */
const factsOfWaits = (language: Language, given: Given): ConversationFacts => {
  const facts = ["ana", "luis"].reduce(
    (all, agentId) =>
      ["2026-11-20", "2026-11-21", "2026-11-24"].reduce(
        (days, date) =>
          times.reduce((busy, time) => withBusy(busy, buildOwnAppointment(language, { agentId, date, time })), days),
        all,
      ),
    buildFacts(language, regularClient),
  );
  const wait: OwnWait = { id: "wait-1", request, offer: null };
  if (given === "waiting") return { ...facts, waits: [wait] };
  if (given === "waiting longer") return { ...facts, waits: [{ ...wait, request: { ...request, to: "2026-11-21" } }] };
  if (given === undefined) return facts;
  const until = facts.now.add({ minutes: 15 });
  const offer = { id: "offer-1", agentId: "ana", date: "2026-11-20", time: "11:00", until };
  return { ...facts, waits: [{ ...wait, offer }], lastOffer: { offerId: "offer-1", sentAt: facts.now } };
};

/**
 * Plays messages, half a minute apart, and says in short where they lead: `ask cut 11-20 09:00-12:00` for what is read back before
 * somebody is put on the list, `free cut 11-20..11-24` for days of which some are free, `take` and `pass` for an offer, otherwise what was said or the step.
 */
export const playWaits = (language: Language, given: Given, turns: readonly string[]): string => {
  const server = createSalonServer(factsOfWaits(language, given));
  const results = turns.map((text) => {
    server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
    return server.receive({ kind: "text", text, profileName: "María" });
  });
  const last = results.at(-1);
  const keys = last?.last.replies.flatMap(({ lines }) => lines.map(({ key }) => key)) ?? [];
  const command = last?.first.command;
  const state = server.state();
  const said = saidKeys.find(([key]) => keys.some((one) => one === key))?.[1];
  const done = command ? (commandWords[command.kind] ?? command.kind) : undefined;
  const question = questions.find(([key]) => keys.some((one) => one === key))?.[1];
  const asked =
    (state.step === "waitlist" || state.step === "slot") && question !== undefined
      ? `${question} ${waitlistRequestsOf(turnOf(server.facts(), null), state.draft).map(requestGist).join(" + ")}`
      : undefined;
  const answers = keys.filter((key) => key.startsWith("info.")).map((key) => key.replace("info.", ""));
  const hint = keys.find((key) => key.startsWith("inYourLanguage"));
  const parts = [hint, done, said, asked, ...new Set(answers)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" ") : state.step;
};

/** The lines that answer one message to an offer, by their keys. */
export const saidBesideOffer = (
  language: Language,
  text: string,
  appointments: ConversationFacts["appointments"] = [],
): readonly string[] =>
  createSalonServer({ ...factsOfWaits(language, "offer"), appointments })
    .receive({ kind: "text", text, profileName: "María" })
    .last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));

const questions = [
  ["waitlist.ask", "ask"],
  ["waitlist.askChange", "change"],
  ["waitlist.freeNow", "free"],
] as const;

const saidKeys: readonly (readonly [string, string])[] = [
  ["waitlist.notYet", "notyet"],
  ["waitlist.notJoined", "dropped"],
  ["left", "dropped"],
  ["waitlist.yours", "yours"],
  ["waitlist.askLeave", "leave?"],
  ["waitlist.none", "none"],
  ["waitlist.changed", "changed"],
  ["waitlist.stays", "stays"],
  ["waitlist.already", "already"],
  ["waitlist.nothingElse", "nothing else"],
  ["waitlist.nothingWith", "not with them"],
  ["waitlist.isWith", "with them"],
  ["waitlist.stillOffered", "offer again"],
];

const commandWords: Readonly<Record<string, string>> = { takeOffer: "take", passOffer: "pass" };

const requestGist = ({ typeId, agentId, from, to, fromTime, toTime }: WaitlistRequest): string =>
  [
    typeId,
    agentId,
    from === to ? from.slice(5) : `${from.slice(5)}..${to.slice(5)}`,
    fromTime === null || toTime === null ? null : fromTime === toTime ? fromTime : `${fromTime}-${endOf(toTime)}`,
  ]
    .filter((part) => part !== null)
    .join(" ");

/** The last time it may begin is the minute before the hours end. */
const endOf = (time: string): string => timeOfMinutes(minutesOf(time) + 1);
