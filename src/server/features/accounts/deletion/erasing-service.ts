import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import { allowLongStatement, eraseAccountRows } from "./deletion-store.ts";

/**
 * Something of an account that lives outside of its rows and has to end before them: a phone number at the provider, a
 * subscription at PayPal, files. It is called again until it succeeds, so ending what is ended must be fine.
 */
export type AccountEnding = { readonly name: string; end(ownerId: OwnerId): Promise<void> };

export type EraseDeps = { db: Database; endings: readonly AccountEnding[] };

/** In order; nothing is erased while one of the endings fails, as what it needs to know would be gone. */
export const eraseAccount = async ({ db, endings }: EraseDeps, ownerId: OwnerId): Promise<void> => {
  for (const { name, end } of endings) {
    await end(ownerId).catch((cause: unknown) => {
      throw new Error(`an account can't be erased yet: its ${name} didn't end`, { cause });
    });
  }
  await db.withOwner(ownerId, async (tx) => {
    tx.send(allowLongStatement, {});
    await tx.run(eraseAccountRows, { ownerId });
  });
};
