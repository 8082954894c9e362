import type { InboundMessage, WebhookRequest } from "../channel.ts";
import { fromTwilioAddress } from "./address.ts";

/** A message from a client in our words. */
export const parseInbound = ({ body }: WebhookRequest): InboundMessage[] => {
  const form = new URLSearchParams(body);
  const providerMessageId = form.get("MessageSid");
  const client = form.get("From");
  const sender = form.get("To");
  if (!providerMessageId || !client || !sender) return [];
  return [
    {
      providerMessageId,
      sender: fromTwilioAddress(sender),
      client: fromTwilioAddress(client),
      profileName: form.get("ProfileName") || null,
      text: form.get("Body") ?? "",
      // Lists answer with ListId, buttons with ButtonPayload.
      choiceId: form.get("ListId") || form.get("ButtonPayload") || null,
      media: mediaTypes(form),
      hasLocation: form.has("Latitude"),
      isHandledByProvider: form.has("OptOutType"),
    },
  ];
};

/** WhatsApp sends one attachment a message; the number is foreign, so it is held in bounds. */
const mediaTypes = (form: URLSearchParams): string[] =>
  Array.from(
    { length: Math.min(Number(form.get("NumMedia")) || 0, 10) },
    (_, index) => form.get(`MediaContentType${index}`) ?? "",
  );
