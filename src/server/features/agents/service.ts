import type { RouteInput } from "#contract/route.ts";
import type { Agent, createAgent as createRoute, updateAgent as updateRoute } from "#contract/scheduling/agents.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { defaultWorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { isOwnFile } from "../files/service.ts";
import { runWithoutOffers } from "../waitlist/offering-service.ts";
import { requireFreePlace } from "./limit-service.ts";
import { presentAgent } from "./present.ts";
import {
  type AgentRow,
  insertAgent,
  selectAgent,
  selectAgentForUpdate,
  selectAgents,
  updateAgentRow,
} from "./store.ts";

export type AgentDeps = { db: Database; clock: Clock };

type AgentForm = RouteInput<typeof createRoute>["body"];
type AgentChange = RouteInput<typeof updateRoute>["body"];

export const createAgent = (
  { db, clock }: AgentDeps,
  ownerId: OwnerId,
  form: AgentForm,
  key: string | null,
): Promise<Agent> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "agent.created", form } }, async () => {
      await Promise.all([lockForOwner(tx, ownerId, "agents"), requireFreePlace(tx, ownerId, clock.now())]);
      const workingHours = JSON.stringify(form.workingHours ?? defaultWorkingHours);
      const insert = () => tx.run(insertAgent, { ...form, ownerId, workingHours, isActive: true });
      const [row] = await runWithoutOffers({ tx, clock, ownerId }, insert);
      if (!row) throw new Error("an agent was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "agent.created", subjectId: row.id });
      return presentAgent(row);
    }),
  );

export const updateAgent = (
  { db, clock }: AgentDeps,
  ownerId: OwnerId,
  agentId: string,
  change: AgentChange,
): Promise<Agent> =>
  db.withOwner(ownerId, async (tx) => {
    const update = () => updateAgentIn({ tx, clock, ownerId }, agentId, change);
    if (!change.isActive) return update();
    // Taken before the list's lock and the agent's row wherever it is taken, so that no two of these wait for each other.
    await lockForOwner(tx, ownerId, "agents");
    return runWithoutOffers({ tx, clock, ownerId }, update);
  });

type Context = Pick<BookingContext, "tx" | "clock" | "ownerId">;

const updateAgentIn = async ({ tx, clock, ownerId }: Context, agentId: string, change: AgentChange): Promise<Agent> => {
  const row = await lockAgent(tx, ownerId, agentId, change.version);
  const isActive = change.isActive ?? row.is_active;
  if (isActive && !row.is_active) await requireFreePlace(tx, ownerId, clock.now());

  if (change.avatar && change.avatar !== row.avatar && !(await isOwnFile(tx, ownerId, change.avatar))) {
    throw new AppError("invalid-input", { fields: { avatar: "imageUnknown" } });
  }

  const { version: _, isActive: __, ...edits } = change;
  const fields = Object.keys(edits);
  if (fields.length === 0 && isActive === row.is_active) return presentAgent(row);
  const [[saved]] = await Promise.all([
    tx.run(updateAgentRow, { ...merge(row, change), ownerId, agentId }),
    isActive !== row.is_active && recordAudit(tx, ownerId, switchEntry(agentId, isActive)),
    fields.length > 0 &&
      recordAudit(tx, ownerId, { actor: "owner", action: "agent.updated", subjectId: agentId, details: { fields } }),
  ]);
  if (!saved) throw new Error("a locked agent is gone");
  return presentAgent(saved);
};

const lockAgent = async (tx: Tx, ownerId: OwnerId, agentId: string, version: number): Promise<AgentRow> => {
  const [row] = await tx.run(selectAgentForUpdate, { ownerId, agentId });
  if (!row) throw new AppError("not-found");
  if (row.version !== version) throw new AppError("edit-conflict");
  return row;
};

const switchEntry = (agentId: string, isActive: boolean) =>
  ({ actor: "owner", action: isActive ? "agent.activated" : "agent.deactivated", subjectId: agentId }) as const;

const merge = (row: AgentRow, change: AgentChange) => ({
  name: change.name ?? row.name,
  email: change.email ?? row.email,
  phone: change.phone === undefined ? row.phone : change.phone,
  specialties: change.specialties ?? row.specialties,
  workingHours: JSON.stringify(change.workingHours ?? row.working_hours),
  isActive: change.isActive ?? row.is_active,
  avatar: change.avatar === undefined ? row.avatar : change.avatar,
  color: change.color === undefined ? row.color : change.color,
});

export const isAgent = async (tx: Tx, ownerId: OwnerId, agentId: string): Promise<boolean> =>
  (await tx.run(selectAgent, { ownerId, agentId })).length > 0;

export const listActiveAgentIds = async (tx: Tx, ownerId: OwnerId): Promise<string[]> =>
  (await tx.run(selectAgents, { ownerId })).filter(({ is_active }) => is_active).map(({ id }) => id);
