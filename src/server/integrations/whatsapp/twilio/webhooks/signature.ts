import { validateRequest } from "twilio/lib/webhooks/webhooks.js";
import type { WebhookRequest } from "../../channel.ts";

/**
 * Twilio signs the address it was given together with every parameter. The address is therefore built from the configured
 * public one: what a request says about its own host is the sender's claim.
 */
export const isSignedByTwilio = (
  request: WebhookRequest,
  { authToken, publicUrl }: { authToken: string; publicUrl: string },
) => {
  const signature = request.headers["x-twilio-signature"];
  if (typeof signature !== "string" || signature === "") return false;
  try {
    return validateRequest(authToken, signature, publicUrl + request.url, signedParams(request.body));
  } catch {
    // An address that isn't one, which nobody has signed.
    return false;
  }
};

/** All parameters, those unknown to us included; one that comes several times is signed with each value. */
const signedParams = (body: string): Record<string, string | string[]> => {
  const params: Record<string, string | string[]> = Object.create(null);
  const form = new URLSearchParams(body);
  for (const key of new Set(form.keys())) {
    const values = form.getAll(key);
    params[key] = values.length === 1 ? (values[0] as string) : values;
  }
  return params;
};
