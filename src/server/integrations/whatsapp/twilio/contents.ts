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
  const [first] = await listContents(client, body.friendly_name);
  return first ?? createContent(client, body);
};

/** The ids of all contents with a name: two processes that start at once may have made one each. */
export const listContents = async (client: TwilioClient, name: string): Promise<string[]> => {
  const query = { PageSize: "100" };
  const all = await client.list({ part: "content", path: "/Content", query }, "contents", contentSchema);
  return all.flatMap(({ sid, friendly_name: its }) => (its === name ? [sid] : []));
};

export const createContent = async (client: TwilioClient, body: ContentBody): Promise<string> =>
  (await client.post({ part: "content", path: "/Content", json: body }, contentSchema)).sid;

/** `["a", "b"]` → `{"1": "a", "2": "b"}`, as contents number their variables. */
export const numberedVariables = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
