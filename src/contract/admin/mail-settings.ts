import { z } from "zod";
import { defineRoute } from "../route.ts";

const settingsSchema = z.strictObject({
  /** When a client has been waiting for a person for some minutes. */
  onRequest: z.boolean({ error: "notBoolean" }),
  /** In the morning of each day that has appointments. */
  onDay: z.boolean({ error: "notBoolean" }),
});

export type MailSettings = z.infer<typeof settingsSchema>;

export const getMailSettings = defineRoute({
  method: "GET",
  path: "/api/v1/mail-settings",
  summary: "Get the owner's email notification settings",
  description: "Which mails the owner gets about bookings, requests and the day.",
  tag: "Account",
  access: "owner",
  response: settingsSchema,
});

export const saveMailSettings = defineRoute({
  method: "PUT",
  path: "/api/v1/mail-settings",
  summary: "Change the owner's email notification settings",
  description: "Security notices are always sent.",
  tag: "Account",
  access: "owner",
  body: settingsSchema,
  response: settingsSchema,
});
