import { resolve } from "node:path";
import { listContradictions } from "./config/contradictions.ts";
import { type Environment, environmentSchema } from "./config/environment-schema.ts";
import { servesOutside } from "./config/serves-outside.ts";

/** The names of all variables Daybook reads. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

type Resolved = "NODE_ENV" | "SIMULATORS" | "MAIL_FROM" | "SUPPORT_EMAIL";

export type Config = Omit<Environment, Resolved> & {
  NODE_ENV: NonNullable<Environment["NODE_ENV"]>;
  SIMULATORS: boolean;
  /** SIMULATORS=on was said: whoever reaches Daybook may use them, else only this machine's own users. */
  hasOpenSimulators: boolean;
  MAIL_FROM: string;
  SUPPORT_EMAIL: string;
};

/** One message per wrong variable, each naming it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export const parseConfig = (environment: Record<string, string | undefined>): Config => {
  // An empty variable, as compose files and environment files write it, means "not set".
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ""));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("\n"));
  }
  const config = parsed.data;
  // Without a word about it, the strict mode counts wherever others than this machine's users are served.
  const isOutside = servesOutside(config) !== null;
  const mode = config.NODE_ENV ?? (isOutside ? "production" : "development");
  const simulators = config.SIMULATORS ?? (mode !== "production" && !isOutside);
  const wrong = listContradictions({ config, isProduction: mode === "production", simulators });
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  return {
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    NODE_ENV: mode,
    SIMULATORS: simulators,
    hasOpenSimulators: config.SIMULATORS === true,
    MAIL_FROM: config.MAIL_FROM ?? "Daybook <hello@daybook.localhost>",
    SUPPORT_EMAIL: config.SUPPORT_EMAIL ?? mailAddressOf(config.MAIL_FROM) ?? "support@daybook.localhost",
  };
};

const mailAddressOf = (sender: string | undefined): string | undefined =>
  /<([^<>]+)>/.exec(sender ?? "")?.[1] ?? sender;
