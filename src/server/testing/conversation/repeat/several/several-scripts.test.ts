import { describe, expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../../salon.ts";
import { createSalonServer } from "../../salon-server.ts";
import { cancelledPhrases, movedPhrases } from "./several-phrases.ts";

const standing = (language: Language) => [
  buildOwnAppointment(language, { id: "own-0", date: "2026-11-24", time: "10:00" }),
  buildOwnAppointment(language, { id: "own-1", date: "2026-12-01", time: "10:00" }),
  buildOwnAppointment(language, { id: "own-2", date: "2026-12-08", time: "10:00" }),
  buildOwnAppointment(language, { id: "own-3", date: "2026-12-11", time: "11:00", typeId: "colour" }),
];

const factsIn = (language: Language): ConversationFacts =>
  standing(language).reduce(withBusy, { ...buildFacts(language), appointments: standing(language) });

const open = (facts: ConversationFacts) => {
  const server = createSalonServer(facts);
  const say = (text: string) => {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    return server.receive({ kind: "text", text, profileName: "María" });
  };
  const places = () => server.facts().appointments.map(({ date, time }) => `${date.slice(5)} ${time}`);
  return { server, say, places };
};

const keysOf = ({ last }: ReturnType<ReturnType<typeof open>["say"]>) =>
  last.replies.flatMap(({ lines }) => lines.map(({ key }) => key));

const all = <Value>(of: (language: Language) => readonly Value[]) =>
  languages.flatMap((language) => of(language).map((value) => [language, value] as const));

const yes: Record<Language, string> = { en: "yes", es: "sí", fr: "oui", de: "ja", pt: "sim" };

describe("several appointments are moved at once", () => {
  test.each(all((language) => movedPhrases[language].map(([text, expected]) => ({ text, expected }))))(
    "%s: %o",
    (language, { text, expected }) => {
      const talk = open(factsIn(language));
      const before = standing(language);
      const [which, days, time] = expected.split(" ") as [string, string, string | undefined];
      const moved = before.map((one, index) =>
        which === "all" || index < 3
          ? `${addDays(one.date, Number(days)).slice(5)} ${time ?? one.time}`
          : `${one.date.slice(5)} ${one.time}`,
      );
      expect(talk.say(text).first.command).toBeNull();
      expect(talk.places()).toEqual(before.map((one) => `${one.date.slice(5)} ${one.time}`));
      const done = talk.say(yes[language]);
      expect(done.first.command?.kind).toBe("moveSeveral");
      expect(keysOf(done)).toContain("repeat.moved");
      expect(talk.places()).toEqual(moved.toSorted());
    },
  );

  test("one that isn't available is named with the nearest time, and a no changes nothing", () => {
    const talk = open(withBusy(factsIn("en"), buildOwnAppointment("en", { date: "2026-12-01", time: "15:00" })));
    const read = talk.say("move all my Tuesdays to 3pm");
    const near = read.last.replies.flatMap(({ lines }) => lines).find(({ key }) => key === "repeat.moveNear");
    expect(near?.values).toMatchObject({ newDate: { date: "2026-12-01" }, newTime: { time: "14:30" } });
    const kept = talk.say("no");
    expect([kept.first.command, keysOf(kept)[0]]).toEqual([null, "keptAsItWas"]);
    expect(talk.places()).toContain("12-01 10:00");
  });

  test("another time under the read-back is read back again, and a place that went meanwhile too", () => {
    const talk = open(factsIn("en"));
    talk.say("move all my Tuesdays to 3pm");
    expect(talk.say("make it 4pm instead").first.command).toBeNull();
    talk.server.change((facts) => withBusy(facts, buildOwnAppointment("en", { date: "2026-12-08", time: "16:00" })));
    const again = talk.say("yes");
    expect([again.first.command, keysOf(again)[0]]).toEqual([null, "repeat.changed"]);
    talk.say("yes");
    expect(talk.places().slice(0, 3)).toEqual(["11-24 16:00", "12-01 16:00", "12-08 15:30"]);
  });

  test("where to is asked when it wasn't said", () => {
    const talk = open(factsIn("en"));
    expect(keysOf(talk.say("I need to move all my haircuts"))).toContain("repeat.moveWhere");
    talk.say("to 12");
    talk.say("yes");
    expect(talk.places().slice(0, 3)).toEqual(["11-24 12:00", "12-01 12:00", "12-08 12:00"]);
  });

  test.each([
    ["move all my Tuesdays fifteen hours later", "2026-11-25"],
    ["move all my Tuesdays fifteen hours earlier", "2026-11-23"],
  ])("%s: past midnight, the nearest time to the day beside it is named", (text, date) => {
    const lines = open(factsIn("en"))
      .say(text)
      .last.replies.flatMap((reply) => reply.lines);
    const near = lines.find(({ key }) => key === "repeat.moveNear");
    expect(near?.values).toMatchObject({ date: { date: "2026-11-24" }, newDate: { date } });
  });

  test("what is refused moves nothing", () => {
    const talk = open(factsIn("en"));
    talk.say("move all my Tuesdays to 3pm");
    talk.server.refuseNext({ ok: false, reason: "taken" });
    expect(keysOf(talk.say("yes"))).toContain("repeat.notMoved");
    expect(talk.places()[0]).toBe("11-24 10:00");
  });
});

describe("several appointments are cancelled at once", () => {
  test.each(all((language) => cancelledPhrases[language].map(([text, expected]) => ({ text, expected }))))(
    "%s: %o",
    (language, { text, expected }) => {
      const talk = open(factsIn(language));
      expect(talk.say(text).first.command).toBeNull();
      const done = talk.say(yes[language]);
      expect(done.first.command?.kind).toBe("cancelSeries");
      const left = standing(language).filter((_, index) => !expected.split(" ").includes(String(index)));
      expect(talk.server.facts().appointments.map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    },
  );
});

/** One of several is meant, or none: nothing is done to the others. */
test.each([
  ["en", "cancel only the one on the 24th, keep the rest", "cancel"],
  ["en", "move just the 1st of December to the 2nd, the others stay", "time"],
  ["en", "when are all my appointments?", "appointments"],
  ["de", "nur den am 24. absagen, die anderen bleiben", "cancel"],
  ["de", "Alles gut bei euch? Ich muss den am 24. absagen", "cancel"],
  ["es", "cancela solo la del 24, las demás las dejo", "cancel"],
  ["fr", "annulez seulement celui du 24, gardez les autres", "cancel"],
  ["pt", "cancela só o do dia 24, os outros mantém", "cancel"],
] as const)("one of several is named in %s: %s", (language, text, step) => {
  const talk = open(factsIn(language));
  talk.say(text);
  expect(talk.server.state().step).toBe(step);
});
