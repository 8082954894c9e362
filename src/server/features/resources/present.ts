import type { Resource } from "#contract/scheduling/resources.ts";
import type { selectResources } from "./store.ts";

export type ResourceRow = NonNullable<(typeof selectResources)["row"]>;

export const presentResource = (row: ResourceRow): Resource => ({
  id: row.id,
  name: row.name,
  count: row.units,
  appointmentTypeIds: row.type_ids,
  createdAt: row.created_at.toString(),
  version: row.version,
});
