import { type SearchResults, searchEverything } from "#contract/search.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { searchTerms } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findAgents, findAppointments, findClients } from "./store.ts";

type SearchDeps = { db: Database; clock: Clock };

/** As many as are read at a glance. */
const count = 6;

export const searchRoutes = (deps: SearchDeps): ServedRoute[] => [
  serve(searchEverything, ({ query }, { session }) => search(deps, session.ownerId, query.search ?? "")),
];

const search = async ({ db, clock }: SearchDeps, ownerId: OwnerId, typed: string): Promise<SearchResults> => {
  const patterns = searchTerms(typed).map(likePattern);
  if (patterns.length === 0) return { clients: [], appointments: [], agents: [] };
  const wanted = { ownerId, patterns, count };
  const [clients, appointments, agents] = await db.read(ownerId, (tx) => [
    tx.run(findClients, wanted),
    tx.run(findAppointments, { ...wanted, now: clock.now() }),
    tx.run(findAgents, wanted),
  ]);
  return {
    clients,
    appointments: appointments.map((row) => ({
      id: row.id,
      clientName: row.booked_for ?? row.client_name,
      serviceType: row.service_type,
      agentName: row.agent_name,
      appointmentDate: row.date,
      appointmentTime: row.time,
      status: row.status as SearchResults["appointments"][number]["status"],
    })),
    agents: agents.map(({ id, name, email, is_active }) => ({ id, name, email, isActive: is_active })),
  };
};
