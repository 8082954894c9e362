import { expect, test } from "vitest";
import type { IncomingMessage } from "../message.ts";
import { burstPauseMs, joinBurst, joinedText, stillWritingMs } from "./join-burst.ts";

const at = Temporal.Instant.from("2026-11-18T09:00:00Z");
const said = (text: string, seconds = 0): IncomingMessage => ({ kind: "text", text, at: at.add({ seconds }) });
const tapped: IncomingMessage = { kind: "choice", choiceId: "menu:x:book", text: "Book", at };

test.each<[string, IncomingMessage[], string | undefined, number]>([
  ["texts are one", [said("hi"), said("haircut", 1), said("tomorrow at 3", 2)], "hi\nhaircut\ntomorrow at 3", 3],
  ["a tap stands alone", [tapped, said("thanks")], "Book", 1],
  ["a text before a tap stands alone", [said("hi"), tapped], "hi", 1],
  ["STOP stands alone", [said("STOP"), said("please")], "STOP", 1],
  ["nothing is joined over a STOP", [said("hi"), said("stop"), said("haircut")], "hi", 1],
  ["a command stands alone", [said("menu"), said("tomorrow")], "menu", 1],
  ["a yes stands alone", [said("yes"), said("thanks")], "yes", 1],
  ["a language stands alone", [said("Deutsch"), said("morgen um 3")], "Deutsch", 1],
  ["an option's number stands alone", [said("2"), said("tomorrow")], "2", 1],
])("messages in a burst: %s", (_, waiting, text, count) => {
  const parts = joinBurst(waiting);
  expect(parts && joinedText(parts).text).toBe(text);
  expect(parts?.length).toBe(count);
});

test("the burst is as late as its last message", () => {
  expect(joinedText([said("hi"), said("haircut", 5)]).at).toEqual(at.add({ seconds: 5 }));
  expect(joinBurst([])).toBeNull();
});

test("taps, numbers and STOP aren't waited for", () => {
  expect([tapped, said("2"), said("STOP")].map((message) => burstPauseMs(message))).toEqual([0, 0, 0]);
  expect(burstPauseMs(said("hi"))).toBeGreaterThan(burstPauseMs(said("a haircut tomorrow at three")));
});

test.each([
  ["just written", 0, 2_000],
  ["a second ago", 1, 1_000],
  ["before the pause was over", 3, 0],
  ["by a clock a little ahead of ours", -0.3, 2_300],
  ["before the clock was set back an hour", -3_600, 0],
])("a hello %s is waited with as long as more may come", (_when, secondsAgo, leftMs) => {
  expect(stillWritingMs(said("hi"), at.add({ milliseconds: secondsAgo * 1_000 }))).toBe(leftMs);
  expect(stillWritingMs(said("menu"), at.add({ milliseconds: secondsAgo * 1_000 }))).toBe(0);
});

test("ten long messages are read as far as one may be long", () => {
  const waiting = Array.from({ length: 10 }, () => said(`${"💈 ".repeat(1_300)}haircut`));
  const parts = joinBurst(waiting);
  expect(parts).toHaveLength(10);
  const text = parts ? joinedText(parts).text : "";
  expect(text).toHaveLength(4_096);
  expect(text?.isWellFormed()).toBe(true);
});
