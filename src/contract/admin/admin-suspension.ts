import { z } from "zod";
import { requiredText } from "#domain/text/text-field.ts";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Administration";
const params = z.strictObject({ userId: idSchema });

export const suspendUser = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/suspend",
  summary: "Suspend an account: its sessions end, nobody signs in, and its bot books nothing",
  description: "API keys of the account are refused from the next call on. The administrator can't be suspended.",
  tag,
  access: "admin",
  params,
  body: z.strictObject({ reason: requiredText(500, "reasonRequired", "tooLong") }),
  response: z.strictObject({}),
  errors: ["not-found", "administrator-protected"],
});

export const unsuspendUser = defineRoute({
  method: "POST",
  path: "/api/v1/admin/users/:userId/unsuspend",
  summary: "End an account's suspension",
  description: "The person can sign in again; sessions that ended don't come back.",
  tag,
  access: "admin",
  params,
  response: z.strictObject({}),
  errors: ["not-found"],
});
