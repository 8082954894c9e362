import { sql } from "kysely";
import { z } from "zod";
import { unattendedSeconds, type WorkQueue } from "#domain/operations/unattended-work.ts";
import type { Database } from "../../platform/db/database.ts";
import { defineUnownedQuery } from "../../platform/db/query.ts";
import { figuresSchema, type OperationFigures } from "../../platform/metrics/watch-figures.ts";

/** Counts and ages of the whole installation, for the metrics and for the administrator. */
export const readOperationFigures = async (db: Database): Promise<OperationFigures> => {
  const [[row], unattended] = await Promise.all([db.run(selectFigures, {}), readUnattendedSeconds(db)]);
  return { ...figuresSchema.parse(row?.figures), unattendedSeconds: unattended };
};

/** Due work that no worker of the installation is at. */
export const readUnattendedSeconds = async (db: Database): Promise<Record<WorkQueue, number>> => {
  const { jobs, messages } = workSchema.parse((await db.run(selectUnattended, {}))[0]?.work);
  return { jobs: unattendedSeconds(jobs), messages: unattendedSeconds(messages) };
};

const waitingSchema = z.object({ dueSeconds: z.number(), begunSeconds: z.number().nullable() });
const workSchema = z.object({ jobs: waitingSchema, messages: waitingSchema });

const selectFigures = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<unknown>`operation_figures()`.as("figures")),
);

const selectUnattended = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<unknown>`unattended_work()`.as("work")),
);
