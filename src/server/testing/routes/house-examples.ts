import type { Scene } from "../builders/build-scene.ts";
import { senderExamples } from "./sender-examples.ts";

const answerFields = { title: "Parking", keywords: "car park, garage", answer: "Behind the house." };

/** Of the answers the owner wrote for the bot, and of the phones that run the day by it. */
export const houseExamples = {
  ...senderExamples,
  "GET /api/v1/house-answers": () => ({}),
  "POST /api/v1/house-answers": () => ({ body: answerFields }),
  "PATCH /api/v1/house-answers/:answerId": ({ answerId }: Scene) => ({
    params: { answerId },
    body: { ...answerFields, version: 1 },
    optional: Object.keys(answerFields),
  }),
  "DELETE /api/v1/house-answers/:answerId": ({ answerId }: Scene) => ({ params: { answerId } }),
};
