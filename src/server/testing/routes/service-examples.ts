import type { TestScene } from "../builders/build-scene.ts";
import type { Example } from "./route-examples.ts";

const resourceFields = { name: "Colour sink", count: 2 };

/** Who does what, and rooms. */
export const serviceExamples: Record<string, (scene: TestScene) => Example> = {
  "GET /api/v1/agent-services": () => ({}),
  "PUT /api/v1/agent-services": ({ agentId, typeId }) => ({
    body: {
      services: [
        {
          ...{ agentId, appointmentTypeId: typeId, isOffered: true, ownDurationMinutes: 60 },
          ...{ ownBufferBeforeMinutes: 5, ownBufferMinutes: 15, ownPrice: 24.5 },
        },
      ],
    },
  }),

  "GET /api/v1/resources": () => ({}),
  "POST /api/v1/resources": ({ typeId }) => ({ body: { ...resourceFields, appointmentTypeIds: [typeId] } }),
  "PATCH /api/v1/resources/:resourceId": ({ resourceId, typeId }) => ({
    params: { resourceId },
    body: { ...resourceFields, appointmentTypeIds: [typeId], version: 1 },
    optional: ["name", "count", "appointmentTypeIds"],
  }),
  "DELETE /api/v1/resources/:resourceId": ({ resourceId }) => ({ params: { resourceId } }),
};
