import { z } from "zod";
import { houseAnswerFields, houseAnswerSchema } from "#domain/house/house-answer.ts";
import { idSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Bot";
const answerParams = z.strictObject({ answerId: idSchema });

const answerSchema = z.strictObject({
  id: idSchema,
  title: z.string(),
  /** Between commas. The title counts as one, and words of the same common topic are found in all five languages. */
  keywords: z.string(),
  answer: z.string(),
  version: versionSchema,
});

export type HouseAnswer = z.infer<typeof answerSchema>;

export const listHouseAnswers = defineRoute({
  method: "GET",
  path: "/api/v1/house-answers",
  summary: "List what the bot answers in your own words, the oldest first",
  description: "The bot gives these answers when a client asks about the topic.",
  tag,
  access: "owner",
  response: z.strictObject({ answers: z.array(answerSchema) }),
});

export const createHouseAnswer = defineRoute({
  method: "POST",
  path: "/api/v1/house-answers",
  summary: "Add an answer to a question that clients ask, at most 30",
  description: "`keywords` are further words that clients use for the topic.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: houseAnswerSchema,
  response: answerSchema,
  errors: ["house-answers-full", "idempotency-mismatch"],
});

export const updateHouseAnswer = defineRoute({
  method: "PATCH",
  path: "/api/v1/house-answers/:answerId",
  summary: "Change an answer of the bot's",
  description: "Send only the fields that change, and the `version` that was read.",
  tag,
  access: "owner",
  params: answerParams,
  body: z.strictObject(houseAnswerFields).partial().extend({ version: versionSchema }),
  response: answerSchema,
  errors: ["not-found", "edit-conflict"],
});

export const deleteHouseAnswer = defineRoute({
  method: "DELETE",
  path: "/api/v1/house-answers/:answerId",
  summary: "Delete an answer of the bot's",
  description: "The bot no longer gives it.",
  tag,
  access: "owner",
  status: 204,
  params: answerParams,
  response: z.undefined(),
  errors: ["not-found"],
});
