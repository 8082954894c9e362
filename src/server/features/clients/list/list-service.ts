import type { findWaitingClients, listClients } from "#contract/clients/clients.ts";
import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { arrivalsSince } from "#domain/clients/arrival-news.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { foldForSearch } from "#domain/search/search-patterns.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { likePattern } from "../../../platform/db/like-pattern.ts";
import { readCursor, toPage } from "../../../platform/http/input/page-cursor.ts";
import { presentClient } from "../present.ts";
import { countArrivals, countClients, selectClients, selectTags, selectWaiting } from "./list-store.ts";

type ListDeps = { db: Database; clock: Clock };

const pageSize = 50;

/** As many as are read at a glance. */
const knownCount = 6;

export const findClients = async (
  { db, clock }: ListDeps,
  ownerId: OwnerId,
  { search, tag, cursor }: RouteInput<typeof listClients>["query"],
): Promise<RouteResponse<typeof listClients>> => {
  const now = clock.now();
  const wanted = { ownerId, now, ...toPatterns(search), tag: tag ?? null, isForBooking: false };
  const [rows, [counts], tags] = await db.read(ownerId, (tx) => [
    tx.run(selectClients, { ...wanted, ...readCursor(cursor), count: pageSize + 1 }),
    tx.run(countClients, { ownerId }),
    tx.run(selectTags, { ownerId }),
  ]);
  const { shown, nextCursor } = toPage(rows, pageSize, (row) => row.list_at);
  return {
    clients: shown.map((row) => presentClient(row, now)),
    nextCursor,
    total: counts?.total ?? 0,
    tags,
    waitingForHuman: counts?.waiting ?? 0,
  };
};

/** Asked on every page, so it reads nobody but those who wait. */
export const findWaiting = async (
  { db, clock }: ListDeps,
  ownerId: OwnerId,
): Promise<RouteResponse<typeof findWaitingClients>> => {
  const sinceMs = arrivalsSince(clock.now()).epochMilliseconds;
  const [[first], [arriving]] = await db.read(ownerId, (tx) => [
    tx.run(selectWaiting, { ownerId }),
    tx.run(countArrivals, { ownerId, sinceMs }),
  ]);
  return {
    waitingForHuman: first?.waiting ?? 0,
    firstClientId: first?.id ?? null,
    arriving: arriving?.count ?? 0,
  };
};

/** The same people for whoever books for one of them. */
export const findKnownClients = async (
  { db, clock }: ListDeps,
  ownerId: OwnerId,
  search: string,
): Promise<KnownClient[]> => {
  const wanted = { ownerId, now: clock.now(), ...toPatterns(search), tag: null, isForBooking: true, count: knownCount };
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectClients, { ...wanted, beforeAt: null, beforeId: null })]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.profile_name ?? "",
    phone: row.phone ?? row.written_phone ?? "",
    lastVisit: row.last_visit && {
      date: row.last_visit.date,
      service: row.last_visit.service,
      agentName: row.last_visit.agentName,
    },
    agentId: row.agent_id,
    appointmentTypeId: row.type_id,
  }));
};

const toPatterns = (search = ""): { patterns: string[]; digits: string | null } => {
  // Within a country, numbers are dialled with zeros that aren't part of them.
  const digits = search.replace(/\D/g, "").replace(/^0+/, "");
  // Two digits would be in every number.
  const isNumber = /^[\d\s().+/-]+$/.test(search) && digits.length >= 3;
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  return { patterns: words.map(likePattern), digits: isNumber ? likePattern(digits) : null };
};
