import { type KnownClient, listKnownClients } from "#contract/scheduling/known-clients.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { likePattern } from "../../platform/db/like-pattern.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { selectKnownClients } from "./store.ts";

type KnownClientsDeps = { db: Database; clock: Clock };

/** As many as are read at a glance. */
const count = 6;

export const knownClientRoutes = (deps: KnownClientsDeps): ServedRoute[] => [
  serve(listKnownClients, async ({ query }, { session }) => ({
    clients: query.search ? await findKnownClients(deps, session.ownerId, query.search) : [],
  })),
];

const findKnownClients = async (
  { db, clock }: KnownClientsDeps,
  ownerId: OwnerId,
  search: string,
): Promise<KnownClient[]> => {
  // Two digits would be in every number.
  const digits = search.replace(/\D/g, "");
  const wanted = {
    ownerId,
    pattern: likePattern(search),
    digits: /^[\d\s()+-]+$/.test(search) && digits.length >= 3 ? likePattern(digits) : null,
    now: clock.now(),
    count,
  };
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectKnownClients, wanted)]);
  return rows.map((row) => ({
    name: row.name,
    phone: row.phone,
    lastVisit:
      row.last_date === null
        ? null
        : { date: row.last_date, service: row.last_service ?? "", agentName: row.last_agent ?? "" },
    agentId: row.agent_id,
    appointmentTypeId: row.type_id,
  }));
};
