import { setTimeout as sleep } from "node:timers/promises";
import type { OwnerId } from "#domain/owner-id.ts";
import { type ChangePlace, isBefore, readChangeCursor, writeChangeCursor } from "#domain/webhooks/change-cursor.ts";
import type { RecordedChange } from "#domain/webhooks/recorded-change.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import {
  markReady,
  type RecordedRow,
  selectFollowed,
  selectPlaceAt,
  selectRecorded,
  upsertFollowed,
} from "./follow-store.ts";

type Followed = NonNullable<(typeof selectFollowed)["row"]>;

const readyTries = 40;
const readyPauseMs = 50;

/**
 * Has the business's changes recorded from now on. Resolves once every transaction that began without knowing of it has
 * ended: what is read after that is either in the lists or in the record.
 */
export const followBusiness = async (db: Database, ownerId: OwnerId): Promise<Followed> => {
  for (let tries = 0; tries < readyTries; tries++) {
    const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectFollowed, { ownerId })]);
    if (!row || row.is_old) await db.withOwner(ownerId, (tx) => tx.run(upsertFollowed, { ownerId }));
    if (!row || row.ready_at === null) await db.withOwner(ownerId, (tx) => tx.run(markReady, { ownerId }));
    else if (row.is_ready) return row;
    else await sleep(readyPauseMs);
  }
  throw new AppError("unavailable");
};

export type FollowQuestion = { cursor?: string | undefined; changedSince?: string | undefined };

/** Programs' clocks differ, and a change counts from when it was made rather than committed. */
const marginMinutes = 10;

/** Where to read on; without a cursor or a time it is the end, and nothing before that is asked for. */
export const findPlace = async (
  db: Database,
  ownerId: OwnerId,
  { cursor, changedSince }: FollowQuestion,
): Promise<ChangePlace & { generation: string }> => {
  const { generation, horizon, ready_at, ...row } = await followBusiness(db, ownerId);
  const forgotten = { xid: row.forgotten_xid, id: row.forgotten_id };
  const end = { xid: horizon, id: "0" };
  if (cursor !== undefined) {
    const place = readChangeCursor(cursor);
    if (place === null) throw new AppError("invalid-input", { fields: { cursor: "cursorInvalid" } });
    if (place.generation !== generation || isBefore(place, forgotten)) throw new AppError("cursor-too-old");
    return place;
  }
  if (changedSince === undefined) return { generation, ...end };
  const since = Temporal.Instant.from(changedSince);
  const isKnown = [ready_at, row.oldest].every((start) => start && Temporal.Instant.compare(since, start) >= 0);
  if (!isKnown) throw new AppError("cursor-too-old");
  const from = since.subtract({ minutes: marginMinutes });
  const [[first]] = await db.read(ownerId, (tx) => [tx.run(selectPlaceAt, { ownerId, since: from })]);
  return { generation, ...(first && isBefore(first, end) ? first : end) };
};

export type ReadChange = RecordedChange & { subjectId: string; at: Temporal.Instant };

export type ReadChanges = { changes: ReadChange[]; after: ChangePlace; hasMore: boolean };

/** Changes after a place, oldest first, and the place to read on from. */
export const readChanges = async (
  tx: Tx,
  ownerId: OwnerId,
  { place, tables, limit }: { place: ChangePlace; tables: readonly RecordedChange["table"][]; limit: number },
): Promise<ReadChanges> => {
  const params = { ownerId, afterXid: place.xid, afterId: place.id, tables: [...tables], count: limit };
  const rows = await tx.run(selectRecorded, params);
  const found = rows.filter(({ id }) => id !== null);
  const last = found.at(-1);
  const hasMore = found.length === limit;
  const horizon = { xid: rows[0]?.horizon ?? place.xid, id: "0" };
  // Of an empty page: a horizon can't be before a place that was read up to an earlier one.
  const end = isBefore(horizon, place) ? place : horizon;
  const after = hasMore && last ? { xid: last.xid, id: String(last.id) } : end;
  return { changes: found.map((row) => toChange(row as RecordedRow)), after, hasMore };
};

const toChange = ({ table_name, subject_id, facts, created_at }: RecordedRow): ReadChange => {
  const { before, after, notice } = facts as Pick<RecordedChange, "before" | "after" | "notice">;
  return { table: table_name as RecordedChange["table"], subjectId: subject_id, before, after, notice, at: created_at };
};

export const cursorAfter = (generation: string, place: ChangePlace): string =>
  writeChangeCursor({ generation, ...place });
