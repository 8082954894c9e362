import { createHmac, timingSafeEqual } from "node:crypto";
import type { RefusedWebhook, WebhookRequest } from "../../channel.ts";

/**
 * Twilio signs the address it was given together with every parameter. The address is therefore built from the configured
 * public one: what a request says about its own host is the sender's claim.
 */
export const isSignedByTwilio = (
  { url, headers, body }: WebhookRequest,
  { authToken, publicUrl }: { authToken: string; publicUrl: string },
): boolean => {
  const signature = headers["x-twilio-signature"];
  if (typeof signature !== "string" || signature === "") return false;
  const params = readParameters(body);
  return (
    params !== null &&
    addressesOf(publicUrl).some((address) => isSame(signature, signAsTwilio(authToken, address + url, params)))
  );
};

/** Of a request whose signature was refused: signed with our token for another address, or with another token. */
export const explainRefusal = (
  { url, headers, body }: WebhookRequest,
  { authToken }: { authToken: string },
): RefusedWebhook => {
  const signature = headers["x-twilio-signature"];
  if (typeof signature !== "string" || signature === "") return { cause: "unsigned", detail: null };
  const params = readParameters(body);
  if (params === null) return { cause: "secret", detail: null };
  // Only a signature makes them more than the sender's claim.
  const hosts = [headers["host"], headers["x-forwarded-host"]].filter((host) => typeof host === "string");
  const signedFor = hosts
    .filter((host) => /^[\w.:[\]-]{1,255}$/.test(host))
    .flatMap((host) => [`https://${host}`, `http://${host}`])
    .find((origin) =>
      addressesOf(origin).some((address) => isSame(signature, signAsTwilio(authToken, address + url, params))),
    );
  return signedFor === undefined ? { cause: "secret", detail: null } : { cause: "public-url", detail: signedFor };
};

/** The signature of a request: over its address, and each parameter's name and value, in the order of the names. */
export const signAsTwilio = (
  authToken: string,
  url: string,
  params: URLSearchParams | Record<string, string>,
): string => {
  const values = Map.groupBy(new URLSearchParams(params), ([name]) => name);
  // One that comes several times is signed with each of its values, in their order.
  const signed = [...values.keys()]
    .sort()
    .flatMap((name) => [...new Set(values.get(name)?.map(([, value]) => value))].sort().map((value) => name + value));
  return createHmac("sha1", authToken)
    .update(url + signed.join(""), "utf8")
    .digest("base64");
};

/** Twilio sends some forty. A stranger may send tens of thousands, and each would be sorted for each address. */
const mostParameters = 200;

/** `null` for a body that can't be Twilio's, before anything works on it. */
const readParameters = (body: string): URLSearchParams | null => {
  let count = 1;
  for (let at = body.indexOf("&"); at !== -1; at = body.indexOf("&", at + 1)) {
    count += 1;
    if (count > mostParameters) return null;
  }
  return new URLSearchParams(body);
};

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Twilio signs some addresses with their port and some without, whether or not it was told one. */
const addressesOf = (publicUrl: string): string[] => {
  const [, scheme = "", host = "", port, path = ""] =
    /^(https?:\/\/)(\[[^\]]*\]|[^/:]*)(:\d+)?(.*)$/.exec(publicUrl) ?? [];
  return [scheme + host + path, scheme + host + (port ?? (scheme === "https://" ? ":443" : ":80")) + path];
};
