import { isChannelAddress } from "#domain/clients/channel-address.ts";
import type { InboundMessage, WebhookRequest } from "../../channel.ts";
import { fromTwilioAddress } from "../address.ts";
import { isProviderId, readForm } from "./webhook-form.ts";

/** A message from a client in our words; null when it is none that WhatsApp could have brought. */
export const parseInbound = (request: WebhookRequest, accountSid: string): InboundMessage[] | null => {
  const form = readForm(request, accountSid);
  const providerMessageId = form?.get("MessageSid") ?? null;
  const client = fromTwilioAddress(form?.get("From") ?? "");
  const sender = fromTwilioAddress(form?.get("To") ?? "");
  if (!form || !isProviderId(providerMessageId) || !isChannelAddress(client) || !isChannelAddress(sender)) return null;
  return [
    {
      providerMessageId,
      sender,
      client,
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
