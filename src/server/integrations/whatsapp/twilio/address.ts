const prefix = "whatsapp:";

/** Twilio tells its channels apart by a prefix. */
export const toTwilioAddress = (address: string): string => `${prefix}${address}`;

export const fromTwilioAddress = (address: string): string =>
  address.startsWith(prefix) ? address.slice(prefix.length) : address;
