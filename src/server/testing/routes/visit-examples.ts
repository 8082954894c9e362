import type { TestScene } from "../builders/build-scene.ts";
import type { Example } from "./route-examples.ts";

const client = { clientName: "Cleo", clientPhone: "+34 600 000 000" };
const when = { appointmentDate: "2027-03-12", appointmentTime: "11:00" };
const partsOf = ({ agentId, otherAgentId, typeId }: TestScene) => [
  { agentId, appointmentTypeId: typeId },
  { agentId: otherAgentId, appointmentTypeId: typeId },
];

const seriesOf = (scene: TestScene) => ({
  ...when,
  parts: partsOf(scene),
  rule: { every: 1, unit: "week", ends: { by: "count", count: 3 }, shortMonths: "ask" },
  choices: [{ number: 2, action: "skip" }],
});

export const visitExamples: Record<string, (scene: TestScene) => Example> = {
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
  "POST /api/v1/visits/:visitId/cancel": ({ visitId, partId }) => ({
    params: { visitId },
    body: { version: 2, appointmentIds: [partId] },
    optional: ["appointmentIds"],
  }),
  "POST /api/v1/visits/:visitId/restore": ({ visitId }) => ({ params: { visitId }, body: { version: 2 } }),
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
  "POST /api/v1/series/preview": (scene) => ({ body: seriesOf(scene), optional: ["choices"] }),
  "POST /api/v1/series": (scene) => ({ body: { ...client, ...seriesOf(scene) }, optional: ["choices"] }),
  "GET /api/v1/series/:seriesId": ({ seriesId }) => ({ params: { seriesId } }),
  "POST /api/v1/series/:seriesId/reschedule": ({ seriesId }) => ({
    params: { seriesId },
    body: { ...when, number: 1, scope: "following", choices: [], version: 2 },
    optional: ["choices"],
  }),
  "POST /api/v1/series/:seriesId/cancel": ({ seriesId }) => ({
    params: { seriesId },
    body: { number: 1, scope: "all", version: 2 },
  }),
};
