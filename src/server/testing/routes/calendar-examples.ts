import type { TestScene } from "../builders/build-scene.ts";
import { syncExamples } from "./sync-examples.ts";

const calDavAccount = { server: "https://dav.example.com", username: "ana", password: "abcd-efgh" };

/** The examples of feeds, of calendars elsewhere and of other programs. */
export const calendarExamples = {
  ...syncExamples,
  "GET /api/v1/feeds": () => ({}),
  "POST /api/v1/feeds": ({ agentId }: TestScene) => ({ body: { agentId, withClients: true }, optional: ["agentId"] }),
  "PATCH /api/v1/feeds/:feedId": ({ feedId }: TestScene) => ({ params: { feedId }, body: { withClients: false } }),
  "POST /api/v1/feeds/:feedId/rotate": ({ feedId }: TestScene) => ({ params: { feedId } }),
  "DELETE /api/v1/feeds/:feedId": ({ feedId }: TestScene) => ({ params: { feedId } }),
  "GET /api/v1/calendars": () => ({}),
  "GET /api/v1/busy-times": () => ({ query: { from: "2027-03-01", to: "2027-03-31" } }),
  "POST /api/v1/calendars": ({ agentId }: TestScene) => ({
    body: { agentId, name: "Private", address: "https://calendar.example.com/a.ics" },
  }),
  "POST /api/v1/calendars/caldav/find": () => ({ body: calDavAccount }),
  "POST /api/v1/calendars/caldav": ({ agentId }: TestScene) => ({
    body: { ...calDavAccount, agentId, name: "Private", url: "https://dav.example.com/ana/private/", isWritten: true },
  }),
  "PUT /api/v1/calendars/:calendarId/password": ({ calendarId }: TestScene) => ({
    params: { calendarId },
    body: { password: "abcd-efgh" },
  }),
  "POST /api/v1/calendars/:calendarId/read": ({ calendarId }: TestScene) => ({ params: { calendarId } }),
  "DELETE /api/v1/calendars/:calendarId": ({ calendarId }: TestScene) => ({ params: { calendarId } }),
};
