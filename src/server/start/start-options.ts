import { parseArgs } from "node:util";
import { type Config, ConfigError } from "../platform/config.ts";

export type StartOptions = { demo: boolean };

/** What follows `npm start --`: whatever isn't known is refused, not ignored. */
export const parseStartOptions = (args: readonly string[], config: Config): StartOptions => {
  const { demo } = parse(args);
  const refusal = demo ? refuseDemo(config) : null;
  if (refusal) throw new ConfigError(refusal);
  return { demo };
};

const parse = (args: readonly string[]): StartOptions => {
  try {
    const { values } = parseArgs({ args: [...args], options: { demo: { type: "boolean", default: false } } });
    return values;
  } catch (cause) {
    if (!String((cause as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS_")) throw cause;
    throw new ConfigError(`The only option is --demo; this isn't it: ${args.join(" ")}`, { cause });
  }
};

/** The sign-in link is printed on the console and opens an account without a password: nothing for a real business. */
const refuseDemo = ({ NODE_ENV, SIMULATORS, ROLE }: Config): string | null => {
  if (NODE_ENV === "production")
    return "--demo is for trying Daybook out, so it doesn't work with NODE_ENV=production.";
  if (!SIMULATORS) return "--demo works only together with SIMULATORS=on.";
  if (ROLE === "worker") return "--demo needs a process that serves pages, which ROLE=worker doesn't.";
  return null;
};
