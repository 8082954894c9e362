import type { SimulatedTwilio } from "../simulators/twilio/twilio-server.ts";

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
