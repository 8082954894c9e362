import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip", "gzip"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=1.0, Br;q=1.0", "br"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0.000", null],
  ["gzip;q=0, *;q=0", null],
  ["*", "br"],
  ["*;q=0.1, gzip;q=0", "br"],
  ["brotli, xgzip", null],
  ["x-gzip", "gzip"],
  ["br;q=senseless, gzip", "gzip"],
])("the Accept-Encoding header %j is answered in %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
