import { expect, test } from "vitest";
import { addressBucket } from "./address-bucket.ts";

test.each([
  [{ bucket: "logos", region: "us-east-1" }, "https://logos.s3.us-east-1.amazonaws.com"],
  [{ bucket: "logos", region: "cn-north-1" }, "https://logos.s3.cn-north-1.amazonaws.com.cn"],
  [{ bucket: "logos", region: "eusc-de-east-1" }, "https://logos.s3.eusc-de-east-1.amazonaws.eu"],
  // Amazon's certificate covers one label.
  [{ bucket: "logos.example.com", region: "eu-west-1" }, "https://s3.eu-west-1.amazonaws.com/logos.example.com"],
  [{ bucket: "logos", region: "auto", endpoint: "https://s3.example.com" }, "https://s3.example.com/logos"],
  [{ bucket: "logos", region: "auto", endpoint: "http://nas:9000/s3/" }, "http://nas:9000/s3/logos"],
])("%o is at %s", (options, address) => {
  expect(addressBucket({ ...options, accessKeyId: "key", secretAccessKey: "secret" })).toBe(address);
});
