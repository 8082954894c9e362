import { z } from "zod";
import { clientFileBytes } from "#domain/clients/csv/read-client-file.ts";
import { toNormalForm } from "#domain/text/normal-form.ts";
import { isVisible, withoutHiddenInLines } from "#domain/text/visible-text.ts";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Clients";

/** The file's text. `fileTooLarge`: over a megabyte. */
const fileBody = z.strictObject({
  text: z
    .string({ error: "notText" })
    .max(clientFileBytes, { error: "fileTooLarge", abort: true })
    .overwrite((text) => withoutHiddenInLines(toNormalForm(text)))
    .refine(isVisible, { error: "fileEmpty" }),
});

const whoSchema = { line: z.int(), name: z.string().nullable(), phone: z.string().nullable() };

const lineSchema = z.discriminatedUnion("outcome", [
  z.strictObject({ ...whoSchema, outcome: z.literal("new") }),
  z.strictObject({
    ...whoSchema,
    outcome: z.literal("update"),
    fields: z.array(z.enum(["name", "email", "notes", "tags"])),
    /** The earlier line with the same person; null for someone who was a client before. */
    sameAsLine: z.int().nullable(),
  }),
  z.strictObject({ ...whoSchema, outcome: z.literal("same"), sameAsLine: z.int().nullable() }),
  z.strictObject({
    ...whoSchema,
    outcome: z.literal("wrong"),
    problem: z.string(),
    /** The line as it is in the file. */
    text: z.string(),
  }),
]);

export type ImportLine = z.infer<typeof lineSchema>;

const countsSchema = { added: z.int(), updated: z.int(), unchanged: z.int(), wrong: z.int() };

/** Room for a megabyte of text, written as JSON. */
const bodyLimit = 3 * clientFileBytes;

export const previewClientImport = defineRoute({
  method: "POST",
  path: "/api/v1/clients/import/preview",
  summary: "Preview what a CSV file of clients would change; nothing is changed",
  description: "Says for each line whether it is new, an update, unchanged or wrong, and why.",
  tag,
  access: "owner",
  bodyLimit,
  body: fileBody,
  response: z.strictObject({
    ...countsSchema,
    /** Every line, in the file's order. */
    lines: z.array(lineSchema),
    /** Columns of the file that aren't imported. */
    ignored: z.array(z.string()),
  }),
});

export const importClients = defineRoute({
  method: "POST",
  path: "/api/v1/clients/import",
  summary: "Import the clients of a CSV file; lines with a mistake are left out, known people are updated",
  description:
    "The first line names the columns: name, phone, notes, tags. Wrong lines are skipped and counted. Can be undone.",
  tag,
  access: "owner",
  status: 201,
  bodyLimit,
  body: fileBody,
  response: z.strictObject({ importId: idSchema, ...countsSchema }),
});

export const undoClientImport = defineRoute({
  method: "POST",
  path: "/api/v1/clients/import/:importId/undo",
  summary: "Take an import back; what has been changed or booked since stays",
  description: "Clients who were changed or have booked since stay.",
  tag,
  access: "owner",
  params: z.strictObject({ importId: idSchema }),
  response: z.strictObject({ removed: z.int(), restored: z.int(), kept: z.int() }),
  errors: ["not-found"],
});
