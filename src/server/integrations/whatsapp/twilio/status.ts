import type { DeliveryStatus } from "#domain/notices/notice-status.ts";
import type { DeliveryReport, WebhookRequest } from "../channel.ts";
import { reasonOfCode } from "./errors.ts";

/** The query parameter in which a message's reference travels: Twilio calls, and signs, the address with it. */
export const referenceParam = "ref";

/** Twilio's words; those missing here (accepted, queued, sending …) are no news, as we sent it ourselves. */
const statuses: Readonly<Record<string, DeliveryStatus>> = {
  sent: "sent",
  delivered: "delivered",
  read: "read",
  undelivered: "failed",
  failed: "failed",
};

/** A status callback in our words; empty when it says nothing new. */
export const parseStatus = ({ url, body }: WebhookRequest): DeliveryReport[] => {
  const form = new URLSearchParams(body);
  const providerMessageId = form.get("MessageSid");
  const status = statuses[form.get("MessageStatus") ?? ""];
  if (!providerMessageId || !status) return [];
  const code = Number(form.get("ErrorCode") ?? "");
  return [
    {
      providerMessageId,
      status,
      reason: status === "failed" ? reasonOfCode(code) : null,
      reference: new URLSearchParams(url.split("?")[1] ?? "").get(referenceParam),
    },
  ];
};
