import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["142.250.184.10", true],
  ["2a00:1450:4003::200a", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.100.100.200", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", true],
  ["fe80::1", false],
  ["fd00::1", false],
  ["64:ff9b::a00:1", false],
  ["::ffff:0:127.0.0.1", false],
  ["2002:7f00:1::", false],
  ["3fff::1", false],
  ["5f00::1", false],
  ["fe80::1%eth0", false],
  ["nonsense", false],
])("%s is on the internet: %s", (address, isSo) => {
  expect(isPublicAddress(address)).toBe(isSo);
});
