import * as contract from "#contract/calendars/external-calendars.ts";
import { dayToEpochMs } from "#domain/scheduling/clock/business-clock.ts";
import { epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";
import { zoneOffsets } from "#domain/scheduling/clock/zone-offsets.ts";
import { selectTimeZone } from "../../platform/db/select-time-zone.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findHeldTimes } from "../waitlist/owner-service.ts";
import type { CalendarDeps } from "./reading-service.ts";
import {
  addExternalCalendar,
  findAccountCalendars,
  findBusyTimes,
  listExternalCalendars,
  removeExternalCalendar,
  signInAgain,
  syncCalendarNow,
} from "./service.ts";

/** Each asks somebody else's server. */
const asksPerOwner = { hits: 60, windowSeconds: 3600 };

export const externalCalendarRoutes = (deps: CalendarDeps & { limiter: RateLimiter }): ServedRoute[] => {
  const limit = (ownerId: string) => deps.limiter.hit(`calendars asked for ${ownerId}`, asksPerOwner);
  return [
    serve(contract.listCalendars, async (_, { session }) => ({
      calendars: await listExternalCalendars(deps, session.ownerId),
    })),
    serve(contract.addCalendar, async ({ body: { address, ...form } }, { session: { ownerId } }) => {
      await limit(ownerId);
      return addExternalCalendar(deps, ownerId, { ...form, secret: { address }, isWritten: false });
    }),
    serve(contract.findCalDavCalendars, async ({ body }, { session: { ownerId } }) => {
      await limit(ownerId);
      return findAccountCalendars(deps, body);
    }),
    serve(contract.addCalDavCalendar, async ({ body }, { session: { ownerId } }) => {
      await limit(ownerId);
      const { agentId, name, isWritten, ...secret } = body;
      return addExternalCalendar(deps, ownerId, { agentId, name, isWritten, secret });
    }),
    serve(contract.signInToCalendar, async ({ params, body }, { session: { ownerId } }) => {
      await limit(ownerId);
      return signInAgain(deps, { ownerId, ...params }, body.password);
    }),
    serve(contract.readCalendarNow, async ({ params }, { session: { ownerId } }) => {
      await limit(ownerId);
      return syncCalendarNow(deps, { ownerId, ...params });
    }),
    serve(contract.removeCalendar, ({ params }, { session: { ownerId } }) =>
      removeExternalCalendar(deps, { ownerId, ...params }),
    ),
    serve(contract.listBusyTimes, async ({ query }, { session: { ownerId } }) => {
      const [[profile]] = await deps.db.read(ownerId, (tx) => [tx.run(selectTimeZone, { ownerId })]);
      const table = zoneOffsets(profile?.time_zone ?? "UTC");
      const from = Temporal.Instant.fromEpochMilliseconds(dayToEpochMs(table, epochDayOf(query.from)).startMs);
      const to = Temporal.Instant.fromEpochMilliseconds(dayToEpochMs(table, epochDayOf(query.to)).endMs);
      const [busy, held] = await deps.db.read(ownerId, (tx) => [
        findBusyTimes(tx, ownerId, { from, to }),
        findHeldTimes(tx, ownerId, { from, to }),
      ]);
      return {
        busyTimes: [
          ...busy.map((time) => ({ ...time, heldFor: null })),
          ...held.map((time) => ({ ...time, calendar: null })),
        ],
      };
    }),
  ];
};
