import { sealCursor } from "../../platform/http/input/sealed-cursor.ts";
import { testSecret } from "../builders/build-owner.ts";
import type { TestScene } from "../builders/build-scene.ts";

const cursorOf = (list: string, position: unknown): string => sealCursor(testSecret, list, position);

/** Of the administrator's desk. */
export const adminExamples = {
  "GET /api/v1/admin/users": ({ agentId }: TestScene) => ({
    query: {
      ...{ search: "example", sort: "email", order: "ascending" },
      cursor: cursorOf("users by email ascending", { key: "a@example.com", id: agentId }),
    },
    optional: ["search", "sort", "order", "cursor"],
  }),
  "POST /api/v1/admin/appointments/view": ({ appointmentId, strangerId }: TestScene) => ({
    body: {
      ...{ includeSensitiveData: true, search: "Ana", status: "confirmed", business: strangerId },
      ...{ from: "2027-03-01", to: "2027-03-31", sort: "client", order: "descending" },
      cursor: cursorOf("appointments of one by client descending", {
        ...{ id: appointmentId, key: "ana", group: null, at: "2027-03-09T08:00:00Z" },
      }),
    },
    optional: ["search", "status", "business", "from", "to", "sort", "order", "cursor"],
  }),
  "POST /api/v1/admin/users/:userId/suspend": ({ strangerId }: TestScene) => ({
    params: { userId: strangerId },
    body: { reason: "Sends spam" },
  }),
  "POST /api/v1/admin/users/:userId/unsuspend": ({ strangerId }: TestScene) => ({ params: { userId: strangerId } }),
  "GET /api/v1/admin/audit": ({ strangerId }: TestScene) => ({
    query: {
      ...{ kind: "appointment.created", person: strangerId },
      ...{ from: "2027-03-01T00:00:00Z", to: "2027-03-31T00:00:00Z" },
      cursor: cursorOf("audit", { at: "2027-03-09T08:00:00Z", id: 7 }),
    },
    optional: ["kind", "person", "from", "to", "cursor"],
  }),
  "GET /api/v1/admin/health": () => ({}),
  "GET /api/v1/admin/inquiries": ({ appointmentId }: TestScene) => ({
    query: { kind: "ticket", state: "new", cursor: `2027-03-09T08:00:00Z_${appointmentId}` },
    optional: ["state", "cursor"],
  }),
  "GET /api/v1/admin/inquiries/new": () => ({}),
  "POST /api/v1/admin/inquiries/:kind/:inquiryId/answers": ({ ticketId }: TestScene) => ({
    params: { kind: "ticket", inquiryId: ticketId },
    body: { answer: "Please reload the page.", knownAnswers: 0 },
  }),
  "PUT /api/v1/admin/inquiries/:kind/:inquiryId/state": ({ ticketId }: TestScene) => ({
    params: { kind: "ticket", inquiryId: ticketId },
    body: { isClosed: true, knownAnswers: 0 },
  }),
};
