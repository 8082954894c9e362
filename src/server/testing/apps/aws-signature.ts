import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type AwsKey = { accessKeyId: string; secretAccessKey: string };

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/;

/** Whether a request to S3 carries the signature (version 4) that its key makes, and the body is the signed one. */
export const isSignedForAws = ({ method, url, headers }: IncomingMessage, body: Buffer, key: AwsKey): boolean => {
  if (createHash("sha256").update(body).digest("hex") !== headers["x-amz-content-sha256"]) return false;
  const [, keyId, date, region, names = "", signature = ""] = form.exec(headers.authorization ?? "") ?? [];
  if (keyId !== key.accessKeyId || date === undefined || region === undefined) return false;
  const { pathname, searchParams } = new URL(url ?? "", "http://s3");
  const read = (name: string): string =>
    String(headers[name] ?? "")
      .trim()
      .replace(/\s+/g, " ");
  const canonical = [
    ...[method, pathname, canonicalQuery(searchParams)],
    ...names.split(";").map((name) => `${name}:${read(name)}`),
    ...["", names, read("x-amz-content-sha256")],
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", read("x-amz-date"), scope, createHash("sha256").update(canonical).digest("hex")];
  const signing = ["s3", "aws4_request"].reduce(
    (made, part) => hmac(made, part),
    hmac(hmac(`AWS4${key.secretAccessKey}`, date), region),
  );
  const expected = hmac(signing, text.join("\n"));
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const canonicalQuery = (params: URLSearchParams): string =>
  [...params]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
