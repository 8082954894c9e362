import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type AwsKey, isSignedForAws } from "./aws-signature.ts";

export type FakeS3 = { endpoint: string; objects: Map<string, Buffer>; close(): Promise<void> };

/** As much of S3 as we speak: objects, uploads in parts, lists. With a key, whatever isn't signed by it is refused. */
export const startFakeS3 = async (awsKey?: AwsKey): Promise<FakeS3> => {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://s3");
    const key = decodeURIComponent(url.pathname);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (awsKey && !isSignedForAws(request, awsKey))
      return response
        .writeHead(403, { "content-type": "application/xml" })
        .end("<Error><Code>SignatureDoesNotMatch</Code><Message>The signature doesn't match.</Message></Error>");
    const uploadId = url.searchParams.get("uploadId");
    const xml = (text: string) => response.writeHead(200, { "content-type": "application/xml" }).end(text);
    if (request.method === "POST" && url.searchParams.has("uploads")) {
      const id = String(uploads.size + 1);
      uploads.set(id, []);
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === "PUT" && uploadId !== null) {
      const part = Number(url.searchParams.get("partNumber"));
      const parts = uploads.get(uploadId) ?? [];
      parts[part - 1] = plain(body, request.headers["content-encoding"]);
      return response.writeHead(200, { etag: `"${part}"` }).end();
    }
    if (request.method === "POST" && uploadId !== null) {
      objects.set(key, Buffer.concat(uploads.get(uploadId) ?? []));
      return xml("<CompleteMultipartUploadResult></CompleteMultipartUploadResult>");
    }
    if (request.method === "PUT") {
      objects.set(key, plain(body, request.headers["content-encoding"]));
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === "DELETE") {
      if (uploadId === null) objects.delete(key);
      return response.writeHead(204).end();
    }
    if (url.searchParams.get("list-type") === "2") {
      const prefix = `${key.replace(/\/$/, "")}/`;
      const found = [...objects].map(
        ([name, bytes]) => `<Contents><Key>${name.slice(prefix.length)}</Key><Size>${bytes.length}</Size></Contents>`,
      );
      return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${found.join("")}</ListBucketResult>`);
    }
    const found = objects.get(key);
    if (found) return response.end(found);
    return response
      .writeHead(404, { "content-type": "application/xml" })
      .end("<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Without the frames in which the SDK sends a body whose checksum follows it. */
const plain = (body: Buffer, encoding: string | undefined): Buffer => {
  if (encoding !== "aws-chunked") return body;
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(pieces);
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
};
