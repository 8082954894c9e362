import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { compileCache } from "./spawn-daybook.ts";

const folder = join(import.meta.dirname, "../../operate");

/** A command of the operator's, without a terminal. */
export const runOperatorCommand = (command: string, env: Record<string, string>, ...args: string[]) =>
  readToEnd(spawnCommand(command, env, args));

/** The same with its standard output closed, as after `| head`. */
export const runUnreadCommand = (command: string, env: Record<string, string>) => {
  const child = spawnCommand(command, env, []);
  child.stdout.destroy();
  return readToEnd(child);
};

const spawnCommand = (command: string, env: Record<string, string>, args: string[]) =>
  spawn(process.execPath, [join(folder, `${command}.ts`), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

const readToEnd = async (child: ReturnType<typeof spawnCommand>) => {
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const [code] = await once(child, "close");
  return { code, output };
};

/** The doctor's sign for one thing. */
export const signOf = (output: string, name: string): string =>
  new RegExp(`^(.) ${name} `, "m").exec(stripVTControlCharacters(output))?.[1] ?? "missing";
