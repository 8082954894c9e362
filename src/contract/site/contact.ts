import { z } from "zod";
import { contactFormSchema } from "#domain/contact/contact-form.ts";
import { defineRoute } from "../route.ts";

export const sendContactMessage = defineRoute({
  method: "POST",
  path: "/api/v1/contact-messages",
  summary: "Send a contact message; it is emailed to the sales address",
  description: "Limited per network. A signed-in owner's account is noted with the message.",
  tag: "Contact",
  access: "optional",
  body: contactFormSchema,
  response: z.undefined(),
  status: 204,
});
