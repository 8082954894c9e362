import { createHash, randomUUID } from "node:crypto";
import type { CalendarFeed } from "#contract/calendars/feeds.ts";
import { calendarWindow } from "#domain/calendars/calendar-window.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { isAgent } from "../agents/service.ts";
import { type FeedEvent, presentCalendar, presentEventFile } from "./present.ts";
import {
  deleteFeedRow,
  type FeedRow,
  findFeed,
  selectFeedEvents,
  selectFeedForUpdate,
  selectFeeds,
  selectReadFeed,
  updateFeedRow,
  upsertFeed,
} from "./store.ts";
import { feedToken, hashToken } from "./token-service.ts";

export type FeedDeps = { db: Database; secret: string; publicUrl: string };

export const listFeeds = async (deps: FeedDeps, ownerId: OwnerId): Promise<CalendarFeed[]> => {
  const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectFeeds, { ownerId })]);
  return rows.map((row) => presentFeed(deps, row));
};

type NewFeed = { agentId?: string | undefined; withClients: boolean };

export const createFeed = (deps: FeedDeps, ownerId: OwnerId, { agentId, withClients }: NewFeed) =>
  deps.db.withOwner(ownerId, async (tx) => {
    if (agentId !== undefined && !(await isAgent(tx, ownerId, agentId))) throw new AppError("not-found");
    const feedId = randomUUID();
    const tokenHash = hashToken(feedToken(deps.secret, feedId, 1));
    const [row] = await tx.run(upsertFeed, { ownerId, feedId, agentId: agentId ?? null, tokenHash, withClients });
    if (!row) throw new Error("a feed was not stored");
    await recordAudit(tx, ownerId, { actor: "owner", action: "feed.created", subjectId: row.id });
    return presentFeed(deps, row);
  });

export const updateFeed = (deps: FeedDeps, ownerId: OwnerId, feedId: string, withClients: boolean) =>
  changeFeed(deps, ownerId, feedId, (row) => ({ ...row, with_clients: withClients }));

/** From its commit on, the old address is as unknown as any other. */
export const rotateFeed = (deps: FeedDeps, ownerId: OwnerId, feedId: string) =>
  changeFeed(deps, ownerId, feedId, (row) => {
    const generation = row.generation + 1;
    return { ...row, generation, token_hash: hashToken(feedToken(deps.secret, feedId, generation)) };
  });

const changeFeed = (deps: FeedDeps, ownerId: OwnerId, feedId: string, change: (row: FeedRow) => FeedRow) =>
  deps.db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectFeedForUpdate, { ownerId, feedId });
    if (!row) throw new AppError("not-found");
    const { generation, token_hash: tokenHash, with_clients: withClients } = change(row);
    const [saved] = await tx.run(updateFeedRow, { ownerId, feedId, generation, tokenHash, withClients });
    if (!saved) throw new Error("a locked feed is gone");
    const action = generation === row.generation ? "feed.updated" : "feed.rotated";
    await recordAudit(tx, ownerId, { actor: "owner", action, subjectId: feedId });
    return presentFeed(deps, saved);
  });

export const deleteFeed = (deps: FeedDeps, ownerId: OwnerId, feedId: string): Promise<undefined> =>
  deps.db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteFeedRow, { ownerId, feedId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "feed.deleted", subjectId: feedId });
    return undefined;
  });

const presentFeed = ({ secret, publicUrl }: FeedDeps, row: FeedRow): CalendarFeed => {
  const token = feedToken(secret, row.id, row.generation);
  const isKnown = hashToken(token) === row.token_hash;
  return {
    id: row.id,
    agentId: row.agent_id,
    address: isKnown ? `${publicUrl}/feeds/${token}.ics` : null,
    withClients: row.with_clients,
  };
};

export type FoundFeed = { ownerId: OwnerId; feedId: string };

export const findFeedByToken = async (db: Database, token: string): Promise<FoundFeed | null> => {
  const [found] = await db.run(findFeed, { hash: hashToken(token) });
  return found ? { ownerId: found.user_id as OwnerId, feedId: found.id } : null;
};

/** A feed's state as a short text that changes with it, and the way to write it out; null when it ended meanwhile. */
export const readFeed = async (db: Database, { ownerId, feedId }: FoundFeed, now: Temporal.Instant) => {
  const [[feed], events] = await db.read(ownerId, (tx: Tx) => [
    tx.run(selectReadFeed, { ownerId, feedId }),
    tx.run(selectFeedEvents, { ownerId, feedId, ...calendarWindow(now) }),
  ]);
  if (!feed) return null;
  const etag = `"${createHash("sha256")
    .update(JSON.stringify([feed, events]))
    .digest("base64url")
    .slice(0, 32)}"`;
  return { etag, write: () => presentCalendar(feed, events) };
};

/** An appointment as a file of its own, as it is stored in the agent's calendar on a CalDAV server. */
export const writeEventFile = (language: string, event: FeedEvent): string =>
  presentEventFile({ agent_id: "one", with_clients: true, language, company_name: null, agent_name: null }, event);
