import type { SimulatedTwilio } from "../simulators/twilio/twilio-server.ts";
import type { DemoChat } from "./demo-chats.ts";

/** From the range that is kept for film and fiction. */
export const demoNumber = "+442079460100";

/** Has the demo's number answer at the simulated provider; at every start, as the app's address may be another one. */
export const connectDemoNumber = async (
  { senders }: Pick<SimulatedTwilio, "senders">,
  inboundUrl: string,
): Promise<void> => {
  const longAgo = "2020-01-01T00:00:00Z";
  await senders.put({
    sid: "XE00000000000000000000000000000000",
    phoneNumber: demoNumber,
    webhook: { callback_url: inboundUrl },
    profile: {},
    createdAt: longAgo,
    decidedAt: longAgo,
    outcome: "ONLINE",
    removedAt: null,
  });
};

/** What was said is also on the clients' phones; those who wrote lately can be answered. */
export const showOnPhones = async (
  { messages }: Pick<SimulatedTwilio, "messages">,
  chats: readonly DemoChat[],
  now: Temporal.Instant,
): Promise<void> => {
  for (const { phone, messages: said } of chats) {
    for (const { author, text, minutesAgo } of said) {
      const isInbound = author === "client";
      await messages.add({
        ...{ opener: null, options: [], isTemplate: false, errorCode: null, refusal: null, statusCallback: null },
        direction: isInbound ? "inbound" : "outbound",
        status: isInbound ? "received" : "read",
        from: isInbound ? phone : demoNumber,
        to: isInbound ? demoNumber : phone,
        text,
        at: now.subtract({ minutes: minutesAgo }).toString(),
      });
    }
  }
};
