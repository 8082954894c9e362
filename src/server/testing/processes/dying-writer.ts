import { spawn } from "node:child_process";
import { once } from "node:events";
import type { OwnerId } from "#domain/owner-id.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { defineQuery } from "../../platform/db/query.ts";

/** Another process that commits a change of the owner's profile and is killed before it can tell anyone. */
export const writeAndDie = async (databaseUrl: string, ownerId: string): Promise<NodeJS.Signals | null> => {
  const child = spawn(process.execPath, [import.meta.filename, databaseUrl, ownerId], { stdio: "inherit" });
  const [, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal;
};

const speakFrench = defineQuery<{ ownerId: string }>()((db, param) =>
  db.updateTable("user_profiles").set({ language: "fr" }).where("user_id", "=", param("ownerId")),
);

if (process.argv[1] === import.meta.filename) {
  const [, , databaseUrl = "", ownerId = ""] = process.argv;
  const db = openDatabase(databaseUrl, 1);
  await db.withOwner(ownerId as OwnerId, (tx) => tx.run(speakFrench, { ownerId }));
  process.kill(process.pid, "SIGKILL");
}
