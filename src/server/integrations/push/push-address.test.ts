import { expect, test } from "vitest";
import { isPushAddress } from "./push-address.ts";

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
  ["https://127.0.0.1{.example.com/", false],
  ["https://printer.test/x", false],
  ["not an address", false],
])("%s may be a push service: %s", (address, isSo) => {
  expect(isPushAddress(address)).toBe(isSo);
});
