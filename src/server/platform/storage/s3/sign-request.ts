import { createHmac, hash } from "node:crypto";

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string };

export type UnsignedRequest = {
  method: string;
  /** Its path and query are encoded by `encodeForS3` already. */
  url: URL;
  /** All of them are signed; names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | string;
};

/** The headers with which S3 takes a request for ours: Amazon's signature, version 4, over the body as well. */
export const signRequest = (
  { method, url, headers, body }: UnsignedRequest,
  keys: S3Keys,
  at: Date,
): Record<string, string> => {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, "");
  const bodyHash = hash("sha256", body);
  const signed = { ...headers, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  const named = Object.entries({ ...signed, host: url.host }).sort(byName);
  const names = named.map(([name]) => name).join(";");
  const lines = named.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, " ")}`);
  const request = [method, url.pathname, sortedQuery(url), ...lines, "", names, bodyHash].join("\n");
  const scope = [time.slice(0, 8), keys.region, "s3", "aws4_request"];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  const text = ["AWS4-HMAC-SHA256", time, scope.join("/"), hash("sha256", request)].join("\n");
  const credential = `${keys.accessKeyId}/${scope.join("/")}`;
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${hmac(key, text).toString("hex")}`,
  };
};

/** As the signature wants it: all but letters, digits and `-._~`, while `encodeURIComponent` leaves five more. */
export const encodeForS3 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const sortedQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]): [string, string] => [encodeForS3(name), encodeForS3(value)])
    .sort(byName)
    .map((pair) => pair.join("="))
    .join("&");

/** By code, not by a language's alphabet. */
const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);
