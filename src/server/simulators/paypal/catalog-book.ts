import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { openRecordFile } from "../twilio/record-file.ts";
import { notFound } from "./paypal-refusal.ts";

const catalogRecordSchema = z.object({
  sid: z.string(),
  kind: z.enum(["product", "plan"]),
  /** What was sent, shown again as it came. */
  fields: z.record(z.string(), z.unknown()),
  unitPrice: z.number(),
});

export type CatalogRecord = z.infer<typeof catalogRecordSchema>;

export type CatalogBook = {
  add(record: Omit<CatalogRecord, "sid">): Promise<CatalogRecord>;
  find(kind: CatalogRecord["kind"], id: string): Promise<CatalogRecord>;
};

/** The products and plans. */
export const openCatalogBook = (directory: string): CatalogBook => {
  const file = openRecordFile(join(directory, "catalog.jsonl"), catalogRecordSchema);
  return {
    add: (record) => {
      const mark = randomBytes(8).toString("hex").toUpperCase();
      return file.put({ ...record, sid: record.kind === "plan" ? `P-${mark}` : `PROD-${mark}` });
    },
    find: async (kind, id) => {
      const record = await file.find(id);
      if (record?.kind !== kind) throw notFound();
      return record;
    },
  };
};
