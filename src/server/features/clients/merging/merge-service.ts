import type { ClientDetails } from "#contract/clients/clients.ts";
import { type ClientWords, mergeWords, unmergeWords } from "#domain/clients/merge-clients.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { type ClientsDeps, findClient } from "../service.ts";
import {
  gatherTimes,
  joinRecord,
  lockPair,
  moveAppointments,
  moveMembers,
  placeQuestions,
  releaseRecord,
  returnAppointments,
  selectBelongings,
  writeWords,
} from "./merge-store.ts";

type Pair = { clientId: string; otherId: string };

/** What taking two records apart again needs; kept with the record that was merged. */
type Merge = {
  kept: ClientWords;
  own: ClientWords;
  merged: ClientWords;
  appointments: string[];
  members: string[];
};

/**
 * Two records of one person become one. The other record stays as a further address of the person: someone who writes or is
 * booked under its number is known as the person, and the database still has one record per number.
 */
export const mergeClients = (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  pair: Pair,
  name: string | null,
): Promise<ClientDetails> =>
  db.withOwner(ownerId, async (tx) => {
    if (pair.clientId === pair.otherId)
      throw new AppError("invalid-input", { fields: { otherClientId: "sameClient" } });
    const { kept, other } = await lock(tx, ownerId, pair);
    if (kept.merged_into !== null || other.merged_into !== null) throw new AppError("not-found");
    const result = mergeWords(wordsOf(kept), wordsOf(other), name);
    if (!result.ok) throw new AppError("invalid-input", { fields: { otherClientId: result.reason } });
    const [belongings] = await tx.run(selectBelongings, { ownerId, otherId: pair.otherId });
    const merge: Merge = {
      ...{ kept: wordsOf(kept), own: wordsOf(other), merged: result.words },
      appointments: belongings?.appointments ?? [],
      members: belongings?.members ?? [],
    };
    const key = { ownerId, ...pair };
    await tx.run(gatherTimes, key);
    await tx.run(moveMembers, key);
    await tx.run(joinRecord, { ...key, merge: JSON.stringify(merge) });
    await tx.run(placeQuestions, key);
    const [, moved] = await Promise.all([
      tx.run(writeWords, { ownerId, id: pair.clientId, email: null, ...result.words }),
      tx.run(moveAppointments, key),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "client.merged",
        subjectId: pair.clientId,
        details: { otherId: pair.otherId, appointments: merge.appointments.length },
      }),
    ]);
    if (moved.length !== merge.appointments.length) throw new AppError("edit-conflict");
    return findClient(tx, ownerId, pair.clientId, clock.now());
  });

/** Undoes a merger; what the owner has changed since stays. */
export const unmergeClients = ({ db, clock }: ClientsDeps, ownerId: OwnerId, pair: Pair): Promise<ClientDetails> =>
  db.withOwner(ownerId, async (tx) => {
    const { kept, other } = await lock(tx, ownerId, pair);
    if (other.merged_into !== kept.id || other.merge === null) throw new AppError("not-found");
    const merge = other.merge as Merge;
    const key = { ownerId, ...pair };
    await tx.run(releaseRecord, { ...key, members: merge.members });
    await tx.run(placeQuestions, key);
    await Promise.all([
      tx.run(writeWords, {
        ...{ ownerId, id: pair.clientId, email: null },
        ...unmergeWords(wordsOf(kept), merge.merged, merge.kept),
      }),
      tx.run(writeWords, { ownerId, id: pair.otherId, email: other.email, ...merge.own }),
      tx.run(returnAppointments, { ...key, appointments: merge.appointments }),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "client.unmerged",
        subjectId: pair.clientId,
        details: { otherId: pair.otherId },
      }),
    ]);
    return findClient(tx, ownerId, pair.clientId, clock.now());
  });

type Row = NonNullable<(typeof lockPair)["row"]>;

const lock = async (tx: Tx, ownerId: OwnerId, pair: Pair): Promise<{ kept: Row; other: Row }> => {
  const rows = await tx.run(lockPair, { ownerId, ...pair });
  const kept = rows.find(({ id }) => id === pair.clientId);
  const other = rows.find(({ id }) => id === pair.otherId);
  if (!kept || !other) throw new AppError("not-found");
  return { kept, other };
};

const wordsOf = ({ name, email, notes, tags, is_blocked }: Row): ClientWords => ({
  ...{ name, email, notes, tags },
  isBlocked: is_blocked,
});
