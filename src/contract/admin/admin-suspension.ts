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
  tag,
  access: "admin",
  params,
  response: z.strictObject({}),
  errors: ["not-found"],
});
