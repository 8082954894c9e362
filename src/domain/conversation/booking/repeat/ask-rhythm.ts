import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";

/** Asks how often it is to come again. */
export const askRhythm = (draft: Draft, lead: readonly Line[]): TurnOutcome => ({
  scene: { step: "repeat", draft, page: 0 },
  lines: [...lead, { key: "repeat.howOften" }],
  choices: ["1", "2", "4"].map((value) => ({
    value,
    title: { key: "repeat.week", values: { count: Number(value) } },
  })),
  style: "buttons",
});

/** The draft with the number of weeks that was chosen. */
export const withRhythm = (draft: Draft, value: string): Draft => ({
  ...draft,
  repeat: { ...draft.repeat, rhythm: { every: Number(value), unit: "week" } },
});
