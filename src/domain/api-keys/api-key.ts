import { z } from "zod";
import { requiredText } from "../text/text-field.ts";
import { keyScopes } from "./key-scope.ts";

/** `keys`: per business, revoked ones not counted. `madePerDay`: revoked ones counted, as histories name them. */
export const apiKeyLimits = { keys: 20, madePerDay: 60, name: 60 } as const;

/** Calls of one key. */
export const keyCallLimit = { hits: 120, windowSeconds: 60 } as const;

/** A key begins with this, so that scanners of leaked secrets find it. */
export const keyPrefix = "daybook_";

/** The prefix and 256 random bits in base64url. */
const keyPattern = /^daybook_[\w-]{43}$/;

export const isApiKey = (text: string): boolean => keyPattern.test(text);

const bearer = "bearer ";

/** The token of an `Authorization: Bearer` header; `null` for another scheme, which may be a proxy's. */
export const bearerToken = (authorization: string | undefined): string | null =>
  authorization?.slice(0, bearer.length).toLowerCase() === bearer ? authorization.slice(bearer.length).trim() : null;

export const apiKeyFormSchema = z.strictObject({
  name: requiredText(apiKeyLimits.name, "keyNameRequired", "keyNameTooLong"),
  scope: z.enum(keyScopes, { error: "scopeUnknown" }),
});

export type ApiKeyForm = z.input<typeof apiKeyFormSchema>;
