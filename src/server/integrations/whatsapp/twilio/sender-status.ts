import { z } from "zod";
import type { SenderReport } from "../numbers.ts";

/** A sender as Twilio's REST API describes it. */
export const senderSchema = z.object({
  status: z.string(),
  webhook: z.object({ callback_url: z.string().nullish(), fallback_url: z.string().nullish() }).nullish(),
  offline_reasons: z.array(z.object({ code: z.string().nullish(), message: z.string().nullish() })).nullish(),
});

export type Sender = z.infer<typeof senderSchema>;

/** Only ONLINE can send; while it takes over a changed profile it still can. OFFLINE says why. Anything else is on its way. */
export const toSenderReport = ({ status, offline_reasons: reasons }: Sender): SenderReport => {
  if (status === "ONLINE" || status === "ONLINE:UPDATING") return { state: "online", detail: null };
  if (status !== "OFFLINE") return { state: "preparing", detail: null };
  const texts = (reasons ?? []).map(({ code, message }) => message ?? code).filter((text) => !!text);
  return { state: "offline", detail: texts.join("; ").slice(0, 500) || null };
};
