import type { Turn } from "../../conversation-turn.ts";
import { isActionQuestion } from "../../is-action-question.ts";
import type { Line } from "../../replying/reply.ts";
import type { Choice, TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Scene } from "../../state.ts";
import { askAgain } from "../ask-again.ts";

/** Offers to hand over to a person and asks nothing else, so a yes can only mean that. The open question stays open. */
export const offerPerson = (turn: Turn, scene: Scene, line: Line): TurnOutcome => {
  const again = askAgain(turn, scene, []);
  const talk: Choice = { value: "talk", title: { key: "buttons.talk" } };
  const others = isActionQuestion(again.scene) ? [] : (again.choices ?? []).filter(({ value }) => value !== "talk");
  const room = others.slice(0, 9);
  return {
    ...again,
    lines: [line],
    choices: [...room, talk],
    style: room.length < 3 ? "buttons" : "list",
    isPersonOffered: true,
  };
};
