import type { WebhookRequest } from "../../channel.ts";

/** No parameter and no value of ours is longer; Twilio's ids have 34 characters. */
const idForm = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * A signed request's parameters; null for one that isn't about our account, or that can't be Twilio's: it always names the
 * account, and never sends a parameter twice. A reader of the first of two sees something else than a reader of the last.
 */
export const readForm = ({ url, body }: WebhookRequest, accountSid: string): URLSearchParams | null => {
  const form = new URLSearchParams(body);
  if (hasDoubles(form) || hasDoubles(new URLSearchParams(url.split("?")[1] ?? ""))) return null;
  return form.get("AccountSid") === accountSid ? form : null;
};

/** Whether it is an id as the provider makes them: it goes into our rows as it is. */
export const isProviderId = (text: string | null): text is string => text !== null && idForm.test(text);

const hasDoubles = (params: URLSearchParams): boolean => new Set(params.keys()).size !== [...params.keys()].length;
