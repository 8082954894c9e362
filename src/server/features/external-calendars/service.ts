import { randomUUID } from "node:crypto";
import type { ExternalCalendar } from "#contract/calendars/external-calendars.ts";
import type { BusyTime } from "#domain/calendars/busy-on-date.ts";
import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/db/database.ts";
import { selectTimeZone } from "../../platform/db/select-time-zone.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { isAgent } from "../agents/service.ts";
import { presentBusyTime, presentExternalCalendar } from "./present.ts";
import {
  type CalendarDeps,
  type CalendarKey,
  findReachable,
  readExternalCalendar,
  refreshCalendar,
  saveReading,
} from "./reading-service.ts";
import { type CalendarSecret, sealSecret } from "./secret-service.ts";
import {
  countCalendarsOfAgent,
  deleteCalendarRow,
  insertCalendar,
  selectBusyTimes,
  selectCalendars,
  upsertSecret,
} from "./store.ts";
import { writeCalendar } from "./writing-service.ts";

const mostPerAgent = 5;

export const listExternalCalendars = async ({ db }: CalendarDeps, ownerId: OwnerId): Promise<ExternalCalendar[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectCalendars, { ownerId })]);
  return rows.map(presentExternalCalendar);
};

/** When agents are busy elsewhere, in order of time. */
export const findBusyTimes = async (
  tx: Tx,
  ownerId: OwnerId,
  span: { from: Temporal.Instant; to: Temporal.Instant },
): Promise<BusyTime[]> => (await tx.run(selectBusyTimes, { ownerId, ...span })).map(presentBusyTime);

type NewCalendar = { agentId: string; name: string; secret: CalendarSecret; isWritten: boolean };

/** Read before it is kept: what can't be read at first is most likely mistyped, and is said in the form. */
export const addExternalCalendar = async (
  deps: CalendarDeps,
  ownerId: OwnerId,
  { agentId, name, secret, isWritten }: NewCalendar,
): Promise<ExternalCalendar> => {
  const { db, clock } = deps;
  const zone = await db.withOwner(ownerId, async (tx) => {
    if (!(await isAgent(tx, ownerId, agentId))) throw new AppError("not-found");
    const [counted] = await tx.run(countCalendarsOfAgent, { ownerId, agentId });
    if ((counted?.count ?? 0) >= mostPerAgent) throw new AppError("invalid-input", { fields: { agentId: "tooMany" } });
    return (await tx.run(selectTimeZone, { ownerId }))[0]?.time_zone ?? "UTC";
  });
  const answer = await readExternalCalendar(deps, secret, { etag: null, zone });
  if (answer.kind === "failed") throw refusal(secret, answer.problem);
  const host = hostOf(secret);
  const calendarId = randomUUID();
  const place = { ownerId, calendarId };
  const kind = "address" in secret ? "ical" : "caldav";
  await db.withOwner(ownerId, async (tx) => {
    await tx.run(insertCalendar, { ...place, agentId, kind, name, host, isWritten, dueAt: clock.now() });
    await tx.run(upsertSecret, { ...place, sealed: sealSecret(deps.secret, calendarId, secret) });
    await recordAudit(tx, ownerId, {
      actor: "owner",
      action: "calendar.added",
      subjectId: calendarId,
      details: { kind },
    });
  });
  return presentSaved(await saveReading(deps, place, answer));
};

/** Some addresses look like one and lead nowhere: figures of another script, a file. */
const hostOf = (secret: CalendarSecret): string => {
  const host = URL.parse("address" in secret ? secret.address : secret.url)?.host;
  if (!host) throw refusal(secret, "addressInvalid");
  return host;
};

const refusal = (secret: CalendarSecret, problem: CalendarProblem | "addressInvalid"): AppError => {
  const field = "address" in secret ? "address" : problem === "sign-in" ? "password" : "server";
  return new AppError("invalid-input", { fields: { [field]: problem } });
};

export const findAccountCalendars = async (
  { gateway }: CalendarDeps,
  account: { server: string; username: string; password: string },
) => {
  const found = await gateway.listCalendars(account);
  if (!found.ok) throw refusal({ ...account, url: account.server }, found.problem);
  return { calendars: found.calendars };
};

/** The same account with another password; tried before it is kept. */
export const signInAgain = async (
  deps: CalendarDeps,
  place: CalendarKey,
  password: string,
): Promise<ExternalCalendar> => {
  const calendar = await findReachable(deps, place);
  if (!calendar?.secret || "address" in calendar.secret) throw new AppError("not-found");
  const secret = { ...calendar.secret, password };
  const answer = await readExternalCalendar(deps, secret, { etag: null, zone: calendar.time_zone });
  if (answer.kind === "failed") throw refusal(secret, answer.problem);
  await deps.db.withOwner(place.ownerId, (tx) =>
    tx.run(upsertSecret, { ...place, sealed: sealSecret(deps.secret, place.calendarId, secret) }),
  );
  return presentSaved(await saveReading(deps, place, answer));
};

export const syncCalendarNow = async (deps: CalendarDeps, place: CalendarKey): Promise<ExternalCalendar> => {
  const state = await refreshCalendar(deps, place);
  if (!state) throw new AppError("not-found");
  if (!state.problem) await writeCalendar(deps, place);
  const saved = (await listExternalCalendars(deps, place.ownerId)).find(({ id }) => id === place.calendarId);
  if (!saved) throw new AppError("not-found");
  return saved;
};

export const removeExternalCalendar = (
  { db }: CalendarDeps,
  { ownerId, calendarId }: CalendarKey,
): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteCalendarRow, { ownerId, calendarId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "calendar.removed", subjectId: calendarId });
    return undefined;
  });

const presentSaved = (row: Parameters<typeof presentExternalCalendar>[0] | null): ExternalCalendar => {
  if (!row) throw new AppError("not-found");
  return presentExternalCalendar(row);
};
