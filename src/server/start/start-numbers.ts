import type { WhatsAppChannel } from "../integrations/whatsapp/channel.ts";
import type { WhatsAppNumbers } from "../integrations/whatsapp/numbers.ts";
import { createTwilioNumbers } from "../integrations/whatsapp/twilio/create-twilio-numbers.ts";
import type { Config } from "../platform/config.ts";
import type { SimulatedTwilio } from "../simulators/twilio/twilio-server.ts";

type NumbersOptions = {
  config: Config;
  simulated: SimulatedTwilio | null;
  channel: WhatsAppChannel | null;
  publicUrl: string;
};

/** Where businesses' numbers come from: the account that carries the messages, or nowhere. */
export const openNumbers = ({ config, simulated, channel, publicUrl }: NumbersOptions): WhatsAppNumbers | null => {
  if (channel === null) return null;
  const options = {
    inboundUrl: publicUrl + channel.inboundPath,
    statusUrl: publicUrl + channel.statusPath,
    countries: config.WHATSAPP_NUMBER_COUNTRY,
    addressSid: config.TWILIO_ADDRESS_SID,
    bundleSid: config.TWILIO_BUNDLE_SID,
    wabaId: config.TWILIO_WABA_ID,
  };
  if (simulated) return createTwilioNumbers({ ...simulated.account, apiBase: simulated.apiBase }, options);
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = config;
  return accountSid && authToken ? createTwilioNumbers({ accountSid, authToken }, options) : null;
};
