import { expect, test } from "vitest";
import { isPublicAddress, isPushAddress } from "./push-address.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["https://2130706433/x", false],
  ["https://0x7f.1/x", false],
  ["https://[::1]/x", false],
  ["https://localhost/x", false],
  ["https://localhost./x", false],
  ["https://metadata.google.internal/x", false],
  ["https://printer.local/x", false],
  ["https://intranet/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://user:secret@fcm.googleapis.com/x", false],
  ["ftp://fcm.googleapis.com/x", false],
  ["not an address", false],
])("%s may be a push service: %s", (address, isSo) => {
  expect(isPushAddress(address)).toBe(isSo);
});

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
  ["nonsense", false],
])("%s is on the internet: %s", (address, isSo) => {
  expect(isPublicAddress(address)).toBe(isSo);
});
