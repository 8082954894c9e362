import { z } from "zod";
import { apiKeyFormSchema } from "#domain/api-keys/api-key.ts";
import { keyScopes } from "#domain/api-keys/key-scope.ts";
import { idSchema, instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "API keys";

const keySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  scope: z.enum(keyScopes),
  /** The secret's last four characters, to tell keys apart. */
  ending: z.string(),
  createdAt: instantSchema,
  /** To the minute; `null` until the first call. */
  lastUsedAt: instantSchema.nullable(),
});

export type ApiKey = z.infer<typeof keySchema>;

export const listApiKeys = defineRoute({
  method: "GET",
  path: "/api/v1/api-keys",
  summary: "List the business's API keys, newest first; revoked ones are left out",
  description:
    "The secret itself can't be read again; `ending` tells keys apart. `lastUsedAt` is written once a minute at most.",
  tag,
  access: "owner",
  response: z.strictObject({ keys: z.array(keySchema) }),
});

export const createApiKey = defineRoute({
  method: "POST",
  path: "/api/v1/api-keys",
  summary: "Create an API key, at most 20; its secret is in this answer and nowhere else",
  description:
    "Each scope includes the ones before it: `read`, `book`, `manage`. Store the secret right away: only its hash is kept.",
  tag,
  access: "owner",
  status: 201,
  body: apiKeyFormSchema,
  response: z.strictObject({
    key: keySchema,
    /** Only its hash is stored. */
    secret: z.string(),
  }),
  errors: ["api-keys-full"],
});

export const revokeApiKey = defineRoute({
  method: "DELETE",
  path: "/api/v1/api-keys/:keyId",
  summary: "Revoke an API key; its next call is refused",
  description: "The key stops working with its next call. Appointment histories keep its name. This can't be undone.",
  tag,
  access: "owner",
  status: 204,
  params: z.strictObject({ keyId: idSchema }),
  response: z.undefined(),
  errors: ["not-found"],
});
