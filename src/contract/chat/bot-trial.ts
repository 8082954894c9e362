import { z } from "zod";
import { ownerReplySchema } from "#domain/clients/client-form.ts";
import { requiredText } from "#domain/text/text-field.ts";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { chatMessageSchema } from "./chat-message.ts";

const tag = "Bot trial";

export const getBotTrial = defineRoute({
  method: "GET",
  path: "/api/v1/bot-trial",
  summary: "Get the owner's test chat with the bot, and the bookings made in it",
  description: "The test chat runs the same bot as WhatsApp, without sending anything.",
  tag,
  access: "owner",
  response: z.strictObject({
    /** Oldest first, the latest 100. */
    messages: z.array(chatMessageSchema),
    /** The bot has not answered yet. */
    isTyping: z.boolean(),
    testAppointments: z.int(),
  }),
});

export const sendTrialMessage = defineRoute({
  method: "POST",
  path: "/api/v1/bot-trial/messages",
  summary: "Write to your own bot as a client would; bookings are marked as tests",
  description: "The answer has the chat with the bot's replies.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z.strictObject({
    ...ownerReplySchema.shape,
    /** The id of the option that was tapped; `text` is then its title. */
    choice: requiredText(200, "choiceInvalid", "choiceInvalid").optional(),
  }),
  response: z.strictObject({ id: idSchema }),
  errors: ["idempotency-mismatch"],
});

export const deleteTestAppointments = defineRoute({
  method: "DELETE",
  path: "/api/v1/bot-trial/appointments",
  summary: "Remove all test bookings",
  description: "Real appointments are never touched.",
  tag,
  access: "owner",
  response: z.strictObject({ deletedAppointments: z.int() }),
});

export const restartBotTrial = defineRoute({
  method: "DELETE",
  path: "/api/v1/bot-trial",
  summary: "Clear the test chat and start over; its bookings stay",
  description: "Only the chat is cleared.",
  tag,
  access: "owner",
  response: z.strictObject({}),
});
