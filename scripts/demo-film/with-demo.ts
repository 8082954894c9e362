import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Language } from "#domain/languages.ts";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { embeddedDatabaseUrl } from "#server/testing/processes/spawn-daybook.ts";
import { filmClient } from "./film-client.ts";
import { filmWords } from "./film-words.ts";

const mainFile = join(import.meta.dirname, "../../src/server/main.ts");
/** A Tuesday morning; the film is about the day after. */
const filmClock = "2027-05-04T07:30:00Z";

/** Starts a fresh demo in a language, hands over its sign-in link, and leaves nothing behind. */
export const withDemo = async (
  language: Language,
  use: (signInUrl: string) => Promise<void>,
  clock: string = filmClock,
): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "daybook-demo-"));
  const server = spawn(process.execPath, [mainFile, "--demo"], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, CLOCK: clock, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const signInUrl = await readSignInUrl(server.stdout);
    await translate(embeddedDatabaseUrl(dataDir), language);
    await use(signInUrl);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const readSignInUrl = async (output: AsyncIterable<Buffer>): Promise<string> => {
  let said = "";
  for await (const chunk of output) {
    said += chunk.toString();
    const found = /demo sign-in: (\S+)\s/.exec(said)?.[1];
    if (found) return found;
  }
  throw new Error(`The demo didn't start: ${said}`);
};

/** The demo's services and the owner's screens in the film's language, on what is already booked too. */
const translate = async (databaseUrl: string, language: Language): Promise<void> => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  for (const [english, own] of Object.entries(filmWords[language].services)) {
    await database.query("update time_slot_configs set name = $2 where name = $1", [english, own]);
    await database.query("update appointments set service_type = $2 where service_type = $1", [english, own]);
  }
  await database.query("update business_breaks set break_name = $1 where break_name = 'Lunch'", [
    filmWords[language].lunch,
  ]);
  const { name, phone } = filmClient;
  await database.query("update clients set phone = $2, channel_address = $2 where name = $1", [name, phone]);
  await database.query("update appointments set client_phone = $2, client_address = $2 where client_name = $1", [
    name,
    phone,
  ]);
  await database.query("update user_profiles set language = $1", [language]);
  await database.query("update whatsapp_credentials set preferred_language = $1", [language]);
  await database.end();
};
