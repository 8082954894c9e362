import type { Environment } from "./environment-schema.ts";
import { isLoopbackHost, servesOutside } from "./serves-outside.ts";

/** The environment after its defaults: whether real customers are meant, and whether the simulators run. */
type Meant = { config: Environment; isProduction: boolean; simulators: boolean };

/** Each of these works with all of its variables, or not at all. */
const variableGroups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

/** What doesn't fit together, one line for each. */
export const listContradictions = (meant: Meant): string[] => {
  const { config, simulators } = meant;
  const wrong: string[] = [];
  if (config.CLOCK && !simulators) wrong.push("CLOCK works only together with SIMULATORS=on");
  if (config.ROLE !== "all" && !config.DATABASE_URL)
    wrong.push("ROLE splits one database between processes: DATABASE_URL must be set");
  if (config.DATABASE_URL && !config.AUTH_SECRET)
    wrong.push("AUTH_SECRET must be set when DATABASE_URL is, so that all processes share it");
  wrong.push(...whatsAppContradictions(config, simulators));
  wrong.push(...payPalContradictions(config, simulators));
  for (const group of variableGroups) {
    const missing = group.filter((name) => !config[name]);
    if (missing.length > 0 && missing.length < group.length)
      wrong.push(`${missing.join(" and ")} must be set as well: ${group.join(", ")} work together`);
  }
  if (config.BACKUP_TO === "s3" && !config.S3_BUCKET) wrong.push("BACKUP_TO=s3 needs S3_BUCKET");
  if (!simulators && !config.SMTP_URL) wrong.push(missingMailServer(config));
  return [...wrong, ...publicAddressContradictions(meant), ...exampleAddresses(meant)];
};

const missingMailServer = (config: Environment): string => {
  const setting = servesOutside(config);
  return config.SIMULATORS === undefined && config.NODE_ENV !== "production" && setting !== null
    ? `${setting} serves more than this machine, so the simulators are off: set SMTP_URL, or say SIMULATORS=on`
    : "SMTP_URL must be set when the simulators are off";
};

const publicAddressContradictions = ({ config, isProduction, simulators }: Meant): string[] => {
  if (config.PUBLIC_URL === undefined)
    return isProduction
      ? ["PUBLIC_URL must be set in production: emailed links and webhook signatures are built from it"]
      : [];
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  if (protocol === "https:" || isLoopbackHost(hostname) || (simulators && !isProduction)) return [];
  return [
    'PUBLIC_URL must begin with https:// (see "A reverse proxy" in docs/deploy.md): http is for this machine alone',
  ];
};

/** Names that never lead to a mailbox (RFC 6761); `example.com` is taken, as the docs' recipes are written with it. */
const noMailbox = /@([^@]+\.)?(localhost|invalid|test|example)>?$/i;

const exampleAddresses = ({ config, isProduction, simulators }: Meant): string[] => {
  const setting = servesOutside(config);
  if (simulators || !(isProduction || (setting && config.SMTP_URL))) return [];
  const when = isProduction ? "in production" : `as ${setting} serves more than this machine`;
  if (config.MAIL_FROM === undefined) return [`MAIL_FROM must be set ${when}: clients and owners see and answer it`];
  return (["MAIL_FROM", "SUPPORT_EMAIL", "SALES_EMAIL"] as const)
    .filter((name) => noMailbox.test(config[name] ?? ""))
    .map((name) => `${name} must be an address that takes mail, not ${config[name]}`);
};

const whatsAppContradictions = (config: Environment, simulators: boolean): string[] => {
  const hasSid = config.TWILIO_ACCOUNT_SID !== undefined;
  const hasToken = config.TWILIO_AUTH_TOKEN !== undefined;
  if (simulators && (hasSid || hasToken))
    return ["TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN are for real messages: they need SIMULATORS=off"];
  if (hasSid !== hasToken) return ["TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN must be set together"];
  if (!simulators && !hasSid && config.PLATFORM_WHATSAPP_NUMBER)
    return ["PLATFORM_WHATSAPP_NUMBER needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN to send from it"];
  return [];
};

const payPalContradictions = (config: Environment, simulators: boolean): string[] => {
  if (simulators && (config.PAYPAL_CLIENT_ID || config.PAYPAL_CLIENT_SECRET))
    return ["PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are for real payments: they need SIMULATORS=off"];
  if (config.PAYPAL_PLAN_ID && !config.PAYPAL_CLIENT_ID)
    return ["PAYPAL_PLAN_ID needs PAYPAL_CLIENT_ID, to whose account the plan belongs"];
  return [];
};
