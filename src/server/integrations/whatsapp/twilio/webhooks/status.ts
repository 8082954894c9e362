import type { DeliveryStatus } from "#domain/notices/notice-status.ts";
import type { DeliveryReport, WebhookRequest } from "../../channel.ts";
import { reasonOfCode } from "../errors.ts";
import { isProviderId, readForm } from "./webhook-form.ts";

/** The query parameter in which a message's reference travels: Twilio calls, and signs, the address with it. */
export const referenceParam = "ref";

/** Twilio's words; those missing here (accepted, queued, sending …) aren't news, as we sent it ourselves. */
const statuses: Readonly<Record<string, DeliveryStatus>> = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  undelivered: "failed",
  failed: "failed",
};

/** A status callback in our words: empty when it says nothing new, null when it can't be one. */
export const parseStatus = (request: WebhookRequest, accountSid: string): DeliveryReport[] | null => {
  const form = readForm(request, accountSid);
  const providerMessageId = form?.get("MessageSid") ?? null;
  if (!form || !isProviderId(providerMessageId)) return null;
  const word = form.get("MessageStatus") ?? "";
  const status = Object.hasOwn(statuses, word) ? statuses[word] : undefined;
  if (!status) return [];
  const code = Number(form.get("ErrorCode") ?? "");
  return [
    {
      providerMessageId,
      status,
      reason: status === "failed" ? reasonOfCode(code) : null,
      reference: new URLSearchParams(request.url.split("?")[1] ?? "").get(referenceParam),
    },
  ];
};
