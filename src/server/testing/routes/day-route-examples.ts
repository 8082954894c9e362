import type { TestScene } from "../builders/build-scene.ts";
import type { Example } from "./route-examples.ts";

/** Of the routes that change many appointments of an agent's day at once. */
export const dayRouteExamples: Record<string, (scene: TestScene) => Example> = {
  "GET /api/v1/agents/:agentId/running-late": ({ agentId }) => ({ params: { agentId }, query: { minutes: "15" } }),
  "POST /api/v1/agents/:agentId/running-late": ({ agentId, todaysAppointmentId: appointmentId }) => ({
    params: { agentId },
    body: {
      minutes: 15,
      expected: [{ appointmentId, version: 1, date: "2027-03-01", time: "17:15" }],
    },
  }),
  "GET /api/v1/agents/:agentId/absence": ({ agentId }) => ({
    params: { agentId },
    query: { from: "2027-03-01", to: "2027-03-01" },
  }),
  "POST /api/v1/agents/:agentId/absence": ({ agentId, otherAgentId, todaysAppointmentId: appointmentId }) => ({
    params: { agentId },
    body: {
      from: "2027-03-01",
      to: "2027-03-01",
      decisions: [{ appointmentId, version: 1, decision: { kind: "colleague", agentId: otherAgentId } }],
    },
  }),
  "POST /api/v1/appointments/:appointmentId/offer": ({ todaysAppointmentId: appointmentId }) => ({
    params: { appointmentId },
    body: { version: 1 },
  }),
  "GET /api/v1/day-actions": () => ({}),
  "GET /api/v1/day-actions/:actionId": ({ dayActionId }) => ({ params: { actionId: dayActionId } }),
  "POST /api/v1/day-actions/:actionId/undo": ({ dayActionId }) => ({ params: { actionId: dayActionId } }),
};
