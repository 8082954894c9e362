import type { TestScene } from "../builders/build-scene.ts";

const webhookFields = {
  url: "https://example.com/hook",
  eventTypes: ["appointment.created", "client.erased"],
  includesPersonalData: false,
};

/** The examples of webhooks and of lists of changes. */
export const syncExamples = {
  "GET /api/v1/appointments/changes": () => ({}),
  "GET /api/v1/clients/changes": () => ({}),
  "GET /api/v1/webhooks": () => ({}),
  "POST /api/v1/webhooks": () => ({ body: webhookFields }),
  "PATCH /api/v1/webhooks/:webhookId": ({ webhookId }: TestScene) => ({
    params: { webhookId },
    body: { ...webhookFields, isActive: true, version: 1 },
    optional: [...Object.keys(webhookFields), "isActive"],
  }),
  "POST /api/v1/webhooks/:webhookId/rotate": ({ webhookId }: TestScene) => ({ params: { webhookId } }),
  "POST /api/v1/webhooks/:webhookId/test": ({ webhookId }: TestScene) => ({ params: { webhookId } }),
  "GET /api/v1/webhooks/:webhookId/deliveries": ({ webhookId }: TestScene) => ({ params: { webhookId } }),
  "GET /api/v1/webhooks/:webhookId/deliveries/:deliveryId": ({ webhookId, deliveryId }: TestScene) => ({
    params: { webhookId, deliveryId },
  }),
  "POST /api/v1/webhooks/:webhookId/deliveries/:deliveryId/resend": ({ webhookId, deliveryId }: TestScene) => ({
    params: { webhookId, deliveryId },
  }),
  "DELETE /api/v1/webhooks/:webhookId": ({ webhookId }: TestScene) => ({ params: { webhookId } }),
};
