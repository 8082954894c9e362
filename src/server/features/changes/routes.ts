import * as contract from "#contract/sync/changes.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { RecordedChange } from "#domain/webhooks/recorded-change.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findAppointmentsById } from "../appointments/list-service.ts";
import { findClientIfKnown } from "../clients/service.ts";
import { cursorAfter, type FollowQuestion, findPlace, type ReadChange, readChanges } from "./follow-service.ts";

type ChangesDeps = { db: Database; clock: Clock };

const limit = 100;

export const changesRoutes = ({ db, clock }: ChangesDeps): ServedRoute[] => [
  serve(contract.listAppointmentChanges, ({ query }, { session: { ownerId } }) =>
    readPage(db, ownerId, { query, table: "appointments" }, async (tx, changes) => {
      const ids = changes.map(({ subjectId }) => subjectId);
      const known = await findAppointmentsById(tx, ownerId, ids);
      return changes.map(({ subjectId: id, at }) => ({
        ...{ id, changedAt: at.toString(), appointment: known.get(id)?.appointment ?? null },
      }));
    }),
  ),

  serve(contract.listClientChanges, ({ query }, { session: { ownerId } }) =>
    readPage(db, ownerId, { query, table: "clients" }, async (tx, changes) => {
      const now = clock.now();
      const clients = await Promise.all(changes.map(({ subjectId }) => findClientIfKnown(tx, ownerId, subjectId, now)));
      return changes.map(({ subjectId: id, at }, index) => {
        const client = clients[index] ?? null;
        const isMerged = client !== null && client.id !== id;
        const now = { client: isMerged ? null : client, mergedInto: isMerged ? client.id : null };
        return { id, changedAt: at.toString(), ...now };
      });
    }),
  ),
];

type Page<Change> = { changes: Change[]; cursor: string; hasMore: boolean };

/** Records as they are in the transaction that reads the changes: none is older than the change it is listed for. */
const readPage = async <Change>(
  db: Database,
  ownerId: OwnerId,
  { query, table }: { query: FollowQuestion; table: RecordedChange["table"] },
  present: (tx: Tx, changes: ReadChange[]) => Promise<Change[]>,
): Promise<Page<Change>> => {
  const { generation, ...place } = await findPlace(db, ownerId, query);
  return db.withOwner(ownerId, async (tx) => {
    const read = await readChanges(tx, ownerId, { place, tables: [table], limit });
    const changes = await present(tx, lastOfEach(read.changes));
    return { changes, cursor: cursorAfter(generation, read.after), hasMore: read.hasMore };
  });
};

/** A record that changed several times is listed once, for its last change. */
const lastOfEach = (changes: readonly ReadChange[]): ReadChange[] => {
  const last = new Map(changes.map((change) => [change.subjectId, change]));
  return changes.filter((change) => last.get(change.subjectId) === change);
};
