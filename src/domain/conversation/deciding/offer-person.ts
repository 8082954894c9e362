import type { Turn } from "../conversation-turn.ts";
import { isActionQuestion } from "../is-action-question.ts";
import type { Choice, Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { Scene } from "../state.ts";
import { reprompt } from "./reprompt.ts";

/** Offers a person, and asks nothing else beside: a yes can then only mean that. What was open stays open. */
export const offerPerson = (turn: Turn, scene: Scene, line: Line): Outcome => {
  const again = reprompt(turn, scene, []);
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
