import type {
  ImportLine,
  importClients,
  previewClientImport,
  undoClientImport,
} from "#contract/clients/client-files.ts";
import type { RouteResponse } from "#contract/route.ts";
import { type ImportWords, type PlannedRecord, planImport } from "#domain/clients/csv/plan-import.ts";
import { openClientFile, type ReadLine } from "#domain/clients/csv/read-client-file.ts";
import { countryOfBusiness } from "#domain/notices/client-zone/country-of-zone.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { selectTimeZone } from "../../../platform/db/select-time-zone.ts";
import { mapInPortions } from "../../../platform/fences/map-in-portions.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { toE164 } from "../../../platform/phone/to-e164.ts";
import type { ClientsDeps } from "../service.ts";
import {
  deleteUntouched,
  insertImport,
  insertRecords,
  restoreFields,
  selectMentioned,
  takeImport,
  updateRecords,
} from "./import-store.ts";

type Preview = RouteResponse<typeof previewClientImport>;

export const previewImport = ({ db }: ClientsDeps, ownerId: OwnerId, text: string): Promise<Preview> =>
  db.withOwner(ownerId, async (tx) => (await plan(tx, ownerId, text)).preview);

/** The file is read again: what it changes is decided by the present state. */
export const importFile = (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  text: string,
): Promise<RouteResponse<typeof importClients>> =>
  db.withOwner(ownerId, async (tx) => {
    await lockForOwner(tx, ownerId, "clients");
    const { preview, records } = await plan(tx, ownerId, text);
    const now = clock.now();
    const fresh = records.filter(({ id }) => id === null);
    const known = records.filter(({ id }) => id !== null);
    const [made] = await Promise.all([
      tx.run(insertRecords, {
        ownerId,
        now,
        records: JSON.stringify(fresh.map(({ phone, after }) => ({ phone, ...after }))),
      }),
      tx.run(updateRecords, { ownerId, records: JSON.stringify(known.map(({ id, after }) => ({ id, ...after }))) }),
    ]);
    // Somebody was booked in the same moment, and is known now: the next try updates them.
    if (made.length !== fresh.length) throw new AppError("edit-conflict");
    const changes = [
      ...made.map(({ id }, at) => ({ id, before: null, after: fresh[at]?.after as ImportWords })),
      ...known.map(({ id, before, after }) => ({ id, before, after })),
    ];
    const [stored] = await tx.run(insertImport, { ownerId, changes: JSON.stringify(changes), now });
    if (!stored) throw new Error("an import was not stored");
    const { added, updated, unchanged, wrong } = preview;
    const counts = { added, updated, unchanged, wrong };
    await recordAudit(tx, ownerId, {
      actor: "owner",
      action: "clients.imported",
      subjectId: stored.id,
      details: counts,
    });
    return { importId: stored.id, ...counts };
  });

export const undoImport = (
  { db, clock }: ClientsDeps,
  ownerId: OwnerId,
  importId: string,
): Promise<RouteResponse<typeof undoClientImport>> =>
  db.withOwner(ownerId, async (tx) => {
    await lockForOwner(tx, ownerId, "clients");
    const key = { ownerId, importId };
    const [taken] = await tx.run(takeImport, { ...key, now: clock.now() });
    if (!taken) throw new AppError("not-found");
    const changes = taken.changes as { before: unknown }[];
    const [removed, restored] = await Promise.all([tx.run(deleteUntouched, key), tx.run(restoreFields, key)]);
    await recordAudit(tx, ownerId, { actor: "owner", action: "clients.import-undone", subjectId: importId });
    const made = changes.filter(({ before }) => before === null).length;
    return { removed: removed.length, restored: restored.length, kept: made - removed.length };
  });

type Plan = { preview: Preview; records: PlannedRecord[] };

const plan = async (tx: Tx, ownerId: OwnerId, text: string): Promise<Plan> => {
  const [profile] = await tx.run(selectTimeZone, { ownerId });
  const country = profile ? countryOfBusiness({ zone: profile.time_zone, country: profile.country }) : null;
  const file = openClientFile(text, (phone) => toE164(phone, country));
  if (!file.ok) {
    const place = file.line === null ? {} : { line: String(file.line) };
    throw new AppError("invalid-input", { fields: { text: file.problem, ...place } });
  }
  const fileLines = await mapInPortions(file.rows, file.readRow);
  const readable = fileLines.filter((line) => line.ok);
  const known = await tx.run(selectMentioned, {
    ownerId,
    phones: readable.flatMap(({ phone }) => phone ?? []),
    emails: readable.flatMap(({ email, phone }) => (phone === null && email ? [email] : [])),
    names: readable.flatMap(({ name, email, phone }) =>
      phone === null && email === null && name ? [name.toLowerCase()] : [],
    ),
  });
  const planned = planImport(readable, known);
  const byLine = new Map(planned.lines.map((line) => [line.line, line]));
  const lines = fileLines.map((line): ImportLine => presentLine(line, byLine.get(line.line)));
  const count = (outcome: ImportLine["outcome"]) => lines.filter((line) => line.outcome === outcome).length;
  return {
    records: planned.records,
    preview: {
      added: count("new"),
      updated: count("update"),
      unchanged: count("same"),
      wrong: count("wrong"),
      lines,
      ignored: file.ignored,
    },
  };
};

type Planned = ReturnType<typeof planImport>["lines"][number];

const presentLine = (line: ReadLine, planned: Planned | undefined): ImportLine => {
  if (!line.ok)
    return { name: null, phone: null, line: line.line, outcome: "wrong", problem: line.problem, text: line.text };
  if (!planned) throw new Error("a line without a plan");
  return planned.outcome === "wrong"
    ? { ...planned, text: [line.name, line.phone].filter(Boolean).join(" · ") }
    : planned;
};
