import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeHtml } from "../../platform/safe-html.ts";
import { type AwsKey, isSignedForAws } from "./aws-signature.ts";

export type FakeS3 = {
  endpoint: string;
  /** By `/bucket/key`, unescaped. */
  objects: Map<string, Buffer>;
  /** Asked before each request; true means that it has answered in its own way. */
  disturb: (request: IncomingMessage, response: ServerResponse) => boolean;
  close(): Promise<void>;
};

type Options = { pageSize?: number };

/** As much of S3 as we speak: objects, uploads in parts, lists. With a key, whatever isn't signed by it is refused. */
export const startFakeS3 = async (awsKey?: AwsKey, { pageSize = 1000 }: Options = {}): Promise<FakeS3> => {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://s3");
    const key = decodeURIComponent(url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (fake.disturb(request, response)) return;
    if (awsKey && !isSignedForAws(request, body, awsKey)) return refuse(response, 403, "SignatureDoesNotMatch");
    const uploadId = url.searchParams.get("uploadId");
    const xml = (text: string) => response.writeHead(200, { "content-type": "application/xml" }).end(text);
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      const id = `${uploads.size + 1}+/=&`;
      uploads.set(id, []);
      return xml(
        `<InitiateMultipartUploadResult><UploadId>${escapeHtml(id)}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === "PUT" && uploadId !== null) {
      const part = Number(url.searchParams.get("partNumber"));
      const parts = uploads.get(uploadId) ?? [];
      parts[part - 1] = body;
      return response.writeHead(200, { etag: `"${part}"` }).end();
    }
    if (request.method === "POST" && uploadId !== null) {
      const parts = uploads.get(uploadId) ?? [];
      const named = [...body.toString().matchAll(/<ETag>&#34;(\d+)&#34;<\/ETag><PartNumber>\1</g)];
      if (named.length !== parts.length) return xml("<Error><Code>InvalidPart</Code><Message>Parts.</Message></Error>");
      objects.set(key, Buffer.concat(parts));
      return xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
    }
    if (request.method === "PUT") {
      objects.set(key, body);
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === "DELETE") {
      if (uploadId === null) objects.delete(key);
      return response.writeHead(204).end();
    }
    if (url.searchParams.get("list-type") === "2") return xml(listPage(objects, `${key}/`, url.searchParams, pageSize));
    const found = objects.get(key);
    return found ? response.end(found) : refuse(response, 404, "NoSuchKey");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const fake: FakeS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    disturb: () => false,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
};

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>The fake says ${code}.</Message></Error>`);

const listPage = (objects: FakeS3["objects"], bucket: string, params: URLSearchParams, pageSize: number): string => {
  const prefix = params.get("prefix") ?? "";
  const keys = [...objects.keys()].filter((name) => name.startsWith(bucket + prefix)).sort();
  const from = Number(params.get("continuation-token")?.slice("page &".length) ?? 0);
  const to = from + Math.min(pageSize, Number(params.get("max-keys") ?? pageSize));
  const contents = keys.slice(from, to).map((name) => {
    const key = escapeHtml(name.slice(bucket.length));
    return `<Contents><Key>${key}</Key><ETag>&quot;1&quot;</ETag><Size>${objects.get(name)?.length}</Size></Contents>`;
  });
  const rest = to < keys.length ? `<NextContinuationToken>page &amp;${to}</NextContinuationToken>` : "";
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${rest !== ""}</IsTruncated>${contents.join("")}${rest}</ListBucketResult>`;
};
