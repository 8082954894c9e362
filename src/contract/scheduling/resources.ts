import { z } from "zod";
import { resourceFields } from "#domain/scheduling/resources/resource-form.ts";
import { idSchema, instantSchema, versionSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Resources";
const resourceParams = z.strictObject({ resourceId: idSchema });

const resourceSchema = z.strictObject({
  id: idSchema,
  /** A room, a chair, a machine: whatever appointments need beside an agent. */
  name: z.string(),
  /** How many there are of it. */
  count: z.int(),
  /** The appointment types that need one each. */
  appointmentTypeIds: z.array(idSchema),
  createdAt: instantSchema,
  version: versionSchema,
});

export type Resource = z.infer<typeof resourceSchema>;

const changeSchema = z.strictObject({
  resource: resourceSchema,
  /** How many upcoming appointments need one and found none free; they stay as they are. */
  appointmentsWithout: z.int(),
});

export type ResourceChange = z.infer<typeof changeSchema>;

const fields = { ...resourceFields, appointmentTypeIds: z.array(idSchema).max(200, "tooManyTypes") };

export const listResources = defineRoute({
  method: "GET",
  path: "/api/v1/resources",
  summary: "List the rooms, chairs and machines that appointment types need, oldest first",
  description: "Appointments take one unit of each resource that their type needs.",
  tag,
  access: "owner",
  response: z.strictObject({ resources: z.array(resourceSchema) }),
});

export const createResource = defineRoute({
  method: "POST",
  path: "/api/v1/resources",
  summary: "Add a resource; upcoming appointments that need it take theirs at once",
  description: "`appointmentsWithout` says how many upcoming appointments found no unit free.",
  tag,
  access: "owner",
  status: 201,
  idempotent: true,
  body: z.strictObject(fields),
  response: changeSchema,
  errors: ["idempotency-mismatch"],
});

export const updateResource = defineRoute({
  method: "PATCH",
  path: "/api/v1/resources/:resourceId",
  summary: "Edit a resource; its count can't fall below what upcoming appointments use at once",
  description: "Refused with `resource-in-use` if more are used at the same time than there would be.",
  tag,
  access: "owner",
  params: resourceParams,
  body: z.strictObject(fields).partial().extend({ version: versionSchema }),
  response: changeSchema,
  errors: ["not-found", "edit-conflict", "resource-in-use"],
});

export const deleteResource = defineRoute({
  method: "DELETE",
  path: "/api/v1/resources/:resourceId",
  summary: "Delete a resource; appointments stay, and no longer need it",
  description: "Times that were blocked because of it become free.",
  tag,
  access: "owner",
  status: 204,
  params: resourceParams,
  response: z.undefined(),
  errors: ["not-found"],
});
