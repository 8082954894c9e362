import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

type Wish = "join" | "status" | "leave" | "take" | "pass" | "data" | "erase" | "keep";

/** One message each, in many wordings: about the waitlist, one's data, and what must not be mistaken for deleting it (`keep`). */
const wishes = JSON.parse(readFileSync(join(import.meta.dirname, "wishes.json"), "utf8")) as Record<
  Language,
  Record<Wish, string[]>
>;

const request = { typeId: "cut", agentId: null, from: "2026-11-20", to: "2026-11-20", fromTime: null, toTime: null };

const times = Array.from(
  { length: 18 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

const factsFor = (language: Language, wish: Wish): ConversationFacts => {
  const facts = buildFacts(language, regularClient);
  const until = facts.now.add({ minutes: 15 });
  const offer = { id: "offer-1", agentId: "ana", date: "2026-11-20", time: "11:00", until };
  if (wish === "join")
    return ["ana", "luis"].reduce(
      (full, agentId) =>
        times.reduce((busy, time) => withBusy(busy, buildOwnAppointment(language, { agentId, time })), full),
      facts,
    );
  if (wish === "status" || wish === "leave") return { ...facts, waits: [{ id: "wait-1", request, offer: null }] };
  if (wish === "take" || wish === "pass")
    return {
      ...facts,
      waits: [{ id: "wait-1", request, offer }],
      lastOffer: { offerId: "offer-1", sentAt: facts.now },
    };
  const saturday = buildOwnAppointment(language, { id: "own-2", date: "2026-11-21", time: "12:00" });
  return wish === "keep"
    ? { ...facts, appointments: [buildOwnAppointment(language, { time: "11:00" }), saturday] }
    : facts;
};

const hear = (facts: ConversationFacts, text: string) => {
  const server = createSalonServer(facts);
  const { first, last } = server.receive({ kind: "text", text, profileName: "María" });
  const keys = last.replies.flatMap(({ lines }) => lines.map(({ key }) => String(key)));
  return { command: first.command?.kind ?? "", step: server.state().step, keys };
};

type Heard = ReturnType<typeof hear>;

const isUnderstood: Readonly<Record<Wish, (heard: Heard) => boolean>> = {
  join: ({ keys }) => keys.includes("waitlist.ask"),
  status: ({ keys }) => keys.includes("waitlist.yours"),
  leave: ({ keys }) => keys.includes("waitlist.askLeave"),
  take: ({ command }) => command === "takeOffer",
  pass: ({ command }) => command === "passOffer",
  data: ({ command }) => command === "sendData",
  erase: ({ step, command }) => step === "erase" && command === "",
  keep: ({ step, command }) => step !== "erase" && command === "",
};

test.each(
  languages.flatMap((language) => (Object.keys(wishes[language]) as Wish[]).map((wish) => [language, wish] as const)),
)("strangers' requests in %s are understood: %s", (language, wish) => {
  const wrong = wishes[language][wish].filter((text) => !isUnderstood[wish](hear(factsFor(language, wish), text)));
  expect(wrong).toEqual([]);
});

const standing = (language: Language, date: string): ConversationFacts => ({
  ...buildFacts(language, regularClient),
  appointments: [buildOwnAppointment(language, { date, time: "11:00" })],
});

test.each([
  ["gonna have to bail on my saturday appointment, something came up, take me off the list", "cancel"],
  ["can't come on Saturday after all, please take me off the list", "cancel"],
] as const)("without a wait, what is called off is the appointment: %s", (text, step) => {
  expect(hear(standing("en", "2026-11-21"), text).step).toBe(step);
});

test.each([
  ["en", "can I cancel if something comes up?"],
  ["en", "is it with somebody else or with Ana?"],
  ["de", "haben Sie einen anderen Termin?"],
  ["es", "¿tienes otra hora?"],
] as const)("%s: a question to an offer neither takes it nor passes it on: %s", (language, text) => {
  expect(["takeOffer", "passOffer"]).not.toContain(hear(factsFor(language, "take"), text).command);
});

test.each([
  ["fr", "Allô allô! Excusez-moi, je sais que c'est tard mais j'aimerais une coupe vendredi à 11h"],
  ["pt", "Desculpe-me, queria um corte na sexta às 11h"],
  ["es", "Disculpe, quisiera un corte el viernes a las 11"],
  ["de", "Entschuldigen Sie, ich hätte gern einen Haarschnitt am Freitag um 11 Uhr"],
  ["en", "Sorry, Excuse me, could I have a haircut on Friday at 11am"],
] as const)("%s: a courtesy is no name: %s", (language, text) => {
  const server = createSalonServer(buildFacts(language, newClient));
  server.receive({ kind: "text", text });
  const state = server.state();
  expect("draft" in state ? state.draft.name : undefined).toBeUndefined();
});
