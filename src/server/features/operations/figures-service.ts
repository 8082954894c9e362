import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { defineUnownedQuery } from "../../platform/db/query.ts";
import { figuresSchema, type OperationFigures } from "../../platform/metrics/watch-figures.ts";

/** Counts and ages of the whole installation, for the metrics and for the administrator. */
export const readOperationFigures = async (db: Database): Promise<OperationFigures> =>
  figuresSchema.parse((await db.run(selectFigures, {}))[0]?.figures);

const selectFigures = defineUnownedQuery("routine")((db) =>
  db.selectNoFrom(sql<unknown>`operation_figures()`.as("figures")),
);
