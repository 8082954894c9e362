import type { ActLabel } from "../acts/act-labels.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { Choice, TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";

const book: Choice = { value: "book", title: { key: "buttons.book" } };
const mine: Choice = { value: "mine", title: { key: "buttons.mine" } };
const talk: Choice = { value: "talk", title: { key: "buttons.talk" } };

/** The button of each act that a tap can do. A change of an appointment begins with the list of them. */
const buttons: Partial<Record<ActLabel, Choice>> = {
  ...{ book, again: book, mine, move: mine, cancel: mine },
  price: { value: "price", title: { key: "buttons.prices" } },
  hours: { value: "hours", title: { key: "buttons.hours" } },
  place: { value: "place", title: { key: "buttons.place" } },
};

const mostReadings = 2;

/** Asks which of the likeliest two readings is meant, with a person as the third way. Null: no reading has a button. */
export const offerReadings = (turn: Turn, scene: Scene, { acts, doubtful }: Meaning): TurnOutcome | null => {
  if (scene.step !== "menu" || !turn.facts.isBookingAvailable) return null;
  const likeliest = [...acts, ...doubtful].toSorted((left, right) => right.confidence - left.confidence);
  const readings = [...new Set(likeliest.flatMap(({ kind }) => buttons[kind] ?? []))].slice(0, mostReadings);
  if (readings.length === 0) return null;
  return {
    scene: { step: "menu" },
    lines: [{ key: "questions.reading" }],
    choices: [...readings, talk],
    style: "buttons",
    isMiss: true,
  };
};
