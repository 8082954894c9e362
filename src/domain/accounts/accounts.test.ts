import { describe, expect, test } from "vitest";
import { accountEmailSchema } from "./account-email.ts";
import { describeDevice } from "./describe-device.ts";
import { maskNetwork } from "./mask-network.ts";
import { newPasswordSchema, passwordProblem } from "./new-password.ts";

describe("a signed-in device", () => {
  test.each([
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
      "Chrome",
      "Linux",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      "Chrome",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      "Edge",
      "Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
      "Safari",
      "macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
      "Chrome",
      "iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
      "Firefox",
      "iPad",
    ],
    [
      "Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "Samsung Internet",
      "Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0",
      "Opera",
      "ChromeOS",
    ],
    ["curl/8.5.0", null, null],
    ["<script>", null, null],
    ["", null, null],
    [null, null, null],
  ])("the user agent %s is named by browser and system", (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });
});

describe("a masked network address", () => {
  test.each([
    ["203.0.113.77", "203.0.113.•"],
    ["::ffff:203.0.113.77", "203.0.113.•"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:•"],
    ["2001:db8::1", "2001:db8:•"],
    ["fe80::1%eth0", "fe80:•"],
    ["::1", null],
    ["", null],
    [null, null],
    ["unknown", null],
    ["<b>1.2.3.4</b>", null],
  ])("the network address %s is shown in half", (address, shown) => expect(maskNetwork(address)).toBe(shown));
});

describe("an account's address", () => {
  test.each([
    [" Ada@Example.COM ", "ada@example.com"],
    ["a+b@sub.example.co", "a+b@sub.example.co"],
  ])("%j is %s", (given, kept) => expect(accountEmailSchema.parse(given)).toBe(kept));

  test.each(["", "ada", "ada@", "@example.com", "a b@example.com", "a@b@example.com", "İ@example.com", 5, null])(
    "%j is none",
    (given) => {
      expect(accountEmailSchema.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(["emailInvalid"]);
    },
  );
});

describe("a new password", () => {
  const owner = { name: "Ada Barber", email: "ada@example.com" };

  test.each([
    ["12345", "passwordTooShort"],
    ["x7".repeat(65), "passwordTooLong"],
    ["123456", "passwordCommon"],
    ["barber99", "passwordOwnWords"],
    ["x7-k2!", null],
    ["x7".repeat(64), null],
  ])("%s is judged: %s", (password, problem) => expect(passwordProblem(password, owner)).toBe(problem));

  test.each([
    ["12345", "passwordTooShort"],
    [undefined, "passwordTooShort"],
    ["x".repeat(129), "passwordTooLong"],
    ["tab\tin it", "controlCharacters"],
  ])("%j is refused by the form: %s", (password, code) => {
    expect(newPasswordSchema.safeParse(password).error?.issues.map(({ message }) => message)).toEqual([code]);
  });
});
