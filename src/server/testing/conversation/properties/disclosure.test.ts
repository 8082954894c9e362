import fc from "fast-check";
import { expect, test } from "vitest";
import { hasDisclosure } from "#domain/conversation/replying/disclosure.ts";
import { renderReply } from "#domain/conversation/replying/render.ts";
import { tones } from "#domain/house/tone.ts";
import { type Language, languages } from "#domain/languages.ts";
import { assertProperty } from "#domain/testing/assert-property.ts";
import { botTexts, botTextsIn } from "#locales/bot-texts.ts";
import { trialLength } from "../../trial-length.ts";
import { playScript } from "../play-script.ts";
import { buildFacts, newClient, regularClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";
import { saidIn } from "./said-in.ts";

const factsOf = (language: Language, client = newClient) => ({ ...buildFacts(language, client), disclosedAt: null });

const hello: Record<Language, string> = { en: "hello", es: "hola", fr: "bonjour", de: "hallo", pt: "olá" };

const inEnglish: readonly (readonly [name: string, script: string])[] = [
  [
    "a greeting, once",
    `> hi
     < This is Salon Aurora. I can book your appointment right here.
     < I'm the automatic assistant. Write “team” to reach a person.
     > hello
     < not automatic assistant`,
  ],
  [
    "a read-back, once",
    `> haircut with Luis on Friday at 11, I'm Maria Lopez
     < I'm the automatic assistant of Salon Aurora. Write “team” to reach a person.
     < Shall I book this for you?
     > yes
     < You're booked!
     < not automatic assistant`,
  ],
  [
    "the word for a person",
    `> hi
     < Write “team”
     > Team
     ! requestHuman
     < I've let the team know`,
  ],
  [
    "whether a machine answers, asked first",
    `> are you a robot?
     < I'm the automatic assistant of Salon Aurora. I can book, move or cancel appointments
     < Write “team” to reach a person.
     < not I'm the automatic assistant of Salon Aurora. Write
     @ 1 minutes
     > are you a robot?
     < I'm the automatic assistant of Salon Aurora. I can book
     < not “team”`,
  ],
  [
    "again after thirty days",
    `> hi
     < automatic assistant
     @ 43000 minutes
     > hi
     < not automatic assistant
     @ 300 minutes
     > hi
     < automatic assistant`,
  ],
  [
    "nothing after STOP",
    `> stop
     <
     ! optOut
     > start
     < automatic assistant`,
  ],
];

test.each(inEnglish)("the first reply says that a machine answers: %s", (_, script) => {
  playScript(factsOf("en"), script);
});

test.each(languages)("%s: an owner's own greeting has the line below it", (language) => {
  for (const tone of [null, ...tones]) {
    const facts = factsOf(language);
    const typed = "Qué alegría. We are Aurora!";
    const house = { ...facts.business.house, greeting: typed, tone };
    const server = createSalonServer({ ...facts, business: { ...facts.business, house } });
    const { last } = server.receive({ kind: "text", text: hello[language] });
    const [reply, ...others] = last.replies;
    expect(others).toEqual([]);
    const shown = reply && renderReply(reply, last.language, botTextsIn(language, tone));
    const line = botTextsIn(language, tone).disclosure.full.replace("{{business}}", "Salon Aurora");
    expect(shown?.text).toContain(`${typed}\n${line}\n`);
  }
});

type Event = { wait: number; kind: "text" | "media"; texts: string[]; isOwnerWriting: boolean };

const sayings = languages.flatMap((language) => [
  hello[language],
  ...Object.values(saidIn[language]),
  botTexts[language].buttons.talk,
  botTexts[language].options.more,
]);

const event: fc.Arbitrary<Event> = fc.record({
  /** Minutes before it. */
  wait: fc.oneof(fc.constantFrom(0, 1, 45, 1_500), fc.integer({ min: 0, max: 40 * 24 * 60 })),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant("text" as const) },
    { weight: 1, arbitrary: fc.constant("media" as const) },
  ),
  texts: fc.array(fc.oneof(fc.constantFrom(...sayings, "stop", "start", "1", "2", "yes", "ok"), fc.string()), {
    minLength: 1,
    maxLength: 3,
  }),
  isOwnerWriting: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});

test("no first reply without it and none twice within 30 days, in one message each", () => {
  const start = fc.record({
    language: fc.constantFrom(...languages),
    client: fc.constantFrom(newClient, regularClient),
    isBookingAvailable: fc.oneof(
      { weight: 5, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });
  let [said, unsaid] = [0, 0];
  assertProperty(
    fc.property(start, fc.array(event, { minLength: 1, maxLength: 25 }), ({ language, client, ...facts }, events) => {
      const server = createSalonServer({ ...factsOf(language, client), ...facts });
      let lastSaid: Temporal.Instant | null = null;
      for (const { wait, kind, texts, isOwnerWriting } of events) {
        server.change((current) => ({ ...current, now: current.now.add({ minutes: wait, seconds: 20 }) }));
        // While the owner writes, the bot reads and answers nothing.
        if (isOwnerWriting) continue;
        const { now } = server.facts();
        const [first = "", ...more] = texts;
        const { first: read, last } = server.receive({ kind, text: first }, ...more.map((text) => ({ kind, text })));
        expect(last.replies.length).toBeLessThanOrEqual(1);
        if (last.replies.length === 0) continue;
        const isDue: boolean = lastSaid === null || now.since(lastSaid).total("hours") >= 720;
        expect(hasDisclosure(last.replies)).toBe(isDue);
        if (isDue) lastSaid = now;
        // A client who was deleted is a new one.
        if (read.command?.kind === "erase") lastSaid = null;
        if (isDue) said += 1;
        else unsaid += 1;
      }
    }),
    { numRuns: trialLength({ short: 40, long: 1_000 }) },
  );
  expect(Math.min(said, unsaid)).toBeGreaterThan(20);
}, 60_000);
