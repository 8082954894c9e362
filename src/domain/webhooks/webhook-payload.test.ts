import { expect, test } from "vitest";
import { toWebhookPayload } from "./webhook-payload.ts";

test.each([
  ["Europe/Madrid", "2027-03-28T03:00:00.000+02:00"],
  ["UTC", "2027-03-28T01:00:00.000+00:00"],
])("an event's time is in the zone %s", (timeZone, timestamp) => {
  const at = Temporal.Instant.from("2027-03-28T01:00:00Z");
  expect(toWebhookPayload({ type: "client.erased", at, timeZone, data: { clientId: "c" } })).toEqual({
    type: "client.erased",
    timestamp,
    timeZone,
    data: { clientId: "c" },
  });
});
