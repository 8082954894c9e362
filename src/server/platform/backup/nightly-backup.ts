import type { Routine } from "../jobs/worker.ts";
import type { Log } from "../log.ts";
import type { FileStorage } from "../storage/storage.ts";
import type { BackupPlace } from "./backup-place.ts";
import { removeOldBackups, runBackup } from "./run-backup.ts";

export type NightlyBackup = {
  adminUrl: string;
  storage: FileStorage;
  authSecret: string;
  /** The embedded database's own secret is kept nowhere else. */
  keepsSecret: boolean;
  /** Null when no backups are wanted. */
  backups: { place: BackupPlace; keepDays: number } | null;
  log: Log;
};

/** While most of the world the installation serves sleeps; a night that was missed is made up for within the hour. */
export const backupRoutines = (deps: NightlyBackup): Routine[] => {
  const { adminUrl, backups, log } = deps;
  if (backups === null) return [];
  return [
    {
      name: "nightly-backup",
      schedule: "40 2 * * *",
      run: async () => {
        const made = await runBackup(
          {
            url: adminUrl,
            storage: deps.storage,
            authSecret: deps.authSecret,
            keepsSecret: deps.keepsSecret,
            onProgress: () => {},
          },
          backups.place,
        );
        log.info({ backup: made.name, bytes: made.bytes, rows: made.rows, files: made.files }, "backup made");
        if (made.unnoted) log.warn({ err: made.unnoted }, "the backup couldn't be written down");
        const removed = await removeOldBackups(backups.place, backups.keepDays);
        if (removed.length > 0) log.info({ backups: removed }, "old backups removed");
      },
    },
  ];
};
