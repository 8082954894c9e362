import type { Turn } from "../../conversation-turn.ts";
import { usableProfileName } from "../../names/usable-profile-name.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";

/** Asks for the name, once per person; the one of the profile is a tap away. */
export const askName = (turn: Turn, draft: Draft, { lead }: { lead: readonly Line[] }): TurnOutcome => {
  if (draft.isForOther) {
    return {
      scene: { step: "name", draft: { ...draft, forName: undefined }, page: 0 },
      lines: [...lead, { key: "questions.nameOfOther" }],
    };
  }
  const profile = turn.profileName === null ? null : usableProfileName(turn.profileName);
  return {
    scene: { step: "name", draft: { ...draft, name: undefined }, page: 0 },
    lines: [...lead, { key: profile === null ? "questions.name" : "questions.nameOfProfile" }],
    choices: profile === null ? [] : [{ value: "profile", title: profile }],
    style: "buttons",
  };
};
