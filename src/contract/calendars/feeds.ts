import { z } from "zod";
import { idSchema } from "../fields.ts";
import { defineRoute } from "../route.ts";

const tag = "Calendar feeds";
const feedParams = z.strictObject({ feedId: idSchema });

const feedSchema = z.strictObject({
  id: idSchema,
  /** Null: the whole business. */
  agentId: idSchema.nullable(),
  /**
   * Anyone who has it can read the feed. Null after the installation's secret was changed: then a new address is
   * needed.
   */
  address: z.string().nullable(),
  /** Whether it names clients and their numbers, or says only that the time is taken. */
  withClients: z.boolean(),
});

export type CalendarFeed = z.infer<typeof feedSchema>;

export const listFeeds = defineRoute({
  method: "GET",
  path: "/api/v1/feeds",
  summary: "List the iCal feeds: the business's and the agents'",
  description: "Each feed has a secret address for calendar programs.",
  tag,
  access: "owner",
  response: z.strictObject({ feeds: z.array(feedSchema) }),
});

export const createFeed = defineRoute({
  method: "POST",
  path: "/api/v1/feeds",
  summary: "Offer an agent's appointments, or without one the business's, as an iCal feed; if it is there, change it",
  description: "An existing feed of the same agent is changed.",
  tag,
  access: "owner",
  status: 201,
  body: z.strictObject({ agentId: idSchema.optional(), withClients: z.boolean() }),
  response: feedSchema,
  errors: ["not-found"],
});

export const updateFeed = defineRoute({
  method: "PATCH",
  path: "/api/v1/feeds/:feedId",
  summary: "Choose whether a feed names clients",
  description: "Without clients, the feed only says that a time is taken.",
  tag,
  access: "owner",
  params: feedParams,
  body: z.strictObject({ withClients: z.boolean() }),
  response: feedSchema,
  errors: ["not-found"],
});

export const rotateFeed = defineRoute({
  method: "POST",
  path: "/api/v1/feeds/:feedId/rotate",
  summary: "Give a feed another address; the old one ends at once",
  description: "For an address that got into the wrong hands.",
  tag,
  access: "owner",
  params: feedParams,
  response: feedSchema,
  errors: ["not-found"],
});

export const deleteFeed = defineRoute({
  method: "DELETE",
  path: "/api/v1/feeds/:feedId",
  summary: "End a feed",
  description: "The address answers nothing from now on.",
  tag,
  access: "owner",
  status: 204,
  params: feedParams,
  response: z.undefined(),
  errors: ["not-found"],
});
