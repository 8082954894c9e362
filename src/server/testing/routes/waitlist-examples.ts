import type { TestScene } from "../builders/build-scene.ts";

/** Of the waitlist. */
export const waitlistExamples = {
  "GET /api/v1/waitlist": () => ({}),
  "POST /api/v1/waitlist": ({ clientId, typeId, agentId }: TestScene) => ({
    body: {
      ...{ clientId, appointmentTypeId: typeId, agentId },
      ...{ from: "2027-03-15", to: "2027-03-19", fromTime: "09:00", toTime: "12:00" },
    },
  }),
  "DELETE /api/v1/waitlist/:entryId": ({ entryId }: TestScene) => ({ params: { entryId } }),
  "POST /api/v1/waitlist/:entryId/offer": ({ entryId, agentId }: TestScene) => ({
    params: { entryId },
    body: { agentId, appointmentDate: "2027-03-16", appointmentTime: "15:00" },
  }),
  "POST /api/v1/waitlist/:entryId/withdraw": ({ entryId }: TestScene) => ({ params: { entryId } }),
  "PUT /api/v1/waitlist/settings": () => ({ body: { holdMinutes: 20 } }),
};
