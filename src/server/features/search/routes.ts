import { type SearchResults, searchEverything } from "#contract/search.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { searchTerms } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import {
  findAgents,
  findAppointmentIds,
  findMatchingClientIds,
  selectMatchingAppointments,
  selectMatchingClients,
} from "./store.ts";

type SearchDeps = { db: Database; clock: Clock };

/** As many as are read at a glance. */
const count = 6;

export const searchRoutes = (deps: SearchDeps): ServedRoute[] => [
  serve(searchEverything, ({ query }, { session }) => search(deps, session.ownerId, query.search ?? "")),
];

const search = async ({ db, clock }: SearchDeps, ownerId: OwnerId, typed: string): Promise<SearchResults> => {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { clients: [], appointments: [], agents: [], more: [] };
  // One more than is shown, to know whether there are more.
  const wanted = { ownerId, terms, count: count + 1 };
  const [[people], [visits], team] = await db.read(ownerId, (tx) => [
    tx.run(findMatchingClientIds, wanted),
    tx.run(findAppointmentIds, { ...wanted, now: clock.now() }),
    tx.run(findAgents, { ...wanted, patterns: terms.map(likePattern) }),
  ]);
  const [clients, appointments] = await db.read(ownerId, (tx) => [
    tx.run(selectMatchingClients, { ownerId, ids: people?.ids.slice(0, count) ?? [] }),
    tx.run(selectMatchingAppointments, { ownerId, ids: visits?.ids.slice(0, count) ?? [] }),
  ]);
  const hasMore = {
    clients: people !== undefined && (people.is_partial || people.ids.length > count),
    appointments: visits !== undefined && (visits.is_partial || visits.ids.length > count),
    agents: team.length > count,
  };
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
    agents: team.slice(0, count).map(({ id, name, email, is_active }) => ({ id, name, email, isActive: is_active })),
    more: (["clients", "appointments", "agents"] as const).filter((group) => hasMore[group]),
  };
};
