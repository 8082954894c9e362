import { z } from "zod";
import type { AdminAuditEntry, listAudit } from "#contract/admin/admin-audit.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import { openCursor, sealCursor } from "../../../platform/http/input/sealed-cursor.ts";
import { type AuditRow, selectAudit, selectKinds } from "./audit-store.ts";

type AuditDeps = { db: Database; secret: string };

const pageSize = 50;
const list = "audit";
const placeSchema = z.strictObject({ at: z.string(), id: z.int() });

export type AuditFilter = Omit<RouteInput<typeof listAudit>["query"], "cursor">;
export type AuditPlace = z.infer<typeof placeSchema>;

export const readAudit = async (
  { db, secret }: AuditDeps,
  administratorId: OwnerId,
  { cursor, ...filter }: RouteInput<typeof listAudit>["query"],
): Promise<RouteResponse<typeof listAudit>> => {
  const after = openCursor(secret, list, cursor, placeSchema);
  const { rows, onward, kinds } = await readEntries(db, { administratorId, filter, after, size: pageSize });
  return { entries: rows.map(presentEntry), nextCursor: onward && sealCursor(secret, list, onward), kinds };
};

type AuditAsk = { administratorId: OwnerId; filter: AuditFilter; after: AuditPlace | null; size: number };

export const readEntries = async (
  db: Database,
  { administratorId, filter: { kind, person, from, to }, after, size }: AuditAsk,
): Promise<{ rows: readonly AuditRow[]; onward: AuditPlace | null; kinds: string[] }> => {
  const kinds = (await db.run(selectKinds, { administratorId })).map(({ action }) => action);
  const rows = await db.run(selectAudit, {
    administratorId,
    kinds: kind === undefined ? null : kinds.filter((known) => known === kind || known.startsWith(`${kind}.`)),
    person: person ?? null,
    from: instantOrNull(from),
    to: instantOrNull(to),
    beforeAt: instantOrNull(after?.at),
    beforeId: after?.id ?? null,
    pageSize: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, onward: last ? { at: String(last.created_at), id: last.id } : null, kinds };
};

const instantOrNull = (text: string | undefined): Temporal.Instant | null =>
  text === undefined ? null : Temporal.Instant.from(text);

const presentEntry = (row: AuditRow): AdminAuditEntry => ({
  id: String(row.id),
  at: row.created_at.toString(),
  userId: row.user_id,
  email: row.email,
  companyName: row.company_name,
  actor: row.actor as AdminAuditEntry["actor"],
  action: row.action,
  subjectId: row.subject_id,
  details: row.details,
});
