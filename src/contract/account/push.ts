import { z } from "zod";
import { boundedText } from "#domain/text/text-field.ts";
import { defineRoute } from "../route.ts";

const tag = "Push notifications";

const choiceSchema = z.strictObject({
  /** A client booked by chat. */
  onBooking: z.boolean(),
  /** A client cancelled by chat. */
  onCancellation: z.boolean(),
  /** A client waits for a person. */
  onWaiting: z.boolean(),
});

export type PushChoice = z.infer<typeof choiceSchema>;

const base64url = (min: number, max: number) =>
  boundedText(max + 2, "subscriptionInvalid").regex(new RegExp(`^[\\w-]{${min},${max}}={0,2}$`), "subscriptionInvalid");

export const getPush = defineRoute({
  method: "GET",
  path: "/api/v1/push",
  summary: "Get the key to subscribe with, and what this device is notified of; null when nothing",
  description: "`publicKey` is needed to subscribe in the browser.",
  tag,
  access: "owner",
  response: z.strictObject({ publicKey: z.string(), device: choiceSchema.nullable() }),
});

export const savePushDevice = defineRoute({
  method: "PUT",
  path: "/api/v1/push/device",
  summary: "Tell this device, the one of this session, of what happens",
  description: "Belongs to the session: signing out ends it.",
  tag,
  access: "owner",
  body: choiceSchema.extend({
    /** The browser's push subscription. */
    endpoint: boundedText(1_000, "subscriptionInvalid").regex(/^https:\/\/[!-~]+$/, "subscriptionInvalid"),
    p256dh: base64url(80, 96),
    auth: base64url(20, 32),
  }),
  response: choiceSchema,
});

export const deletePushDevice = defineRoute({
  method: "DELETE",
  path: "/api/v1/push/device",
  summary: "Tell this device of nothing any more",
  description: "Other devices keep their notifications.",
  tag,
  access: "owner",
  status: 204,
  response: z.undefined(),
});

export const testPushDevice = defineRoute({
  method: "POST",
  path: "/api/v1/push/test",
  summary: "Send this device a notification to see whether it arrives",
  description: "`queued` says whether there was a device to send to.",
  tag,
  access: "owner",
  response: z.strictObject({ queued: z.boolean() }),
  errors: ["not-found"],
});
