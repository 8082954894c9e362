import { z } from "zod";
import { teamAnswerSchema } from "#domain/house/client-question.ts";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { clientDetailsSchema } from "./clients.ts";

const tag = "Clients";
const questionParams = z.strictObject({ questionId: idSchema });

export const answerClientQuestion = defineRoute({
  method: "POST",
  path: "/api/v1/client-questions/:questionId/answer",
  summary: "Answer a question that the bot passed on: the bot sends the answer, and goes on",
  description: "The client gets the answer in the chat, and the bot continues where it stopped.",
  tag,
  access: "owner",
  params: questionParams,
  idempotent: true,
  body: teamAnswerSchema,
  response: clientDetailsSchema,
  errors: ["not-found", "question-closed", "window-closed", "client-opted-out", "idempotency-mismatch"],
});

export const dismissClientQuestion = defineRoute({
  method: "POST",
  path: "/api/v1/client-questions/:questionId/dismiss",
  summary: "Close a question that the bot passed on, without an answer",
  description: "The client isn't told anything.",
  tag,
  access: "owner",
  params: questionParams,
  response: clientDetailsSchema,
  errors: ["not-found", "question-closed"],
});
