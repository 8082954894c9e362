import type { TestScene } from "../builders/build-scene.ts";

/** Of the phones that run the day. */
export const senderExamples = {
  "GET /api/v1/command-senders": () => ({}),
  "POST /api/v1/command-senders/codes": ({ agentId }: TestScene) => ({ body: { agentId }, optional: ["agentId"] }),
  "DELETE /api/v1/command-senders/:senderId": ({ senderId }: TestScene) => ({ params: { senderId } }),
};
