import { z } from "zod";
import { requiredText, textLine, textLines } from "../text/text-field.ts";

/** Something the owner answers once, and the words by which the bot knows that it was asked. */
export type KnownHouseAnswer = { id: string; title: string; keywords: string; answer: string };

/** More would be a website; what a chat's reply has room for besides the question that follows it. */
export const houseLimits = { answers: 30, title: 60, keywords: 200, answer: 500 } as const;

/**
 * `titleRequired`, `answerRequired`: nothing to be read; `titleTooLong`, `keywordsTooLong`, `answerTooLong`: over the
 * limits. Keywords are between commas and may be missing: the title counts as one.
 */
export const houseAnswerFields = {
  title: requiredText(houseLimits.title, "titleRequired", "titleTooLong"),
  keywords: textLine(houseLimits.keywords, "keywordsTooLong"),
  answer: textLines(houseLimits.answer, "answerTooLong").refine((text) => text !== "", { error: "answerRequired" }),
};

export const houseAnswerSchema = z.strictObject(houseAnswerFields);

export type HouseAnswerForm = z.infer<typeof houseAnswerSchema>;
