import { setPlatformSender } from "../features/notices/senders/sender-service.ts";
import type { WhatsAppChannel } from "../integrations/whatsapp/channel.ts";
import { paceChannel } from "../integrations/whatsapp/pace-channel.ts";
import { createTwilioChannel } from "../integrations/whatsapp/twilio/create-twilio-channel.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/db/database.ts";
import type { SimulatedTwilio } from "../simulators/twilio/twilio-server.ts";

type WhatsAppOptions = { config: Config; simulated: SimulatedTwilio | null; publicUrl: string; db: Database };

/** The way to WhatsApp: the operator's account, the simulator's, or none, in which case clients can't be notified. */
export const startWhatsApp = async ({
  config,
  simulated,
  publicUrl,
  db,
}: WhatsAppOptions): Promise<WhatsAppChannel | null> => {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = config;
  if (simulated) {
    await setPlatformSender(db, simulated.platformNumber);
    return paced(createTwilioChannel({ ...simulated.account, apiBase: simulated.apiBase }, publicUrl));
  }
  if (!accountSid || !authToken) {
    await setPlatformSender(db, null);
    return null;
  }
  await setPlatformSender(db, config.PLATFORM_WHATSAPP_NUMBER ?? null);
  return paced(createTwilioChannel({ accountSid, authToken }, publicUrl));
};

/** Twilio's limit for one number. */
const messagesPerSecond = 80;

const paced = (channel: WhatsAppChannel): WhatsAppChannel => paceChannel(channel, { perSecond: messagesPerSecond });
