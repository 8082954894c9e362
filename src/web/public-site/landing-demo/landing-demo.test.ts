import { describe, expect, test } from "vitest";
import { renderReply } from "#domain/conversation/replying/render.ts";
import { demoFacts, openDemoBusiness } from "#domain/landing-demo/demo-business.ts";
import {
  beginLandingDemo,
  type LandingDemo,
  type LandingDemoTurn,
  writeToLandingDemo,
} from "#domain/landing-demo/landing-demo.ts";
import { suggestLandingDemoRequests } from "#domain/landing-demo/suggest-landing-demo-requests.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { loadLandingDemoTexts, loadRequestTexts } from "#locales/landing-demo-text-loaders.ts";

const open = async (
  language: Language,
  zone: string,
  now: Temporal.Instant,
): Promise<[LandingDemo, readonly string[]]> => {
  const { landingDemo } = (await loadLandingDemoTexts[language]()).default;
  const { requests } = (await loadRequestTexts[language]()).default;
  const { business, client, ...numbered } = landingDemo.names;
  const all = (word: string) => Object.entries(numbered).flatMap(([key, name]) => (key.startsWith(word) ? [name] : []));
  const names = { business, client, agents: all("agent"), types: all("type"), clients: all("client") };
  return [beginLandingDemo(openDemoBusiness(names, { language, zone, now })), Object.values(requests)];
};

const noon = Temporal.Instant.from("2026-11-16T12:00:00Z");

/** Taps each first answer until something has been booked. */
const tapThrough = (turn: LandingDemoTurn, now: Temporal.Instant): LandingDemoTurn => {
  let current = turn;
  for (let taps = 0; taps < 5 && current.changed === null; taps++) {
    const choiceId = current.replies.at(-1)?.options[0]?.id;
    current = writeToLandingDemo(current.demo, { text: "", choiceId }, now);
  }
  return current;
};

const moments = [
  ["at noon", "2026-11-16T12:00:00Z", "UTC"],
  ["just before midnight", "2026-12-31T23:59:30Z", "UTC"],
  ["just after midnight", "2027-01-01T00:00:10Z", "UTC"],
  ["the day before the clocks go forward", "2027-03-27T22:30:00Z", "Europe/Berlin"],
  ["the day before they go back", "2026-10-31T20:00:00Z", "America/New_York"],
  ["on a Saturday evening", "2026-11-21T19:30:00Z", "America/Sao_Paulo"],
  ["at the far side of the date line", "2026-11-16T10:30:00Z", "Pacific/Kiritimati"],
  ["where quarters of an hour count", "2026-11-16T18:10:00Z", "Asia/Kathmandu"],
  ["on the last day of February", "2028-02-29T06:00:00Z", "Europe/Paris"],
] as const;

describe.each(languages)("suggestions in %s", (language) => {
  test.each(moments)("%s each lead to the appointment they name", async (_, at, zone) => {
    const now = Temporal.Instant.from(at);
    const [demo, texts] = await open(language, zone, now);
    const requests = suggestLandingDemoRequests(demo, texts, language, now);
    expect(requests).toHaveLength(texts.length);
    for (const request of requests) {
      const { changed, demo: after } = tapThrough(writeToLandingDemo(demo, { text: request }, now), now);
      expect(changed, request).toMatchObject({ isOwn: true });
      expect(demoFacts(after.business, now).appointments).toHaveLength(1);
    }
  });

  test("are still good after each of them was booked", async () => {
    let [demo, texts] = await open(language, "UTC", noon);
    for (let round = 0; round < 3; round++) {
      const [request] = suggestLandingDemoRequests(demo, texts, language, noon);
      const turn = tapThrough(writeToLandingDemo(demo, { text: request ?? "" }, noon), noon);
      expect(turn.changed, request).not.toBeNull();
      demo = turn.demo;
    }
  });
});

describe("the demo chat", () => {
  const say = (demo: LandingDemo, text: string, now = noon): LandingDemoTurn => writeToLandingDemo(demo, { text }, now);

  test("answers in words, books, shows, moves and cancels", async () => {
    const [demo, texts] = await open("en", "UTC", noon);
    const hello = say(demo, "Hello");
    const first = hello.replies.map((reply) => renderReply(reply, hello.language, botTexts[hello.language]));
    expect(first[0]?.text).toContain("Corner Barbers");
    const booked = tapThrough(say(hello.demo, suggestLandingDemoRequests(demo, texts, "en", noon)[0] ?? ""), noon);
    const count = booked.demo.business.appointments.length;
    expect(booked.changed).toMatchObject({ clientName: "Maria Lopez", date: "2026-11-17" });
    const moved = tapThrough(say(booked.demo, "Move my appointment to November 18 at 10:30 am"), noon);
    expect(moved.changed).toMatchObject({ id: booked.changed?.id, version: 2 });
    expect(moved.demo.business.appointments).toHaveLength(count);
    const cancelled = tapThrough(say(moved.demo, "Cancel my appointment"), noon);
    expect(cancelled.changed?.id).toBe(booked.changed?.id);
    expect(cancelled.demo.business.appointments).toHaveLength(count - 1);
  });

  test("never books over existing appointments", async () => {
    const [demo] = await open("en", "UTC", noon);
    const taken = demo.business.appointments.find(({ date, agentId }) => date > "2026-11-16" && agentId === "agent-0");
    const turn = say(demo, `Haircut with Ana on November ${Number(taken?.date.slice(8))} at ${taken?.time}`);
    const { changed } = tapThrough(turn, noon);
    expect(changed?.date === taken?.date && changed?.time === taken?.time && changed?.agentId === taken?.agentId).toBe(
      false,
    );
  });

  test.each(["", "x".repeat(2_000), "🙂", "STOP", "START", "asdf", "1", "<script>", "Deutsch", "\\u0000"])(
    "takes %j as it comes",
    async (text) => {
      const [demo] = await open("en", "UTC", noon);
      const { replies, language } = say(say(demo, text).demo, text);
      for (const reply of replies) expect(renderReply(reply, language, botTexts[language]).text).not.toBe("");
    },
  );
});

test("the demo's own appointments don't overlap, and all are within its hours", async () => {
  const [{ business }] = await open("en", "UTC", noon);
  for (const { busy } of demoFacts(business, noon).agents) {
    for (const [index, span] of busy.entries()) {
      if (index > 0) expect(span.startMs).toBeGreaterThanOrEqual(busy[index - 1]?.endMs ?? 0);
      const { hour } = Temporal.Instant.fromEpochMilliseconds(span.startMs).toZonedDateTimeISO("UTC");
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThan(18);
    }
  }
});
