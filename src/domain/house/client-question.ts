import { z } from "zod";
import { textLines } from "../text/text-field.ts";
import { houseLimits } from "./house-answer.ts";

/**
 * Limits of a question that the bot passes on to the team. An answer is as long as one that the bot keeps; both fit into one
 * message. `open`: questions of one conversation that wait at once.
 */
export const questionLimits = { words: 500, answer: houseLimits.answer, open: 5 } as const;

/** The team's answer: `answerRequired` or `answerTooLong`. */
export const teamAnswerSchema = z.strictObject({
  text: textLines(questionLimits.answer, "answerTooLong").refine((text) => text !== "", { error: "answerRequired" }),
});
