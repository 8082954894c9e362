import { expect, test } from "vitest";
import { OutboundError } from "./outbound-error.ts";
import { type Reach, readAddress } from "./read-address.ts";

const read = (address: string, reach: Reach): string => {
  try {
    return readAddress(address, reach).hostname;
  } catch (error) {
    return error instanceof OutboundError ? error.reason : "no address";
  }
};

test.each<[string, Reach, string]>([
  ["https://cal.example.com/a.ics", "public", "cal.example.com"],
  ["https://bücher.example/", "public", "xn--bcher-kva.example"],
  ["https://127.0.0.1{.example.com/", "public", "private-address"],
  ["https://127.0.0.1$.example.com/", "public", "private-address"],
  ["https://127.0.0.1`.example.com/", "public-or-here", "private-address"],
  ["https://127.0.0.1'.example.com/", "anywhere", "private-address"],
  ["https://example.com\\@127.0.0.1/", "public", "example.com"],
  ["https://example.com@127.0.0.1/", "public", "private-address"],
  ["https://0x7f.1/", "public", "private-address"],
  ["https://①②⑦.0.0.1/", "public", "private-address"],
  ["https://[::ffff:127.0.0.1]/", "public", "private-address"],
  ["https://localhost./", "public", "private-address"],
  ["https://printer.local./", "public", "private-address"],
  ["http://example.com/", "public", "not-https"],
  ["http://127.0.0.1:1/", "public", "private-address"],
  ["http://127.0.0.1:1/", "public-or-here", "127.0.0.1"],
  ["http://127.0.0.2:1/", "public-or-here", "private-address"],
  ["http://minio:9000/", "anywhere", "minio"],
  ["http://minio:9000/", "public", "private-address"],
  ["file:///etc/passwd", "anywhere", "not-https"],
  ["https://[", "public", "no address"],
])("%s (%s) is read as %s", (address, reach, host) => {
  expect(read(address, reach)).toBe(host);
});
