import { type Config, parseConfig } from "../platform/config.ts";
import { isDatabaseAway } from "../platform/db/is-database-away.ts";
import { watchStrayErrors } from "../platform/fences/survive-stray-errors.ts";
import { plainReason } from "../start/plain-errors.ts";
import { reasonOf } from "./doctor/finding.ts";

/** A command of the operator's: its exit code is 1 when it fails. */
export const runCommand = async (work: (config: Config, args: string[]) => Promise<void>): Promise<void> => {
  watchStrayErrors();
  surviveClosedOutput();
  try {
    await work(parseConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(inOneLine(error) ?? error);
    process.exitCode = 1;
  }
};

/** `doctor | head` closes the output early. The command still has to finish its work and stop the database it started. */
const surviveClosedOutput = (): void => {
  for (const output of [process.stdout, process.stderr])
    output.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
};

/** One line for what an operator can fix; `null` for anything that has to show where it happened. */
const inOneLine = (error: unknown): string | null => {
  if (isRefusedArgument(error)) return (error as Error).message.split("\n")[0] ?? "";
  const isFileError = ["open", "mkdir", "write"].includes((error as NodeJS.ErrnoException).syscall ?? "");
  return isDatabaseAway(error) && !isFileError
    ? `The database can't be reached: ${reasonOf(error)}.`
    : plainReason(error);
};

const isRefusedArgument = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS_");
