import { describe, expect, test } from "vitest";
import { webhookEventTypes } from "./webhook-event-types.ts";
import { webhookFormSchema } from "./webhook-form.ts";

const form = { url: "https://example.com/hook", eventTypes: ["client.erased"], includesPersonalData: false };
const complaints = (change: object): string[] =>
  webhookFormSchema.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe("an endpoint's form", () => {
  test.each([
    ["", ["required"]],
    ["example.com/hook", ["addressInvalid"]],
    ["ftp://example.com/hook", ["addressInvalid"]],
    ["https://ana:secret@example.com/hook", ["addressInvalid"]],
    [`https://example.com/${"x".repeat(500)}`, ["addressInvalid"]],
    ["https://example.com/hook?key=1", []],
  ])("with the address %s", (url, codes) => {
    expect(complaints({ url })).toEqual(codes);
  });

  test.each([
    [[], ["eventRequired"]],
    [["appointment.eaten"], ["eventUnknown"]],
    [["webhook.test"], ["eventUnknown"]],
    [Array(20).fill("client.erased"), ["eventUnknown"]],
  ])("with the events %j", (eventTypes, codes) => {
    expect(complaints({ eventTypes })).toEqual(codes);
  });

  test("names each event once, in our order", () => {
    const eventTypes = ["client.erased", "appointment.created", "client.erased"];
    expect(webhookFormSchema.parse({ ...form, eventTypes }).eventTypes).toEqual([
      "appointment.created",
      "client.erased",
    ]);
    expect(webhookFormSchema.parse({ ...form, eventTypes: webhookEventTypes }).eventTypes).toEqual(webhookEventTypes);
  });
});
