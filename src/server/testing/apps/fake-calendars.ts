import type { CalendarGateway } from "../../integrations/calendars/gateway.ts";

const empty = { ok: true as const, spans: [], ours: [], unread: 0 };

/** Calendars elsewhere that are always there, and empty. */
export const createFakeCalendars = (): CalendarGateway => ({
  readIcal: async () => ({ kind: "read", reading: empty, etag: null }),
  listCalendars: async ({ server }) => ({ ok: true, calendars: [{ url: `${server}/private/`, name: "Private" }] }),
  readCalDav: async () => ({ kind: "read", reading: empty, etag: null }),
  writeEvent: async (_, url, { fileName }) => ({ ok: true, place: { href: `${url}${fileName}`, etag: null } }),
  removeEvent: async () => ({ ok: true }),
});
