import { hashPassword } from "better-auth/crypto";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { savePasswordHash } from "./password-store.ts";

/** The password of an account that is about to be made. Hashing takes a while, so it is done before the transaction. */
export const createPassword = async (password: string) => {
  const hash = await hashPassword(password);
  return {
    store: async (tx: Tx, ownerId: OwnerId): Promise<void> => {
      await tx.run(savePasswordHash, { ownerId, hash });
    },
  };
};
