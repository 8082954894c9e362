import type { TwilioClient } from "./client.ts";

/** A content as Twilio's REST API takes it. */
export type ContentBody = {
  friendly_name: string;
  language: string;
  variables: Record<string, string>;
  types: Record<string, object>;
};

type CreateRequest = Parameters<TwilioClient["content"]["v1"]["contents"]["create"]>[0];

/**
 * The id of the content with this name, made if there is none. Looked up by name first, because a crash between creating
 * and noting the id would otherwise leave a second one behind.
 */
export const ensureContent = async (client: TwilioClient, body: ContentBody): Promise<string> => {
  const existing = await client.content.v1.contents.list({ limit: 1_000 });
  const same = existing.find((content) => content.friendlyName === body.friendly_name);
  if (same) return same.sid;
  // The SDK's types say camelCase, but it sends the body as it is and the API reads snake_case.
  const created = await client.content.v1.contents.create(body as unknown as CreateRequest);
  return created.sid;
};

/** `["a", "b"]` → `{"1": "a", "2": "b"}`, as contents number their variables. */
export const numbered = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
