import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import type { Launcher } from "../../platform/postgres/server-process.ts";

export type PostgresStarter = {
  readonly url: string;
  readonly serverPid: number;
  readonly isAdopted: boolean;
  /** Which user the process ran as. */
  readonly uid: number;
  /** Stops the server, then ends. */
  stop(): Promise<void>;
  kill(): Promise<void>;
};

/** Another process that starts, or adopts, the embedded server in a folder. */
export const startPostgresStarter = async (
  dataDir: string,
  launch: Launcher["spawn"] = spawn,
): Promise<PostgresStarter> => {
  const child = launchStarter(dataDir, launch);
  const [facts] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`ended with ${code} before the server ran`))),
  ]);
  const end = async (ask: () => void) => {
    const ended = once(child, "exit");
    ask();
    await ended;
  };
  return {
    ...(facts as Pick<PostgresStarter, "url" | "serverPid" | "isAdopted" | "uid">),
    stop: () => end(() => child.send("stop")),
    kill: () => end(() => child.kill("SIGKILL")),
  };
};

/** The same without waiting for it to get anywhere. */
export const launchStarter = (dataDir: string, launch: Launcher["spawn"] = spawn): ChildProcess =>
  launch(process.execPath, [import.meta.filename, dataDir], { stdio: ["ignore", "inherit", "inherit", "ipc"] });

export const starterPassword = "test-only";

if (import.meta.main) {
  const server = await startEmbeddedPostgres(process.argv[2] ?? "", starterPassword);
  process.on("message", () => void server.stop().then(() => process.exit()));
  process.send?.({ url: server.url, serverPid: server.pid, isAdopted: server.isAdopted, uid: process.getuid?.() });
}
