import type { TestScene } from "../builders/build-scene.ts";
import { senderExamples } from "./sender-examples.ts";
import { startLinkExamples } from "./start-link-examples.ts";

const answerFields = { title: "Parking", keywords: "car park, garage", answer: "Behind the house." };

/** Examples for the bot's routes: the owner's answers, passed-on questions, phones that run the day, and start links. */
export const houseExamples = {
  ...senderExamples,
  ...startLinkExamples,
  "GET /api/v1/bot-language": () => ({}),
  "PUT /api/v1/bot-language": () => ({ body: { preferredLanguage: "pt" } }),
  "GET /api/v1/house-answers": () => ({}),
  "POST /api/v1/house-answers": () => ({ body: answerFields }),
  "PATCH /api/v1/house-answers/:answerId": ({ answerId }: TestScene) => ({
    params: { answerId },
    body: { ...answerFields, version: 1 },
    optional: Object.keys(answerFields),
  }),
  "POST /api/v1/client-questions/:questionId/answer": ({ questionId }: TestScene) => ({
    params: { questionId },
    body: { text: "Yes,\nwe do." },
  }),
  "POST /api/v1/client-questions/:questionId/dismiss": ({ questionId }: TestScene) => ({ params: { questionId } }),
  "DELETE /api/v1/house-answers/:answerId": ({ answerId }: TestScene) => ({ params: { answerId } }),
  "GET /api/v1/booking-page": () => ({}),
  "PUT /api/v1/booking-page": ({ answerId }: TestScene) => ({
    // Each address belongs to one business.
    body: { slug: `salon-${answerId.slice(0, 8)}`, isOn: true, asksNote: true, version: 0 },
  }),
};
