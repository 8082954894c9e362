import { expect, test } from "vitest";
import { encodeForS3, signRequest } from "./sign-request.ts";

// The examples in Amazon's documentation of the signature, with the keys used there.
const keys = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const at = new Date("2013-05-24T00:00:00Z");

test.each([
  {
    name: "an object, a part of it",
    method: "GET",
    path: "/test.txt",
    headers: { range: "bytes=0-9" },
    body: "",
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    names: "host;range;x-amz-content-sha256;x-amz-date",
  },
  {
    name: "a new object",
    method: "PUT",
    path: `/${encodeForS3("test$file.text")}`,
    headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    body: "Welcome to Amazon S3.",
    signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    names: "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
  },
  {
    name: "a setting of the bucket",
    method: "GET",
    path: "/?lifecycle",
    headers: {},
    body: "",
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    names: "host;x-amz-content-sha256;x-amz-date",
  },
  {
    name: "a list",
    method: "GET",
    path: "/?prefix=J&max-keys=2",
    headers: {},
    body: "",
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    names: "host;x-amz-content-sha256;x-amz-date",
  },
])("Amazon's example of $name is signed as there", ({ method, path, headers, body, signature, names }) => {
  const url = new URL(path, "https://examplebucket.s3.amazonaws.com");
  expect(signRequest({ method, url, headers, body }, keys, at)).toMatchObject({
    "x-amz-date": "20130524T000000Z",
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
  });
});

test("text is encoded down to letters, digits and four signs", () => {
  expect(encodeForS3("aZ09-._~ +!'()*/ä€")).toBe("aZ09-._~%20%2B%21%27%28%29%2A%2F%C3%A4%E2%82%AC");
});
