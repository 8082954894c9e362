import type { Writable } from "node:stream";

export type KeptBackup = { name: string; bytes: number };

/** Where archives are kept. A name appears there only when its archive is complete. */
export type BackupPlace = {
  /** The location of an archive of this name, for people to read. */
  describe(name: string): string;
  put(name: string, write: (sink: Writable) => Promise<void>): Promise<void>;
  /** Oldest first: names begin with the time. */
  list(): Promise<KeptBackup[]>;
  /** Copies it to a file. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
};

const nameForm = /^daybook-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.tar\.gz$/;

/** One name per second and in the order of time, no matter who sorts them. */
export const backupName = (at: Date): string => `daybook-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz`;

/** When it was made, by its name; null for anything that isn't ours. */
export const backupTime = (name: string): Date | null => {
  const [date, time] = nameForm.exec(name)?.[1]?.split("T") ?? [];
  return date && time ? new Date(`${date}T${time.replaceAll("-", ":")}Z`) : null;
};
