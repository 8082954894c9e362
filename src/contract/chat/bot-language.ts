import { z } from "zod";
import { languages } from "#domain/languages.ts";
import { defineRoute } from "../route.ts";

const languageSchema = z.strictObject({ preferredLanguage: z.enum(languages, { error: "languageUnknown" }) });

export const getBotLanguage = defineRoute({
  method: "GET",
  path: "/api/v1/bot-language",
  summary: "Get the bot's reply language",
  description: "The language the bot answers in until a client writes in another one.",
  tag: "Bot",
  access: "owner",
  response: languageSchema,
});

export const saveBotLanguage = defineRoute({
  method: "PUT",
  path: "/api/v1/bot-language",
  summary: "Set the bot's reply language",
  description: "Clients who chose a language keep it.",
  tag: "Bot",
  access: "owner",
  body: languageSchema,
  response: languageSchema,
});
