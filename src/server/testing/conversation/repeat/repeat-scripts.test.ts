import { describe, expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";
import { otherPhrases, repeatPhrases, saidAlong } from "./repeat-phrases.ts";

const open = (facts: ConversationFacts) => {
  const server = createSalonServer(facts);
  const receive = (message: Parameters<typeof server.receive>[0]) => {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    return server.receive({ profileName: "María", ...message });
  };
  const say = (text: string) => receive({ kind: "text", text });
  const tap = (value: string) => {
    const state = server.state();
    return receive({ kind: "choice", choiceId: `${state.step}:${state.offer.nonce}:${value}` });
  };
  return { server, say, tap };
};

type Chat = ReturnType<typeof open>;

const linesOf = ({ last }: ReturnType<Chat["say"]>) => last.replies.flatMap(({ lines }) => lines);
const keysOf = (said: ReturnType<Chat["say"]>) => linesOf(said).map(({ key }) => key);

/** The dates of a list in a reply, without their year. */
const datesIn = (said: ReturnType<Chat["say"]>, ...keys: string[]) =>
  linesOf(said)
    .filter(({ key }) => keys.includes(key))
    .map(({ values }) => ((values?.newDate ?? values?.date ?? { date: "" }) as { date: string }).date.slice(5))
    .join(" ");

const bookedDates = ({ server }: Chat) =>
  server
    .facts()
    .appointments.map(({ date }) => date.slice(5))
    .join(" ");

const all = <Value>(of: (language: Language) => readonly Value[]) =>
  languages.flatMap((language) => of(language).map((value) => [language, value] as const));

/** Ana has somebody at ten on the 22nd of December. */
const withTaken = (language: Language) =>
  withBusy(buildFacts(language), buildOwnAppointment(language, { date: "2026-12-22", time: "10:00" }));

describe("a series by one sentence", () => {
  test.each(all((language) => repeatPhrases[language].map(([text, dates]) => ({ text, dates }))))(
    "%s: %o",
    (language, { text, dates }) => {
      const talk = open(buildFacts(language));
      const read = talk.say(text);
      expect(keysOf(read)).toContain("repeat.summary");
      expect(datesIn(read, "repeat.date")).toBe(dates);
      expect(read.first.command).toBeNull();
      const done = talk.say(saidAlong[language].yes);
      expect(done.first.command).toMatchObject({ kind: "bookSeries", typeId: "cut" });
      expect(keysOf(done)).toContain("repeat.booked");
      expect(datesIn(done, "repeat.date")).toBe(dates);
      expect(bookedDates(talk)).toBe(dates);
      expect(talk.server.facts().appointments.every(({ time }) => time === "10:00")).toBe(true);
    },
  );
});

describe.each(languages)("a series asked for in %s", (language) => {
  const words = saidAlong[language];

  test("it may be said at the summary, changed there, and given up", () => {
    const talk = open(buildFacts(language));
    expect(keysOf(talk.say(words.single))).toContain("questions.summary");
    expect(datesIn(talk.say(words.onwards), "repeat.date")).toBe("11-24 12-22");
    expect(datesIn(talk.say(words.instead), "repeat.date")).toBe("11-24 12-15 01-05");
    const once = talk.say(words.once);
    expect(keysOf(once)).toContain("questions.summary");
    expect(talk.say(words.yes).first.command).toMatchObject({ kind: "book", date: "2026-11-24" });
    expect(bookedDates(talk)).toBe("11-24");
  });

  test("fewer at the summary", () => {
    const talk = open(buildFacts(language));
    talk.say(repeatPhrases[language][4]?.[0] ?? "");
    expect(datesIn(talk.say(words.three), "repeat.date")).toBe("11-24 12-01 12-08");
    talk.say(words.yes);
    expect(bookedDates(talk)).toBe("11-24 12-01 12-08");
  });

  test("before the name is known, which is proposed", () => {
    const early = open(buildFacts(language, newClient));
    expect(datesIn(early.say(repeatPhrases[language][0]?.[0] ?? ""), "repeat.date")).toBe("11-24 12-22");
    const late = open(buildFacts(language, newClient));
    late.say(words.single);
    expect(datesIn(late.say(words.onwards), "repeat.date")).toBe("11-24 12-22");
    expect(late.say(words.yes).first.command).toMatchObject({ kind: "bookSeries", name: "María" });
  });

  test("how often is asked when it isn't said", () => {
    const talk = open(buildFacts(language));
    expect(keysOf(talk.say(words.open))).toContain("repeat.howOften");
    expect(datesIn(talk.say(words.weeks), "repeat.date")).toBe("11-24 01-05");
    const tapped = open(buildFacts(language));
    tapped.say(words.open);
    expect(datesIn(tapped.tap("4"), "repeat.date")).toBe("11-24 12-22");
  });

  test("what isn't free is named with the nearest time, and left out on request", () => {
    const talk = open(withTaken(language));
    const read = talk.say(repeatPhrases[language][4]?.[0] ?? "");
    expect(datesIn(read, "repeat.date")).toBe("11-24 12-01 12-08 12-15");
    expect(linesOf(read).find(({ key }) => key === "repeat.instead")?.values).toMatchObject({
      date: { date: "2026-12-22" },
      newDate: { date: "2026-12-22" },
      newTime: { time: "09:30" },
    });
    const without = talk.say(words.skip);
    expect(keysOf(without)).toContain("repeat.leftOut");
    talk.say(words.yes);
    expect(bookedDates(talk)).toBe("11-24 12-01 12-08 12-15");
  });

  test("what changed between the read-back and the yes is read back again", () => {
    const talk = open(buildFacts(language));
    talk.say(repeatPhrases[language][0]?.[0] ?? "");
    talk.server.change((facts) =>
      withBusy(facts, buildOwnAppointment(language, { date: "2026-12-22", time: "10:00" })),
    );
    const again = talk.say(words.yes);
    expect(again.first.command).toBeNull();
    expect(keysOf(again)).toEqual(expect.arrayContaining(["repeat.changed", "repeat.instead"]));
    const done = talk.say(words.yes);
    expect(done.first.command).toMatchObject({ visits: [{ time: "10:00" }, { date: "2026-12-22", time: "09:30" }] });
  });

  test("a refusal by the calendar books nothing and reads back again", () => {
    const talk = open(buildFacts(language));
    talk.say(repeatPhrases[language][0]?.[0] ?? "");
    talk.server.refuseNext({ ok: false, reason: "taken" });
    expect(keysOf(talk.say(words.yes))).toEqual(expect.arrayContaining(["repeat.changed", "repeat.summary"]));
    expect(bookedDates(talk)).toBe("");
  });

  test("of what is booked already: the next ones after it, at its time", () => {
    const standing = buildOwnAppointment(language);
    const talk = open(withBusy({ ...buildFacts(language), appointments: [standing] }, standing));
    expect(datesIn(talk.say(words.onwards), "repeat.date")).toBe("12-18 01-15");
    talk.say(words.yes);
    expect(bookedDates(talk)).toBe("11-20 12-18 01-15");
  });

  test.each([words.end, words.following])("%s: every date is read back, then all are cancelled", (text) => {
    const talk = open(buildFacts(language));
    talk.say(repeatPhrases[language][2]?.[0] ?? "");
    talk.say(words.yes);
    const before = bookedDates(talk);
    expect(before).not.toBe("");
    const asked = talk.say(text);
    expect(datesIn(asked, "repeat.date")).toBe(before);
    expect(bookedDates(talk)).toBe(before);
    expect(keysOf(talk.say(words.yes))).toContain("repeat.cancelled");
    expect(bookedDates(talk)).toBe("");
  });

  test("cancelling one of a series offers those that follow", () => {
    const talk = open(buildFacts(language));
    talk.say(repeatPhrases[language][4]?.[0] ?? "");
    talk.say(words.yes);
    const [first, second] = talk.server.facts().appointments;
    talk.say(
      { en: "my appointments", es: "mis citas", fr: "mes rendez-vous", de: "meine Termine", pt: "meus horários" }[
        language
      ],
    );
    talk.tap(second?.id ?? "");
    talk.tap("cancel");
    // In words it isn't a yes to the one that was asked about.
    expect(datesIn(talk.say(words.following), "repeat.date")).toBe("12-01 12-08 12-15 12-22");
    // What wasn't understood twice offers a person, and nothing that cancels.
    talk.say("xqzzy wvbbt");
    expect(talk.say("xqzzy wvbbt").last.replies[0]?.options.map(({ id }) => id.split(":").at(-1))).toEqual(["talk"]);
    expect(datesIn(talk.say(words.end), "repeat.date")).toBe("12-01 12-08 12-15 12-22");
    talk.tap("keep");
    talk.say(
      { en: "my appointments", es: "mis citas", fr: "mes rendez-vous", de: "meine Termine", pt: "meus horários" }[
        language
      ],
    );
    talk.tap(second?.id ?? "");
    talk.tap("cancel");
    expect(datesIn(talk.tap("following"), "repeat.date")).toBe("12-01 12-08 12-15 12-22");
    talk.tap("yes");
    expect(talk.server.facts().appointments).toEqual([first]);
  });

  test.each(otherPhrases[language].unfit)("no series holds: %s", (text) => {
    const talk = open(buildFacts(language));
    const said = talk.say(text);
    expect(keysOf(said)).toContain("repeat.unfit");
    expect(JSON.stringify(talk.server.state())).not.toContain('"repeat"');
  });

  test.each(otherPhrases[language].idle)("nothing is wanted: %s", (text) => {
    const talk = open(buildFacts(language));
    const said = talk.say(text);
    expect(keysOf(said).filter((key) => key.startsWith("repeat."))).toEqual([]);
    expect(JSON.stringify(talk.server.state())).not.toContain('"repeat"');
  });
});

test("a series ends where clients may book, and says so", () => {
  const talk = open(buildFacts("en"));
  const read = talk.say("haircut with Ana every 4 weeks, Tuesday at 10, ten times");
  expect(datesIn(read, "repeat.date")).toBe("11-24 12-22");
  expect(keysOf(read)).toContain("repeat.untilHorizon");
});

test("a series leaves as many as a client may have, and says so", () => {
  const standing = buildOwnAppointment("en", { typeId: "colour" });
  const talk = open(withBusy({ ...buildFacts("en"), appointments: [standing] }, standing));
  const read = talk.say("haircut with Ana every Tuesday at 10");
  expect(datesIn(read, "repeat.date")).toBe("11-24 12-01 12-08 12-15");
  expect(keysOf(read)).toContain("repeat.untilLimit");
});

test("with one date only it is booked once, after saying why", () => {
  const talk = open(buildFacts("en"));
  const read = talk.say("haircut with Ana every 3 months, Tuesday at 10");
  expect(keysOf(read)).toEqual([
    "repeat.onlyOne",
    "repeat.untilHorizon",
    "questions.summary",
    "descriptions.minutesAndMore",
  ]);
  expect(talk.say("yes").first.command).toMatchObject({ kind: "book" });
});

test("with anyone, another agent takes a date that the first can't", () => {
  const talk = open(
    withBusy(buildFacts("en"), buildOwnAppointment("en", { agentId: "ana", date: "2026-12-08", time: "10:00" })),
  );
  talk.say("haircut with anyone every 2 weeks, Tuesday at 10");
  const done = talk.say("yes");
  const visits = done.first.command?.kind === "bookSeries" ? done.first.command.visits : [];
  expect(visits.map(({ date }) => date.slice(5)).join(" ")).toBe("11-24 12-08 12-22 01-05");
  expect(visits[1]?.agentId).toBe("luis");
});
