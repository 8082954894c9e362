import type { ProviderMode, ProviderName } from "#domain/operations/judge-health.ts";
import type { Config } from "../platform/config.ts";

export type ProviderUse = {
  readonly name: ProviderName;
  /** `off`: nothing is sent or sold. `local`: on this machine's disk. */
  readonly mode: ProviderMode;
  /** Where it leads to, without secrets. */
  readonly where: string | null;
};

/** Twilio's number for trying WhatsApp out: it reaches only phones that joined it. */
const twilioSandboxNumber = "+14155238886";

/** Who mails, messages, takes money and keeps files, and whether that is real: what one wants to be sure of at a start. */
export const listUsedProviders = (config: Config): readonly ProviderUse[] => [
  mail(config),
  whatsApp(config),
  payPal(config),
  config.S3_BUCKET
    ? { name: "files", mode: "live", where: `S3 bucket ${config.S3_BUCKET}` }
    : { name: "files", mode: "local", where: "DATA_DIR" },
];

/** One line for people. */
export const describeProviders = (config: Config): string =>
  listUsedProviders(config)
    .map(({ name, mode, where }) => `${name} ${mode}${where === null ? "" : ` (${where})`}`)
    .join(" · ");

const mail = ({ SMTP_URL }: Config): ProviderUse =>
  SMTP_URL
    ? { name: "mail", mode: "live", where: new URL(SMTP_URL).host }
    : { name: "mail", mode: "simulated", where: null };

const whatsApp = ({ SIMULATORS, TWILIO_ACCOUNT_SID, PLATFORM_WHATSAPP_NUMBER }: Config): ProviderUse => {
  if (SIMULATORS) return { name: "WhatsApp", mode: "simulated", where: null };
  if (!TWILIO_ACCOUNT_SID) return { name: "WhatsApp", mode: "off", where: null };
  const mode = PLATFORM_WHATSAPP_NUMBER === twilioSandboxNumber ? "sandbox" : "live";
  return { name: "WhatsApp", mode, where: "Twilio" };
};

const payPal = ({ SIMULATORS, PAYPAL_CLIENT_ID, PAYPAL_ENVIRONMENT }: Config): ProviderUse => {
  if (SIMULATORS) return { name: "PayPal", mode: "simulated", where: null };
  return { name: "PayPal", mode: PAYPAL_CLIENT_ID ? PAYPAL_ENVIRONMENT : "off", where: null };
};
