import type { Turn } from "../conversation-turn.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { askAgain } from "./ask-again.ts";
import { offerPerson } from "./team/offer-person.ts";

/** The message wasn't understood: the question again, and from the second time on a person. */
export const reaskUnknown = (turn: Turn, scene: Scene, misses: number, lead: Line = { key: "unknown" }): TurnOutcome =>
  misses === 0
    ? { ...askAgain(turn, scene, [lead]), isMiss: true }
    : { ...offerPerson(turn, scene, { key: "unknownPerson" }), isMiss: true };
