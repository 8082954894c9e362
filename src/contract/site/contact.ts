import { z } from "zod";
import { contactFormSchema } from "#domain/contact/contact-form.ts";
import { defineRoute } from "../route.ts";

export const sendContactMessage = defineRoute({
  method: "POST",
  path: "/api/v1/contact-messages",
  summary: "Write to the people behind this installation; the message is mailed to their sales address",
  tag: "Contact",
  access: "public",
  body: contactFormSchema,
  response: z.undefined(),
  status: 204,
});
