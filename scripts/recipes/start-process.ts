import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { waitUntil } from "#server/testing/wait-until.ts";

export type Running = {
  child: ChildProcess;
  output(): string;
  /** Resolves when Daybook says that it is ready; fails with the output when the process ends before. */
  ready(): Promise<unknown>;
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
};

const running = new Set<Running>();

export const startProcess = (
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Record<string, string | undefined> },
): Running => {
  // A group of its own, so that a shell's children are stopped with it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += String(chunk);
    });
  const ended = once(child, "close").then(([code]) => {
    running.delete(started);
    return code as number | null;
  });
  const look = () => {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output}`);
    return output.includes("is ready") || null;
  };
  const stop = (): Promise<number | null> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    return ended;
  };
  const started: Running = {
    ...{ child, ended, stop },
    output: () => output,
    ready: () => waitUntil("the start", look, 90_000),
  };
  running.add(started);
  return started;
};

/** For after a test: whatever a failed one left running. */
export const stopProcesses = async (): Promise<void> => {
  await Promise.all([...running].map((one) => one.stop()));
};
