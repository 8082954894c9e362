import { z } from "zod";
import type { TwilioClient } from "./client.ts";

/** A content as Twilio's REST API takes it. */
export type ContentBody = {
  friendly_name: string;
  language: string;
  variables: Record<string, string>;
  types: Record<string, object>;
};

const contentSchema = z.object({ sid: z.string(), friendly_name: z.string() });

/**
 * The id of the content with this name, made if there is none. Looked up by name first, because a crash between creating
 * and noting the id would otherwise leave a second one behind.
 */
export const ensureContent = async (client: TwilioClient, body: ContentBody): Promise<string> => {
  const existing = await client.list(
    { part: "content", path: "/Content", query: { PageSize: "100" } },
    "contents",
    contentSchema,
  );
  const same = existing.find(({ friendly_name: name }) => name === body.friendly_name);
  if (same) return same.sid;
  return (await client.post({ part: "content", path: "/Content", json: body }, contentSchema)).sid;
};

/** `["a", "b"]` → `{"1": "a", "2": "b"}`, as contents number their variables. */
export const numbered = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
