import { createOutbound } from "../../platform/outbound/create-outbound.ts";

/** How the simulated providers bring their webhooks to the app. Theirs give up after 15 seconds, too. */
export const callApp = createOutbound({
  ...{ reach: "anywhere", maxBytes: 1024 * 1024, timeoutMs: 15_000, atOnce: 200, isKept: true },
}).call;
