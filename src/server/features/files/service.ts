import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { type FileStorage, filePathOf, type StorageKey, storageKey } from "../../platform/storage/storage.ts";
import { deleteFileRow, insertImage, selectFile, selectFileByKey, selectFiles, selectOrphans } from "./store.ts";

export type FileDeps = { db: Database; storage: FileStorage; clock: Clock };

/** Stores a picture as `profile-images/<owner>/<timestamp>.jpg` and says where it is served. */
export const storeImage = async (
  { db, storage, clock }: FileDeps,
  ownerId: OwnerId,
  image: Uint8Array,
): Promise<string> => {
  const contentType = "image/jpeg";
  // Row first: bytes without a row would never be found again, a row without bytes is swept as an orphan.
  const { fileId, key } = await db.withOwner(ownerId, async (tx) => {
    const now = clock.now();
    for (let timestamp = now.epochMilliseconds; ; timestamp += 1) {
      const path = `${ownerId}/${timestamp}.jpg`;
      const [row] = await tx.run(insertImage, { ownerId, path, contentType, sizeBytes: image.length, now });
      if (row) return { fileId: row.id, key: toKey(`profile-images/${path}`) };
    }
  });
  await storage.put(key, image, contentType);
  // An account that was erased in the meantime took the row along, and nothing would find the bytes.
  const [[file]] = await db.read(ownerId, (tx) => [tx.run(selectFile, { ownerId, fileId })]);
  if (!file) {
    await storage.delete(key);
    throw new AppError("signed-out");
  }
  return filePathOf(key);
};

/** Whether an address, as `storeImage` gave it, is of one of the owner's own files. */
export const isOwnFile = async (tx: Tx, ownerId: OwnerId, address: string): Promise<boolean> => {
  const key = storageKey(address.replace(/^\/files\//, ""));
  if (key === null || address !== filePathOf(key)) return false;
  return (await tx.run(selectFileByKey, { ownerId, key })).length > 0;
};

/** A day in mid-wizard may become a week; after that nobody comes back for the picture. */
const orphanDays = 7;

/** Run daily. Bytes go before their row, so that a crash in between is made good the next day. */
export const removeOrphans = async ({ db, storage, clock }: FileDeps): Promise<void> => {
  const before = clock.now().subtract({ hours: orphanDays * 24 });
  for (const { user_id: owner, id: fileId } of await db.run(selectOrphans, { before })) {
    const ownerId = owner as OwnerId;
    const [[file]] = await db.read(ownerId, (tx) => [tx.run(selectFile, { ownerId, fileId })]);
    if (file) await removeFile({ db, storage }, ownerId, file);
  }
};

/** All bytes of an owner who leaves. The rows go with the account. */
export const removeAllFiles = async ({ db, storage }: Omit<FileDeps, "clock">, ownerId: OwnerId): Promise<void> => {
  const [files] = await db.read(ownerId, (tx) => [tx.run(selectFiles, { ownerId })]);
  for (const file of files) await removeFile({ db, storage }, ownerId, file);
};

const removeFile = async (
  { db, storage }: Omit<FileDeps, "clock">,
  ownerId: OwnerId,
  { id: fileId, key }: { id: string; key: string },
): Promise<void> => {
  await storage.delete(toKey(key));
  await db.withOwner(ownerId, (tx) => tx.run(deleteFileRow, { ownerId, fileId }));
};

const toKey = (text: string): StorageKey => {
  const key = storageKey(text);
  if (key === null) throw new Error("a stored file has a name we wouldn't give");
  return key;
};
