import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../platform/postgres/free-port.ts";
import { tempDir } from "../temp-dir.ts";
import { waitUntil } from "../wait-until.ts";
import { databaseAtPort } from "./database-address.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path)) ?? null;

/** Why it can't be tried here; null when it can. */
export const whyNoPgBouncer = program === null ? "PgBouncer isn't installed (apt-get install pgbouncer)" : null;

export type PgBouncer = { url: string; stop(): Promise<void> };

/** A real PgBouncer before a database, with these settings beside the address. */
export const startPgBouncer = async (databaseUrl: string, settings: Record<string, string>): Promise<PgBouncer> => {
  if (program === null) throw new Error("no PgBouncer");
  const dir = tempDir();
  const target = new URL(databaseUrl);
  const port = await freePort();
  const lines = {
    listen_addr: "127.0.0.1",
    listen_port: String(port),
    unix_socket_dir: "",
    auth_type: "any",
    ...settings,
  };
  const name = target.pathname.slice(1);
  const upstream = `host=127.0.0.1 port=${target.port} user=${target.username} password=${decodeURIComponent(target.password)}`;
  const file = join(dir.path, "pgbouncer.ini");
  const body = Object.entries(lines).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(file, `[databases]\n${name} = ${upstream}\n[pgbouncer]\n${body.join("\n")}\n`);
  // It refuses to run as root, and becomes whom it is told.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, [...user, "-q", file], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = databaseAtPort(databaseUrl, port);
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await waitUntil("PgBouncer's start", answers);
  return {
    url,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      dir[Symbol.dispose]();
    },
  };
};
