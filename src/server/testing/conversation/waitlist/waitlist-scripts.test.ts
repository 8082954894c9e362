import { describe, expect, test } from "vitest";
import type { ConversationFacts, OwnWait } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { buildFacts, buildOwnAppointment, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";
import { waitlistPhrases } from "./waitlist-phrases.ts";

/** Friday, the twentieth, is full with everybody. */
const fullFriday = (language: Language): ConversationFacts => {
  const times = Array.from(
    { length: 18 },
    (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
  );
  return ["ana", "luis"].reduce(
    (facts, agentId) =>
      times.reduce((busy, time) => withBusy(busy, buildOwnAppointment(language, { agentId, time })), facts),
    buildFacts(language),
  );
};

const request = { typeId: "cut", agentId: null, from: "2026-11-20", to: "2026-11-20", fromTime: null, toTime: null };
const wait: OwnWait = { id: "wait-1", request, offer: null };

const offered = (language: Language): ConversationFacts => {
  const facts = buildFacts(language);
  const until = facts.now.add({ minutes: 15 });
  const offer = { id: "offer-1", agentId: "ana", date: "2026-11-20", time: "11:00", until };
  return { ...facts, waits: [{ ...wait, offer }], lastOffer: { offerId: "offer-1", sentAt: facts.now } };
};

const open = (facts: ConversationFacts) => {
  const server = createSalonServer(facts);
  const say = (text: string) => server.receive({ kind: "text", text, profileName: "María" });
  const tap = (value: string) => {
    const state = server.state();
    return server.receive({ kind: "choice", choiceId: `${state.step}:${state.offer.nonce}:${value}` });
  };
  return { server, say, tap };
};

const keysOf = ({ last }: ReturnType<ReturnType<typeof open>["say"]>) =>
  last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));

const cases = (of: keyof (typeof waitlistPhrases)["en"]) =>
  languages.flatMap((language) => waitlistPhrases[language][of].map((text) => [language, text] as const));

describe("a visit of several services", () => {
  const wishes = {
    en: "put me on the waiting list for a haircut and colour on friday",
    es: "apúntame en la lista de espera para corte y color el viernes",
    fr: "mettez-moi sur la liste d'attente pour une coupe et une couleur vendredi",
    de: "setzen Sie mich für Haarschnitt und Farbe am Freitag auf die Warteliste",
    pt: "me coloque na lista de espera para corte e coloração na sexta",
  };

  test.each(languages)("%s: one service at a time is said, and the one that is chosen is waited for", (language) => {
    const { server, say, tap } = open(fullFriday(language));
    const asked = say(wishes[language]);
    expect(keysOf(asked)).toContain("waitlist.oneService");
    expect(asked.last.replies.flatMap(({ options }) => options)).toHaveLength(2);
    expect(keysOf(tap("colour"))).toContain("waitlist.ask");
    expect(keysOf(tap("join"))).toContain("waitlist.joined");
    expect(server.facts().waits).toMatchObject([{ request: { typeId: "colour", from: "2026-11-20" } }]);
  });

  test.each(languages)("%s: after a refusal the same is asked", (language) => {
    const { say, tap } = open(fullFriday(language));
    say(
      {
        en: "haircut and colour",
        es: "corte y color",
        fr: "coupe et couleur",
        de: "Haarschnitt und Farbe",
        pt: "corte e coloração",
      }[language],
    );
    say({ en: "on friday", es: "el viernes", fr: "vendredi", de: "am Freitag", pt: "na sexta" }[language]);
    expect(keysOf(tap("wait"))).toContain("waitlist.oneService");
  });
});

describe("the waitlist by words alone", () => {
  test.each(cases("join"))("%s joins: %s", (language, text) => {
    const { server, say } = open(fullFriday(language));
    const asked = say(text);
    expect(keysOf(asked)).toContain("waitlist.ask");
    expect(asked.first.command).toBeNull();
    const joined = say({ en: "yes", es: "sí", fr: "oui", de: "ja", pt: "sim" }[language]);
    expect(keysOf(joined)).toContain("waitlist.joined");
    expect(server.facts().waits).toMatchObject([{ request: { typeId: "cut", from: "2026-11-20", to: "2026-11-20" } }]);
  });

  test.each(cases("status"))("%s asks: %s", (language, text) => {
    const { say } = open({ ...buildFacts(language), waits: [wait] });
    expect(keysOf(say(text))).toContain("waitlist.yours");
  });

  test.each(cases("leave"))("%s leaves: %s", (language, text) => {
    const { server, say, tap } = open({ ...buildFacts(language), waits: [wait] });
    expect(keysOf(say(text))).toContain("waitlist.askLeave");
    expect(server.facts().waits).toHaveLength(1);
    expect(keysOf(tap("leaveList"))).toContain("waitlist.left");
    expect(server.facts().waits).toEqual([]);
  });

  test.each(cases("take"))("%s takes an offer: %s", (language, text) => {
    const { server, say } = open(offered(language));
    const taken = say(text);
    expect(taken.first.command).toMatchObject({ kind: "takeOffer", offerId: "offer-1" });
    expect(keysOf(taken)).toContain("confirmation.booked");
    expect(server.facts().appointments).toHaveLength(1);
  });

  test.each(cases("pass"))("%s passes it on: %s", (language, text) => {
    const { say } = open(offered(language));
    const passed = say(text);
    expect(passed.first.command).toMatchObject({ kind: "passOffer", offerId: "offer-1" });
    expect(keysOf(passed)).toContain("waitlist.passed");
  });

  test.each(languages)("in %s nobody who isn't on it is asked to leave", (language) => {
    const { say } = open(buildFacts(language));
    expect(keysOf(say(waitlistPhrases[language].leave[0] as string))).toContain("waitlist.none");
  });
});

describe("the option beside the alternatives", () => {
  test.each(languages)("in %s: a time that is taken, the list, the read-back, and a yes", (language) => {
    const text = {
      en: "haircut Friday at 10",
      es: "corte el viernes a las 10",
      fr: "coupe vendredi à 10h",
      de: "Haarschnitt Freitag um 10 Uhr",
      pt: "corte sexta às 10h",
    };
    const { server, say, tap } = open(fullFriday(language));
    const refused = say(text[language]);
    const titles = refused.last.replies.flatMap(({ options }) => options.map(({ title }) => title));
    expect(titles).toContainEqual({ key: "options.waitlist" });
    expect(keysOf(tap("wait"))).toContain("waitlist.ask");
    expect(keysOf(tap("join"))).toContain("waitlist.joined");
    expect(server.facts().waits).toMatchObject([{ request: { fromTime: "10:00", toTime: "10:00" } }]);
  });

  test("any time of the day will do after all", () => {
    const { server, say, tap } = open(fullFriday("en"));
    say("haircut Friday at 10");
    tap("wait");
    expect(keysOf(tap("anyTime"))).toContain("waitlist.ask");
    tap("join");
    expect(server.facts().waits).toMatchObject([{ request: { fromTime: null, toTime: null } }]);
  });

  test("other hours in words are another request", () => {
    const { say, tap } = open(fullFriday("en"));
    say("haircut Friday at 10");
    tap("wait");
    const asked = say("rather Friday morning");
    expect(keysOf(asked)).toContain("waitlist.ask");
    expect(asked.last.state).toMatchObject({
      step: "waitlist",
      draft: { date: "2026-11-20", window: { part: "morning" } },
    });
  });

  test("a service and a day are asked for when they weren't said", () => {
    const { say, tap } = open(fullFriday("en"));
    expect(say("put me on the waiting list please").last.state.step).toBe("type");
    expect(keysOf(tap("cut"))).toContain("waitlist.askDay");
    expect(keysOf(say("friday"))).toContain("waitlist.ask");
  });

  test("nobody has to wait for what is free", () => {
    const { say } = open(buildFacts("en"));
    expect(keysOf(say("put me on the waiting list for a haircut on Friday"))).toContain("waitlist.freeNow");
  });

  test.each([
    ["several days", "put me on the waiting list for a haircut from Friday to Tuesday"],
    ["hours of several days", "put me on the waiting list for a haircut from Friday to Tuesday, mornings only"],
  ])("nor for what is free on one of %s, but whoever insists may", (_, text) => {
    const { server, say } = open(fullFriday("en"));
    expect(keysOf(say(text))).toContain("waitlist.freeNow");
    expect(keysOf(say("waiting list"))).toContain("waitlist.ask");
    say("yes");
    expect(server.facts().waits).toHaveLength(1);
  });

  test("nor for what is free on any day", () => {
    const { say, tap } = open(fullFriday("en"));
    expect(keysOf(say("put me on the waiting list for a haircut"))).toContain("waitlist.askDay");
    expect(keysOf(tap("anyDay"))).toContain("waitlist.freeNow");
    expect(keysOf(say("waiting list"))).toContain("waitlist.ask");
  });

  test("nor under the question whether to join, for another day that is free", () => {
    const { say, tap } = open(fullFriday("en"));
    say("haircut Friday at 10");
    tap("wait");
    const told = say("rather next Tuesday morning");
    expect(keysOf(told)).toContain("waitlist.freeNow");
    expect(told.last.state).toMatchObject({ step: "time", draft: { date: "2026-11-24" } });
  });

  test("nor where the service is named last", () => {
    const { say, tap } = open(fullFriday("en"));
    expect(say("put me on the waiting list for Saturday").last.state.step).toBe("type");
    expect(keysOf(tap("cut"))).toContain("waitlist.freeNow");
  });

  test("the free times of a day were just read: its list is meant", () => {
    const { say } = open(buildFacts("en", regularClient));
    expect(say("haircut on Thursday morning with Ana").last.state.step).toBe("time");
    expect(keysOf(say("waiting list"))).toContain("waitlist.ask");
  });

  test("a closed day isn't waited for, and the same isn't waited for twice", () => {
    const closed = open(buildFacts("en")).say("haircut on Sunday at 10");
    const values = closed.last.replies.flatMap(({ options }) => options.map(({ title }) => title));
    expect(values).not.toContainEqual({ key: "options.waitlist" });
    const { say } = open({ ...fullFriday("en"), waits: [wait] });
    expect(keysOf(say("waiting list for a haircut on Friday with anyone"))).toContain("waitlist.already");
  });
});

describe("beside everything else", () => {
  test("own appointments tell of it", () => {
    const { say } = open({ ...buildFacts("en"), waits: [wait] });
    expect(keysOf(say("my appointments"))).toContain("waitlist.also");
  });

  test("an offer that is over can't be taken, and old buttons do nothing", () => {
    const facts = offered("en");
    const { server } = open({ ...facts, now: facts.now.add({ minutes: 16 }) });
    const late = server.receive({ kind: "choice", choiceId: "opening:take:offer-1:1" });
    expect(late.first.command).toBeNull();
    expect(keysOf(late)).toContain("waitlist.offerGone");
    expect(botTexts.en.waitlist.offerGone).toContain("ended");
  });

  test("a question after an offer is answered and takes nothing", () => {
    const { say } = open(offered("en"));
    expect(say("how much is a haircut?").first.command).toBeNull();
    expect(say("rather on Monday at 10").first.command).toBeNull();
  });
});
