import { newSenderSid } from "../../simulators/twilio/senders/sender-store.ts";
import type { SimulatedTwilio } from "../../simulators/twilio/twilio-server.ts";
import { asAdmin } from "../apps/test-cluster.ts";

/** A business's own number, online at the simulated provider. */
export const buildNumber = async (
  { adminUrl, twilio, origin }: { adminUrl: string; twilio: Pick<SimulatedTwilio, "senders">; origin: string },
  ownerId: string,
  phoneNumber: string,
): Promise<void> => {
  const longAgo = "2020-01-01T00:00:00Z";
  await twilio.senders.put({
    sid: newSenderSid(),
    phoneNumber,
    webhook: { callback_url: `${origin}/webhooks/twilio/inbound` },
    profile: {},
    createdAt: longAgo,
    decidedAt: longAgo,
    outcome: "ONLINE",
    removedAt: null,
  });
  await asAdmin(adminUrl, (client) =>
    client.query(
      "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
      [ownerId, phoneNumber],
    ),
  );
};
