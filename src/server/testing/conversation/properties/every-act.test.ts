import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { type BlindDialogue, type PlayedDialogue, playDialogue } from "../../blind/play-dialogue.ts";
import { typesIn } from "../salon.ts";
import { type Saying, saidIn } from "./said-in.ts";

/** What shows that a saying was heard, whatever else was said with it. */
const heard: Record<Exclude<Saying, "book">, (played: PlayedDialogue) => boolean> = {
  cancel: ({ state }) => state.step === "cancel",
  move: ({ state }) => state.step === "summary" && state.draft.moving !== undefined && state.slot.date === "2026-11-24",
  price: ({ lastKeys }) => lastKeys.some((key) => key.startsWith("info.price")),
  hours: ({ lastKeys }) => lastKeys.some((key) => /^info\.(?:hours|openOn)/.test(key)),
  place: ({ lastKeys }) => lastKeys.includes("info.place"),
  late: ({ commands }) => commands.some(({ kind }) => kind === "tellArrival"),
};

const pairs: readonly (readonly [Exclude<Saying, "book">, Exclude<Saying, "book">])[] = [
  ["cancel", "price"],
  ["cancel", "hours"],
  ["cancel", "place"],
  ["move", "price"],
  ["move", "hours"],
  ["move", "place"],
  ["price", "hours"],
  ["price", "place"],
  ["late", "price"],
  ["late", "place"],
];

const play = (language: BlindDialogue["language"], turns: readonly string[], date = "2026-11-20"): PlayedDialogue =>
  playDialogue({
    id: "",
    language,
    topic: "",
    customer: "returning",
    standing: [{ service: typesIn(language)[0]?.name ?? "", agent: "Ana", date, time: "11:00" }],
    turns,
  });

describe.each(languages)("%s: nothing that was said is passed over", (language) => {
  const said = saidIn[language];

  test.each(pairs)("%s and %s, in either order", (one, other) => {
    const date = one === "late" ? "2026-11-18" : "2026-11-20";
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const text = `${said[first]}. ${said[second]}`.replace("?.", "?");
      const played = play(language, [text], date);
      expect([heard[one](played), heard[other](played)], text).toEqual([true, true]);
      expect(played.actions).toEqual([]);
    }
  });

  test("what is to be booked after a cancellation comes after it", () => {
    const played = play(language, [`${said.cancel}. ${said.book}`]);
    expect(played.state).toMatchObject({ step: "cancel", afterwards: { typeId: "colour", date: "2026-11-26" } });
  });
});
