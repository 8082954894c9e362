import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export type CommandResult = { exitCode: number; output: string };

type CommandOptions = {
  /** `inherit` shows the output as it comes; `collect` returns it. */
  output: "inherit" | "collect";
  env?: Record<string, string>;
  timeoutMs?: number;
};

/** Runs a program in the repository's root and waits for its end. A program that can't start counts as failed. */
export const runCommand = (
  [file, ...args]: readonly [string, ...string[]],
  { output, env, timeoutMs }: CommandOptions,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: output === "inherit" ? "inherit" : ["ignore", "pipe", "pipe"],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    const text = () => Buffer.concat(chunks).toString();
    child.on("error", (error) => resolve({ exitCode: 1, output: `${text()}${error.message}\n` }));
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output: text() }));
  });

/** A script of ours, under the Node that runs this one. */
export const scriptCommand = (path: string, ...args: string[]): [string, ...string[]] => [
  process.execPath,
  path,
  ...args,
];

/**
 * A tool from node_modules as `node <its script>`. Going through node_modules/.bin would need a shell on Windows
 * and would run under whatever Node the PATH finds first.
 */
export const toolCommand = (name: string, packageName: string, ...args: string[]): [string, ...string[]] => {
  const manifestPath = join(root, "node_modules", packageName, "package.json");
  const { bin } = JSON.parse(readFileSync(manifestPath, "utf8")) as { bin: string | Record<string, string> };
  const binPath = typeof bin === "string" ? bin : bin[name];
  if (binPath === undefined) throw new Error(`${packageName} has no program called ${name}`);
  return [process.execPath, join(dirname(manifestPath), binPath), ...args];
};
