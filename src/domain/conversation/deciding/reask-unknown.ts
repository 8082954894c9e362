import type { Turn } from "../conversation-turn.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { Scene } from "../state.ts";
import { offerPerson } from "./offer-person.ts";
import { reprompt } from "./reprompt.ts";

/** The message wasn't understood: the question again, and from the second time on a person. */
export const reaskUnknown = (turn: Turn, scene: Scene, misses: number, lead: Line = { key: "unknown" }): Outcome =>
  misses === 0
    ? { ...reprompt(turn, scene, [lead]), isMiss: true }
    : { ...offerPerson(turn, scene, { key: "unknownPerson" }), isMiss: true };
