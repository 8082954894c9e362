import { isIP } from "node:net";
import { isAbsolute, join } from "node:path";
import { z } from "zod";
import { readCountries } from "#domain/numbers/number-country.ts";
import { hasPlainRole } from "../db/role/connection-settings.ts";
import { projectFolder } from "../project-folder.ts";
import { isLoopbackHost } from "./serves-outside.ts";

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
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""));

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
export const environmentSchema = z.object({
  /** Unset: production for whatever serves more than this machine. */
  NODE_ENV: oneOf("production", "development", "test").optional(),
  ROLE: oneOf("all", "web", "worker").default("all"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: wholeNumber(1, 65_535).default(3000),
  /** Where a process that only works tells its health and figures; nowhere unless set. */
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  PUBLIC_URL: httpUrl
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: "must be an origin like https://book.example.com: Daybook can't be served below a path",
    })
    // As browsers write it: cookies, redirects and calls of other sites are judged by it.
    .transform((text) => new URL(text).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  /** Where the built web client is stored. */
  SITE_DIR: z.string().min(1).default(join(projectFolder, "dist/web")),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .refine((text) => !URL.canParse(text) || hasPlainRole(text), {
      error: "app_role must consist of small letters, figures and _",
    })
    .optional(),
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
    .optional(),
  /** Unset: the address of MAIL_FROM. */
  SUPPORT_EMAIL: z.email({ error: "must be an email address" }).optional(),
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
      context.addIssue({ code: "custom", message: "must be a country like US, or several like US,DE (ISO 3166)" });
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
    .refine((text) => text.startsWith("https:") || isLoopbackHost(new URL(text).hostname), {
      error: "must begin with https://: over http anybody in between could sign in as anyone",
    })
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

export type Environment = z.infer<typeof environmentSchema>;
