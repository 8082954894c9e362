import { z } from "zod";
import { healthNames, healthProblems } from "#domain/operations/judge-health.ts";
import { instantSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const healthLineSchema = z.strictObject({
  name: z.enum(healthNames),
  /** `warning`: it works, but somebody should look. `fault`: something doesn't work. */
  state: z.enum(["ok", "warning", "fault"]),
  problem: z.enum(healthProblems).nullable(),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
});

export const getHealth = defineRoute({
  method: "GET",
  path: "/api/v1/admin/health",
  summary: "Tell how the installation is doing, one line for each thing it needs",
  description: "Covers database, worker, mail, WhatsApp, PayPal, backups and disk.",
  tag: "Administration",
  access: "admin",
  response: z.strictObject({ at: instantSchema, lines: z.array(healthLineSchema) }),
});
