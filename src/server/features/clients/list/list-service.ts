import type { findWaitingClients, listClients } from "#contract/clients/clients.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { KnownClient, listKnownClients } from "#contract/scheduling/known-clients.ts";
import { arrivalsSince } from "#domain/clients/arrival-news.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { foldForSearch, listTerms } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { readCursor, toPage } from "../../../platform/http/input/page-cursor.ts";
import { presentClient } from "../present.ts";
import {
  countArrivals,
  countClients,
  findClientIds,
  selectClients,
  selectForBooking,
  selectFoundClients,
  selectLongestWaiting,
  selectTags,
} from "./list-store.ts";

type ListDeps = { db: Database; clock: Clock };

const pageSize = 50;

/** As many as are read at a glance. */
const knownCount = 6;

export const findClients = async (
  deps: ListDeps,
  ownerId: OwnerId,
  { search = "", tag, cursor }: RouteInput<typeof listClients>["query"],
): Promise<RouteResponse<typeof listClients>> => {
  const { db, clock } = deps;
  const now = clock.now();
  const page = { ownerId, ...readCursor(cursor), count: pageSize + 1 };
  const terms = [...new Set([...listTerms(search), ...wordsOf(tag)])];
  const found = terms.length > 0 ? await find(deps, { ...page, terms, tag: tag ?? null, isForBooking: false }) : null;
  const [rows, [counts], tags] = await db.read(ownerId, (tx) => [
    found ? tx.run(selectFoundClients, { ownerId, now, ids: found.ids }) : tx.run(selectClients, { ...page, now }),
    tx.run(countClients, { ownerId }),
    tx.run(selectTags, { ownerId }),
  ]);
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.list_at);
  return {
    clients: shown.map((row) => presentClient(row, now)),
    nextCursor,
    isPartial: nextCursor === null && found !== null && found.is_partial,
    total: counts?.total ?? 0,
    tags,
    waitingForHuman: counts?.waiting ?? 0,
  };
};

const wordsOf = (tag = ""): string[] => foldForSearch(tag).split(/\s+/).filter(Boolean);

const find = async ({ db }: ListDeps, wanted: Parameters<typeof findClientIds.bind>[0] & { ownerId: OwnerId }) => {
  const [[found]] = await db.read(wanted.ownerId, (tx) => [tx.run(findClientIds, wanted)]);
  return found ?? { ids: [], is_partial: false };
};

/** Asked on every page, so it reads nobody but those who wait. */
export const findWaiting = async (
  { db, clock }: ListDeps,
  ownerId: OwnerId,
): Promise<RouteResponse<typeof findWaitingClients>> => {
  const sinceMs = arrivalsSince(clock.now()).epochMilliseconds;
  const [[first], [arriving]] = await db.read(ownerId, (tx) => [
    tx.run(selectLongestWaiting, { ownerId }),
    tx.run(countArrivals, { ownerId, sinceMs }),
  ]);
  return {
    waitingForHuman: first?.waiting ?? 0,
    firstClientId: first?.id ?? null,
    arriving: arriving?.count ?? 0,
  };
};

/** The same people for anyone who books for one of them. */
export const findKnownClients = async (
  deps: ListDeps,
  ownerId: OwnerId,
  search = "",
): Promise<RouteResponse<typeof listKnownClients>> => {
  const terms = listTerms(search);
  if (terms.length === 0) return { clients: [], hasMore: false };
  const wanted = { ownerId, terms, tag: null, isForBooking: true, beforeAt: null, beforeId: null };
  const { ids, is_partial } = await find(deps, { ...wanted, count: knownCount + 1 });
  const [rows] = await deps.db.read(ownerId, (tx) => [
    tx.run(selectForBooking, { ownerId, now: deps.clock.now(), ids: ids.slice(0, knownCount) }),
  ]);
  return { clients: rows.map(presentKnown), hasMore: is_partial || ids.length > knownCount };
};

const presentKnown = (row: NonNullable<typeof selectForBooking.row>): KnownClient => ({
  id: row.id,
  name: row.name ?? row.profile_name ?? "",
  phone: row.phone ?? row.written_phone ?? "",
  email: row.email ?? "",
  lastVisit: row.last_visit && {
    date: row.last_visit.date,
    service: row.last_visit.service,
    agentName: row.last_visit.agentName,
  },
  agentId: row.agent_id,
  appointmentTypeId: row.type_id,
});
