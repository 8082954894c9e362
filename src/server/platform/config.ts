import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address like https://book.example.com" })
  .transform((value) => value.replace(/\/+$/, ""));

/** Addresses or CIDR ranges of reverse proxies; a hop count could be spoofed, a list can't. */
const proxyList = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => isIP(part.split("/")[0] ?? "") !== 0), {
    error: "must be a comma-separated list of addresses or CIDR ranges",
  });

/** Every variable Daybook reads, with its meaning in `.env.example`. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number({ error: "must be a number" }).int().min(2).max(200).default(10),
  AUTH_SECRET: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z.string().min(3).default("Daybook <hello@daybook.localhost>"),
  SUPPORT_EMAIL: z.email({ error: "must be an e-mail address" }).default("support@daybook.localhost"),
  SIMULATORS: onOff.optional(),
  CLOCK: z.iso.datetime({ offset: true, error: "must be an ISO instant like 2027-03-01T09:00:00Z" }).optional(),
  TRUST_PROXY: proxyList.optional(),
  METRICS_TOKEN: z.string().min(16, { error: "must have at least 16 characters" }).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

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

const contradictions = (config: Environment, simulators: boolean): string[] => {
  const wrong: string[] = [];
  if (config.CLOCK && !simulators) wrong.push("CLOCK works only together with SIMULATORS=on");
  if (config.ROLE !== "all" && !config.DATABASE_URL)
    wrong.push("ROLE splits one database between processes: DATABASE_URL must be set");
  if (config.DATABASE_URL && !config.AUTH_SECRET)
    wrong.push("AUTH_SECRET must be set when DATABASE_URL is, so that all processes share it");
  if (!simulators && !config.SMTP_URL) wrong.push("SMTP_URL must be set when the simulators are off");
  if (config.NODE_ENV === "production" && !config.PUBLIC_URL)
    wrong.push("PUBLIC_URL must be set in production: mailed links and webhook signatures are built from it");
  return wrong;
};
