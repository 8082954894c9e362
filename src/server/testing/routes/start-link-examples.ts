import type { TestScene } from "../builders/build-scene.ts";

const fields = ({ agentId, typeId }: TestScene) => ({
  name: "Spring flyer",
  forAgentId: agentId,
  appointmentTypeId: typeId,
});

/** Of the links that begin a chat. */
export const startLinkExamples = {
  "GET /api/v1/start-links": () => ({}),
  "POST /api/v1/start-links": (scene: TestScene) => ({ body: fields(scene) }),
  "PATCH /api/v1/start-links/:linkId": (scene: TestScene) => ({
    params: { linkId: scene.startLinkId },
    body: { ...fields(scene), version: 1 },
    optional: Object.keys(fields(scene)),
  }),
  "DELETE /api/v1/clients/:clientId": ({ clientId }: TestScene) => ({ params: { clientId } }),
  "GET /api/v1/client-erasures": () => ({}),
  "GET /api/v1/api-keys": () => ({}),
  "POST /api/v1/api-keys": () => ({ body: { name: "Website", scope: "book" } }),
  "DELETE /api/v1/api-keys/:keyId": ({ apiKeyId }: TestScene) => ({ params: { keyId: apiKeyId } }),
  "DELETE /api/v1/start-links/:linkId": ({ startLinkId }: TestScene) => ({ params: { linkId: startLinkId } }),
};
