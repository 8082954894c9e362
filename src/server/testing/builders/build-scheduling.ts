import { randomUUID } from "node:crypto";
import { defaultWorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import { asAdmin } from "../apps/test-cluster.ts";

type AgentOverrides = { name?: string; isActive?: boolean; workingHours?: object };

/** An agent beside the agent limit, which tests about something else shouldn't meet. */
export const buildAgent = async (
  adminUrl: string,
  ownerId: string,
  overrides: AgentOverrides = {},
): Promise<string> => {
  const id = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      "insert into agents (id, user_id, name, email, working_hours, is_active) values ($1, $2, $3, $4, $5, $6)",
      [
        id,
        ownerId,
        overrides.name ?? "Ana",
        `${id}@example.com`,
        overrides.workingHours ?? defaultWorkingHours,
        overrides.isActive ?? true,
      ],
    ),
  );
  return id;
};

type TypeOverrides = { name?: string; duration?: number; buffer?: number };

export const buildType = async (adminUrl: string, ownerId: string, overrides: TypeOverrides = {}): Promise<string> => {
  const id = randomUUID();
  await asAdmin(adminUrl, (client) =>
    client.query(
      "insert into time_slot_configs (id, user_id, name, duration, buffer_time) values ($1, $2, $3, $4, $5)",
      [id, ownerId, overrides.name ?? "Haircut", overrides.duration ?? 30, overrides.buffer ?? 10],
    ),
  );
  return id;
};
