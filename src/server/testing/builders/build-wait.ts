import { randomUUID } from "node:crypto";
import { asAdmin } from "../apps/test-cluster.ts";
import type { TestOwner } from "./build-owner.ts";

type Wait = { agentId: string; typeId: string; clientId: string };

/** Somebody who waits for a day in spring, and was offered a time that they passed on. */
export const buildWait = async (adminUrl: string, owner: TestOwner, { agentId, typeId, clientId }: Wait) => {
  const entryId = randomUUID();
  await asAdmin(adminUrl, async (client) => {
    await client.query(
      `insert into waitlist_entries
         (id, user_id, client_id, appointment_type_id, agent_id, from_date, to_date, source, created_at)
       values ($1, $2, $3, $4, $5, '2027-03-16', '2027-03-16', 'whatsapp', '2027-03-01T07:00:00Z')`,
      [entryId, owner.id, clientId, typeId, agentId],
    );
    await client.query(
      `insert into waitlist_offers (id, user_id, entry_id, agent_id, appointment_date, appointment_time, starts_at, blocks,
         held_until, state, ended_by, created_at, ended_at)
       values ($1, $2, $3, $4, '2027-03-16', '10:00', '2027-03-16T09:00:00Z',
         '[2027-03-16T09:00:00Z,2027-03-16T09:30:00Z)', '2027-03-01T07:30:00Z', 'passed', 'client',
         '2027-03-01T07:15:00Z', '2027-03-01T07:20:00Z')`,
      [randomUUID(), owner.id, entryId, agentId],
    );
  });
  return { entryId };
};
