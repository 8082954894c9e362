import { z } from "zod";

/** Ids are UUIDs; anything else can't be the id of something that exists. */
export const idSchema = z.uuid({ error: "idInvalid" });

/** An instant in UTC, as ISO 8601. */
export const instantSchema = z.iso.datetime();

/** The number a record had when it was read. A change based on an older one is refused with `edit-conflict`. */
export const versionSchema = z.int({ error: "versionRequired" }).min(1, "versionRequired");
