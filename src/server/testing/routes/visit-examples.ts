import type { Scene } from "../builders/build-scene.ts";
import type { Example } from "./route-examples.ts";

const client = { clientName: "Cleo", clientPhone: "+34 600 000 000" };
const when = { appointmentDate: "2027-03-12", appointmentTime: "11:00" };
const partsOf = ({ agentId, otherAgentId, typeId }: Scene) => [
  { agentId, appointmentTypeId: typeId },
  { agentId: otherAgentId, appointmentTypeId: typeId },
];

export const visitExamples: Record<string, (scene: Scene) => Example> = {
  "POST /api/v1/visits": (scene) => ({
    body: { ...client, ...when, parts: partsOf(scene), overbook: false, isPastVisit: false },
    optional: ["overbook", "isPastVisit"],
  }),
  "GET /api/v1/visits/:visitId": ({ visitId }) => ({ params: { visitId } }),
  "POST /api/v1/visits/:visitId/reschedule": ({ visitId }) => ({
    params: { visitId },
    body: { ...when, holdNoticeSeconds: 0, version: 2 },
    optional: ["holdNoticeSeconds"],
  }),
  "POST /api/v1/visits/:visitId/cancel": ({ visitId }) => ({ params: { visitId }, body: { version: 2 } }),
  "POST /api/v1/visits/times": (scene) => ({
    body: {
      from: "2027-03-12",
      days: 2,
      parts: partsOf(scene),
      forVisitId: scene.visitId,
      times: "hours",
      time: "11:00",
      purpose: "booking",
    },
    optional: ["days", "parts", "forVisitId", "times", "time", "purpose"],
  }),
};
