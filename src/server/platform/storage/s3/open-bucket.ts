import { hash } from "node:crypto";
import type { Readable } from "node:stream";
import type { OutboundAnswer } from "../../outbound/create-outbound.ts";
import { addressBucket, type S3Options } from "./address-bucket.ts";
import { escapeXml, readElements, readText } from "./read-xml.ts";
import { errorOf, S3Error } from "./s3-error.ts";
import { createSender } from "./send-signed.ts";
import { encodeForS3 } from "./sign-request.ts";

export type Bucket = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** The same bit by bit, for what is large. */
  stream(key: string): Promise<Readable | null>;
  /** Deleting what is gone is fine. */
  delete(key: string): Promise<void>;
  /** All whose keys begin like this, however many pages they fill. */
  list(prefix: string): Promise<Listed[]>;
  /** Fails unless the bucket can be listed. */
  check(signal: AbortSignal): Promise<void>;
  /** Begins what is sent in parts. */
  upload(key: string, contentType: string): Promise<Upload>;
};

export type Listed = { key: string; bytes: number };

export type Upload = {
  /** The next part, once the one before has arrived; five megabytes at least, but for the last. */
  send(part: Uint8Array): Promise<void>;
  /** Until then there is nothing under the key. */
  complete(): Promise<void>;
  abort(): Promise<void>;
};

type Call = {
  method: "GET" | "PUT" | "POST" | "DELETE";
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array | string;
  signal?: AbortSignal;
};

/** Of a thousand keys each. */
const mostPages = 1_000;

/** A bucket of a service that speaks S3. What fails throws an S3Error. */
export const openBucket = (options: S3Options, pauseMs?: number, answerMs?: number): Bucket => {
  const { send, stream } = createSender(options, pauseMs, answerMs);
  const address = addressBucket(options);

  const urlOf = (key?: string, query: Readonly<Record<string, string>> = {}): URL =>
    new URL(`${address}${key === undefined ? "" : pathOf(key)}${queryOf(query)}`);
  const call = async <T>(
    { method, key, query = {}, headers = {}, body = "", signal }: Call,
    read: Read<T>,
  ): Promise<T> => {
    return send({ method, url: urlOf(key, query), headers, body }, read, signal);
  };
  const listPage = (query: Record<string, string>, signal?: AbortSignal): Promise<string> =>
    call({ method: "GET", query: { "list-type": "2", ...query }, ...(signal && { signal }) }, readAll);

  return {
    put: async (key, body, contentType) => {
      const headers = { "content-type": contentType, ...checksumOf(body) };
      await call({ method: "PUT", key, headers, body }, readAll);
    },
    get: (key) => orNull(call({ method: "GET", key }, ({ bytes }) => new Uint8Array(bytes))),
    stream: async (key) => orNull(stream({ method: "GET", url: urlOf(key), headers: {}, body: "" })),
    delete: async (key) => void (await call({ method: "DELETE", key }, readAll)),
    list: async (prefix) => {
      const found: Listed[] = [];
      let next: string | null = null;
      for (let pages = 0; pages === 0 || next; pages++) {
        if (pages === mostPages) throw new S3Error("The bucket's list doesn't end");
        const page: string = await listPage({ prefix, ...(next && { "continuation-token": next }) });
        found.push(...readElements(page, "Contents").map(readListed));
        next = readText(page, "NextContinuationToken");
      }
      return found;
    },
    check: async (signal) => void (await listPage({ "max-keys": "1" }, signal)),
    upload: async (key, contentType) => {
      const headers = { "content-type": contentType };
      const begun = await call({ method: "POST", key, query: { uploads: "" }, headers }, readAll);
      const uploadId = readText(begun, "UploadId");
      if (!uploadId) throw new S3Error("S3 began no upload");
      const parts: string[] = [];
      return {
        send: async (body) => {
          const query = { partNumber: String(parts.length + 1), uploadId };
          parts.push(await call({ method: "PUT", key, query, headers: checksumOf(body), body }, readTag));
        },
        complete: () => call({ method: "POST", key, query: { uploadId }, body: nameParts(parts) }, readCompletion),
        abort: async () => void (await call({ method: "DELETE", key, query: { uploadId } }, readAll)),
      };
    },
  };
};

const pathOf = (key: string): string => {
  const steps = key.split("/");
  // An address can't have these: they would be taken for steps in a folder.
  if (steps.some((step) => step === "." || step === "..")) throw new S3Error("A key can't have the step . or ..");
  return `/${steps.map(encodeForS3).join("/")}`;
};

const queryOf = (query: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeForS3(value)}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
};

/** The signature has one of its own; a bucket that locks its objects wants this one. */
const checksumOf = (body: Uint8Array): Record<string, string> => ({ "content-md5": hash("md5", body, "base64") });

type Read<T> = (answer: OutboundAnswer) => T;

const readAll: Read<string> = (answer) => answer.text();

const readTag: Read<string> = (answer) => answer.header("etag") ?? "";

/** S3 puts parts together for minutes, and has said by then that all is well: the text tells a failure. */
const readCompletion: Read<void> = (answer) => {
  const text = answer.text();
  if (text.includes("<Error>")) throw errorOf(answer.status, text);
};

const readListed = (element: string): Listed => ({
  key: readText(element, "Key") ?? "",
  bytes: Number(readText(element, "Size") ?? 0),
});

const nameParts = (tags: readonly string[]): string => {
  const parts = tags.map(
    (tag, index) => `<Part><ETag>${escapeXml(tag)}</ETag><PartNumber>${index + 1}</PartNumber></Part>`,
  );
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join("")}</CompleteMultipartUpload>`;
};

const orNull = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3Error && error.code === "NoSuchKey") return null;
    throw error;
  }
};
