import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { DataDirInUse, lockDataDir } from "../../platform/postgres/data-dir-lock.ts";

export type Contender = {
  readonly pid: number;
  /** Lets it try for the lock; tells whether it got it. A winner holds it until it is killed. */
  go(): Promise<"won" | "refused">;
  kill(): Promise<void>;
};

/** Another process that tries for the lock on a data directory when told. */
export const startContender = async (dataDir: string): Promise<Contender> => {
  const child = spawn(process.execPath, [import.meta.filename, dataDir], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    go: async () => {
      const answer = nextMessage(child);
      child.send("go");
      return (await answer) as "won" | "refused";
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, "message"))[0];

const contend = (dataDir: string): "won" | "refused" => {
  try {
    lockDataDir(dataDir);
    return "won";
  } catch (error) {
    if (error instanceof DataDirInUse) return "refused";
    throw error;
  }
};

if (import.meta.main) {
  process.on("message", () => process.send?.(contend(process.argv[2] ?? "")));
  process.on("disconnect", () => process.exit());
  process.send?.("ready");
}
