import { describe, expect, test } from "vitest";
import type { IncomingMessage } from "#domain/conversation/message.ts";
import {
  burstPauseMs,
  joinBurst,
  pausesFor,
  stillWritingMs,
  summaryHeldMs,
} from "#domain/conversation/receiving/join-burst.ts";
import { stepBurst } from "#domain/conversation/receiving/step-burst.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

/** A request that is read back, and what occurs to the client meanwhile. */
const pieces: Record<Language, readonly string[]> = {
  en: ["a haircut with Luis on Tuesday at 3 pm", "no wait, rather at 4", "with Ana please", "ah, on Wednesday"],
  es: ["corte con Luis el martes a las 15", "mejor a las 16", "con Ana por favor", "ay, el miércoles"],
  fr: ["une coupe avec Luis mardi à 15h", "plutôt à 16h", "avec Ana svp", "ah, mercredi"],
  de: ["Haarschnitt bei Luis am Dienstag um 15 Uhr", "doch lieber um 16 Uhr", "bei Ana bitte", "ach, am Mittwoch"],
  pt: ["corte com o Luis na terça às 15h", "melhor às 16h", "com a Ana por favor", "ah, na quarta"],
};

/** A request that isn't complete before its last piece. */
const bits: Record<Language, readonly string[]> = {
  en: ["Hi there", "I need a haircut", "tomorrow", "at 3pm with Ana"],
  es: ["Hola", "quería un corte", "mañana", "a las 15 con Ana"],
  fr: ["Bonjour", "je voudrais une coupe", "demain", "à 15h avec Ana"],
  de: ["Hallo", "einen Haarschnitt bitte", "morgen", "um 15 Uhr bei Ana"],
  pt: ["Oi", "queria um corte", "amanhã", "às 15h com a Ana"],
};

type Said = { atMs: number; step: string };

/** What the bot says, and when, to texts typed so many seconds after one another. Turns begin as the server begins them. */
const play = (language: Language, texts: readonly string[], gaps: readonly number[]): Said[] => {
  const server = createSalonServer(buildFacts(language));
  const start = server.facts().now;
  let typedAt = start;
  const arriving = texts.map((text, index): IncomingMessage => {
    typedAt = typedAt.add({ milliseconds: (index === 0 ? 0 : (gaps[index - 1] ?? 0)) * 1_000 });
    return { kind: "text", text, at: typedAt };
  });
  let waiting: IncomingMessage[] = [];
  let due: Temporal.Instant | null = null;
  const said: Said[] = [];
  while (arriving.length > 0 || due !== null) {
    const [next] = arriving;
    if (next && (due === null || Temporal.Instant.compare(next.at, due) < 0)) {
      waiting = [...waiting, next];
      due = next.at.add({ milliseconds: burstPauseMs(next) });
      arriving.shift();
      continue;
    }
    const now: Temporal.Instant = due ?? start;
    const parts = joinBurst(waiting);
    if (!parts) break;
    const pauses = pausesFor(parts, server.state());
    const left = parts.map((part) => stillWritingMs(part, now, pauses));
    const writingMs = Math.max(...left);
    due = writingMs > 0 ? now.add({ milliseconds: writingMs }) : null;
    if (due !== null) continue;
    server.change((facts) => ({ ...facts, now }));
    const heldMs = summaryHeldMs(parts, server.state(), now);
    if (heldMs > 0 && stepBurst(server.state(), parts, server.facts()).state.step === "summary") {
      due = now.add({ milliseconds: heldMs });
      continue;
    }
    server.receive(...parts);
    waiting = waiting.slice(parts.length);
    if (waiting.length > 0) due = now;
    said.push({ atMs: now.since(start).total("milliseconds"), step: server.state().step });
  }
  return said;
};

const summaries = (said: readonly Said[]): number => said.filter(({ step }) => step === "summary").length;

describe.each(languages)("%s: texts while a summary comes", (language) => {
  test.each([[[1, 1, 1]], [[1.5, 2, 2.5]], [[2, 3, 1]], [[3, 3, 3]]])("%j seconds apart, one is sent", (gaps) => {
    const said = play(language, pieces[language], gaps);
    expect(said.map(({ step }) => step)).toEqual(["summary"]);
  });

  test.each([[[4, 4, 4]], [[5, 5, 5]], [[3.5, 5, 4]], [[5, 3.2, 4.7]]])("%j seconds apart, two are sent", (gaps) => {
    const said = play(language, pieces[language], gaps);
    expect(said.map(({ step }) => step)).toEqual(["summary", "summary"]);
  });

  test.each([[[1.5, 1.5, 1.5]], [[2, 2, 2]], [[2.5, 3, 2]], [[3, 3, 3]]])(
    "a request in pieces, %j seconds apart",
    (gaps) => {
      const said = play(language, bits[language], gaps);
      expect(summaries(said)).toBe(1);
    },
  );

  test("a complete request is read back after three seconds", () => {
    const [first, ...others] = play(language, pieces[language].slice(0, 1), []);
    expect(first).toEqual({ atMs: 3_200, step: "summary" });
    expect(others).toEqual([]);
  });

  test("a text written once the summary was read is answered soon", () => {
    const said = play(language, pieces[language].slice(0, 2), [8]);
    expect(said.at(-1)?.atMs).toBe(9_200);
    expect(summaries(said)).toBe(2);
  });
});

test("a yes isn't waited with, however soon it comes", () => {
  const said = play("en", [pieces.en[0] ?? "", "yes"], [6]);
  expect(said.map(({ atMs }) => atMs)).toEqual([3_200, 6_000]);
  expect(said.at(-1)?.step).not.toBe("summary");
});
