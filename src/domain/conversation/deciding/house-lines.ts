import type { Turn } from "../conversation-turn.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";

/** The owner's answers to what was asked, as they were typed, as many as leave room for the question that follows them. */
export const houseLines = (turn: Turn, { house }: Meaning): Line[] => {
  const lines: Line[] = [];
  let length = 0;
  for (const { id, answer } of turn.facts.business.house.answers) {
    if (!house.includes(id)) continue;
    length += answer.length;
    if (lines.length > 0 && length > mostCharacters) break;
    lines.push({ key: "ownWords", values: { words: { typed: answer } } });
  }
  return lines;
};

const mostCharacters = 600;
