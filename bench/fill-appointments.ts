import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import type { BenchApp } from "./bench-app.ts";

export type Filling = {
  ownerIds: readonly string[];
  agentsPerOwner: number;
  firstDate: string;
  days: number;
  /** Per agent and day, half an hour each with ten minutes of buffer, every hour from 08:00 UTC. */
  appointmentsPerDay: number;
};

/**
 * Agents and appointments by the hundred thousand. Triggers rest, and the indexes are built in one piece afterwards:
 * a million rows through them one by one, or through a check of the finished exclusion constraint, takes minutes. The
 * rows obey the constraint by their making.
 */
export const fillAppointments = (adminUrl: string, fillings: readonly Filling[]): Promise<void> =>
  asAdmin(adminUrl, async (client) => {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
    for (const { ownerIds, agentsPerOwner } of fillings) await client.query(insertAgents, [ownerIds, agentsPerOwner]);
    await client.query(switchIndexes, [false]);
    for (const { ownerIds, firstDate, days, appointmentsPerDay } of fillings) {
      await client.query(insertAppointments, [ownerIds, firstDate, days, appointmentsPerDay]);
    }
    await client.query(switchIndexes, [true]);
    // The first rebuilds the indexes, the second notes which pages need no second look.
    await client.query("vacuum full appointments");
    await client.query("vacuum analyze appointments");
    await client.query("analyze");
  });

/** The tables of an installation that is in use: for empty ones PostgreSQL makes other plans, and keeps them a while. */
export const fillAsInUse = async (app: BenchApp): Promise<void> => {
  const ownerIds: string[] = [];
  for (let made = 0; made < 10; made++) ownerIds.push((await app.owner()).id);
  const firstDate = Temporal.Now.plainDateISO("UTC").toString();
  await fillAppointments(app.adminUrl, [{ ownerIds, agentsPerOwner: 10, firstDate, days: 60, appointmentsPerDay: 8 }]);
};

const switchIndexes = "update pg_index set indisready = $1 where indrelid = 'appointments'::regclass";

const insertAgents = `
  insert into agents (user_id, name, email, working_hours)
  select owner_id, 'Agent ' || n, 'agent' || n || '@example.com',
    '{"Monday": {"start": "09:00", "end": "17:00"}, "Tuesday": {"start": "09:00", "end": "17:00"},
      "Wednesday": {"start": "09:00", "end": "17:00"}, "Thursday": {"start": "09:00", "end": "17:00"},
      "Friday": {"start": "09:00", "end": "17:00"}}'
  from unnest($1::uuid[]) as owner_id, generate_series(1, $2) as n`;

const insertAppointments = `
  insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
    buffer_time, service_type, starts_at, ends_at, blocks)
  select user_id, id, 'Client ' || day, '+34 612 345 678', at::date, at::time, 30, 10, 'Haircut', at at time zone 'UTC',
    (at at time zone 'UTC') + interval '30 minutes',
    tstzrange(at at time zone 'UTC', (at at time zone 'UTC') + interval '40 minutes')
  from generate_series(0, $3::int - 1) as day
  cross join agents
  cross join generate_series(0, $4::int - 1) as slot
  cross join lateral (select $2::date + day + time '08:00' + slot * interval '1 hour' as at) as moment
  where user_id = any($1::uuid[])`;
