import type { Agent } from "#contract/scheduling/agents.ts";
import type { AgentRow } from "./store.ts";

export const presentAgent = (row: AgentRow): Agent => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  specialties: row.specialties,
  workingHours: row.working_hours as Agent["workingHours"],
  isActive: row.is_active,
  avatar: row.avatar,
  color: row.color as Agent["color"],
  createdAt: row.created_at.toString(),
  version: row.version,
});
