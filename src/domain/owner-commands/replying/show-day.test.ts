import { describe, expect, test } from "vitest";
import type { Line, TextValue } from "../../conversation/replying/reply.ts";
import type { ClosureList } from "../../scheduling/closures/closure-blocks.ts";
import type { OwnerFacts } from "../deciding/owner-facts.ts";
import { commandFacts } from "../testing/play-commands.ts";
import { showDay, showEnd, showNext } from "./show-day.ts";

const monday = "2027-03-01";
const none: ClosureList = { timeOff: [], specialDays: [], holidays: [] };

const off = (agentId: string, fromTime: string | null, toTime: string | null, privateReason: string | null = null) => ({
  ...{ id: `${agentId} ${fromTime}`, agentId, kind: "off" as const, from: monday, to: monday, fromTime, toTime },
  privateReason,
});

const inventory = { id: "inventory", name: "Inventory", from: monday, to: monday };
const names = { en: "Feast", es: "Fiesta", fr: "Fête", de: "Fest", pt: "Festa" };

/** A line in short: its key and what fills it. */
const gist = (value: TextValue): string => {
  if (typeof value !== "object") return String(value);
  if ("key" in value) return lineGist(value);
  if ("time" in value) return value.time;
  if ("list" in value) return value.list.map(gist).join("+");
  return "names" in value ? value.names.en : "";
};
const lineGist = ({ key, values = {} }: Line): string =>
  [key.replace(/^owner\.(?:closures\.)?/, ""), ...Object.values(values).map(gist)].filter(Boolean).join(" ");

const day = (closures: Partial<ClosureList>, over: Partial<OwnerFacts> = {}, agentIds: string[] | null = null) =>
  showDay(commandFacts({ closures: { ...none, ...closures }, ...over }), monday, agentIds)
    .slice(1)
    .map(lineGist)
    .map((line) => /(?:Pedro|Klara|Maria|Tom)/.exec(line)?.[0] ?? line);

describe("what a day has besides appointments", () => {
  test.each<[string, Partial<ClosureList>, string[]]>([
    [
      "blocked hours are at their time",
      { timeOff: [off("ana", "12:00", "14:00")] },
      ["Pedro", "Klara", "ofAgents blocked hours 12:00 14:00 Ana", "Maria", "Tom"],
    ],
    [
      "an absence of a whole day comes first, with its reason",
      { timeOff: [off("lukas", null, null, "dentist")] },
      ["ofAgents rowWithMark off dentist Lukas", "Pedro", "Klara", "Maria", "Tom"],
    ],
    [
      "the same for everyone is one line",
      { timeOff: [off("ana", "16:00", "24:00"), off("lukas", "16:00", "24:00")] },
      ["Pedro", "Klara", "Maria", "Tom", "ofAgents blocked fromTime 16:00 everyone"],
    ],
    [
      "a closed day",
      { specialDays: [{ ...inventory, fromTime: null, toTime: null }] },
      ["closed Inventory", "Pedro", "Klara", "Maria", "Tom"],
    ],
    [
      "special hours",
      { specialDays: [{ ...inventory, fromTime: "10:00", toTime: "14:00" }] },
      ["hours hours 10:00 14:00 Inventory", "Pedro", "Klara", "Maria", "Tom"],
    ],
    [
      "a holiday from noon on",
      { holidays: [{ date: monday, names, closesAt: "12:00" }] },
      ["Pedro", "Klara", "holidayFrom 12:00 Feast", "Maria", "Tom"],
    ],
  ])("%s", (_, closures, expected) => {
    expect(day(closures)).toEqual(expected);
  });

  test("an agent reads of her own and the business, without names and reasons", () => {
    const timeOff = [off("ana", "12:00", "14:00", "bank"), off("lukas", null, null)];
    const over = { actor: { agentId: "ana" } };
    expect(day({ timeOff }, over, ["ana"])).toContain("blocked hours 12:00 14:00");
    expect(day({ timeOff, holidays: [{ date: monday, names, closesAt: null }] }, over, ["ana"])[0]).toBe(
      "holiday Feast",
    );
    expect(day({ timeOff }, over, ["ana"]).join()).not.toMatch(/off|bank/);
  });

  test("what other calendars say is at its time, with the calendar's name for the owner", () => {
    const busy = (agentId: string, startsAt: string, endsAt: string) => ({
      agentId,
      calendar: "Family",
      startsAt,
      endsAt,
    });
    const busyTimes = [
      busy("ana", "2027-03-01T11:00:00Z", "2027-03-01T13:00:00Z"),
      busy("lukas", "2027-02-28T23:00:00Z", "2027-03-01T23:00:00Z"),
      busy("gone", "2027-03-01T11:00:00Z", "2027-03-01T13:00:00Z"),
      busy("ana", "2027-03-02T11:00:00Z", "2027-03-02T13:00:00Z"),
    ];
    expect(day({}, { busyTimes })).toEqual([
      "ofAgents rowWithMark busy allDay Family Lukas",
      ...["Pedro", "Klara", "ofAgents rowWithMark busy hours 12:00 14:00 Family Ana", "Maria", "Tom"],
    ]);
    expect(day({}, { busyTimes, actor: { agentId: "ana" } }, ["ana"])).toContain("busy hours 12:00 14:00");
  });

  test("a day without appointments says why", () => {
    const facts = commandFacts();
    expect(showDay(facts, "2027-03-07", null).map(lineGist)).toEqual(["nothingOn 0", "usual"]);
    expect(showEnd(facts, "2027-03-07", null, "first").map(lineGist)).toEqual(["nothingOn 0", "usual"]);
  });
});

test("until the next appointment, what there is of today is said", () => {
  const next = (timeOff: ClosureList["timeOff"], over: Partial<OwnerFacts> = {}) =>
    showNext(commandFacts({ closures: { ...none, timeOff }, ...over })).map((line) => lineGist(line).split(" ")[0]);
  expect(next([off("ana", "10:00", "10:30")])).toEqual(["ofAgents", "next"]);
  // Over already, and after the next.
  expect(next([off("ana", "08:00", "09:00"), off("ana", "12:00", "14:00")])).toEqual(["next"]);
  expect(next([off("ana", "12:00", "14:00")], { appointments: [] })).toEqual(["ofAgents", "noNext"]);
});
