import { isIP } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { readCountries } from "#domain/numbers/number-country.ts";
import { projectFolder } from "./project-folder.ts";

const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(", ")}` });

const onOff = oneOf("on", "off").transform((value) => value === "on");

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address like https://book.example.com" })
  .transform((value) => value.replace(/\/+$/, ""));

/** Addresses or CIDR ranges of reverse proxies; a hop count could be spoofed, a list can't. */
const proxyList = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressOrRange), {
    error: "must be a comma-separated list of addresses or CIDR ranges",
  });

const isAddressOrRange = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Every variable Daybook reads, with its meaning in `.env.example`. */
const environmentSchema = z.object({
  NODE_ENV: oneOf("production", "development", "test").default("development"),
  ROLE: oneOf("all", "web", "worker").default("all"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: wholeNumber(1, 65_535).default(3000),
  /** Where a process that only works tells its health and figures; nowhere unless set. */
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  /** Where the built web client is stored. */
  SITE_DIR: z.string().min(1).default(join(projectFolder, "dist/web")),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  AUTH_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  /** Creates the administrator, once. */
  ADMIN_SETUP_SECRET: z.string().trim().min(20, { error: "must have at least 20 characters" }).max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: "must be an address, or a name and <address>",
    })
    .default("Daybook <hello@daybook.localhost>"),
  SUPPORT_EMAIL: z.email({ error: "must be an email address" }).default("support@daybook.localhost"),
  SALES_EMAIL: z.email({ error: "must be an email address" }).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, { error: "must be AC and 32 hexadecimal digits" })
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  PLATFORM_WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, { error: "must be a number like +15550100000" })
    .optional(),
  /** Where numbers for businesses are bought; of several, owners choose. */
  WHATSAPP_NUMBER_COUNTRY: z
    .string()
    .default("US")
    .transform((text, context) => {
      const countries = readCountries(text);
      if (countries !== null) return countries;
      context.addIssue({ code: "custom", message: "must be a country like US, or several like US,DE" });
      return z.NEVER;
    }),
  TWILIO_ADDRESS_SID: z
    .string()
    .regex(/^AD[0-9a-f]{32}$/, { error: "must be AD and 32 hexadecimal digits" })
    .optional(),
  TWILIO_BUNDLE_SID: z
    .string()
    .regex(/^BU[0-9a-f]{32}$/, { error: "must be BU and 32 hexadecimal digits" })
    .optional(),
  TWILIO_WABA_ID: z
    .string()
    .regex(/^\d{5,20}$/, { error: "must be the number of a WhatsApp Business Account" })
    .optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** For how many days nightly backups are kept; unset, none are made. */
  BACKUP_KEEP_DAYS: wholeNumber(1, 3_650).optional(),
  /** Where backups go: a folder below DATA_DIR, the bucket, or another folder. */
  BACKUP_TO: z
    .string()
    .refine((text) => text === "disk" || text === "s3" || isAbsolute(text), {
      error: "must be disk, s3 or the absolute path of a folder",
    })
    .default("disk"),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_PLAN_ID: z
    .string()
    .regex(/^P-[0-9A-Z]+$/, { error: "must be the id of a plan, such as P-5ML4271244454362WXNWU5NQ" })
    .optional(),
  PAYPAL_ENVIRONMENT: oneOf("sandbox", "live").default("sandbox"),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** As the provider spells it, a slash at its end included: it has to call itself the same. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address like https://id.example.com" })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the button calls it. */
  OIDC_NAME: z.string().max(40, { error: "must have at most 40 characters" }).default("OpenID"),
  SIMULATORS: onOff.optional(),
  CLOCK: z.iso.datetime({ offset: true, error: "must be an ISO instant like 2027-03-01T09:00:00Z" }).optional(),
  TRUST_PROXY: proxyList.optional(),
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  LOG_LEVEL: oneOf("debug", "info", "warn", "error", "silent").default("info"),
});

/** The names of all of them. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

export type Config = Omit<Environment, "DATA_DIR" | "SIMULATORS"> & { DATA_DIR: string; SIMULATORS: boolean };

/** One message per wrong variable, each naming it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export const parseConfig = (environment: Record<string, string | undefined>): Config => {
  // An empty variable, as compose files and .env templates write it, means "not set".
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const config = parsed.data;
  const simulators = config.SIMULATORS ?? config.NODE_ENV !== "production";
  const wrong = contradictions(config, simulators);
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return { ...config, DATA_DIR: resolve(config.DATA_DIR), SIMULATORS: simulators };
};

/** Each of these works with all of its variables, or not at all. */
const variableGroups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

const contradictions = (config: Environment, simulators: boolean): string[] => {
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
  if (!simulators && !config.SMTP_URL) wrong.push("SMTP_URL must be set when the simulators are off");
  if (config.NODE_ENV === "production" && !config.PUBLIC_URL)
    wrong.push("PUBLIC_URL must be set in production: emailed links and webhook signatures are built from it");
  return wrong;
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
