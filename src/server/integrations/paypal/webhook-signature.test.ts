import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { describe, expect, test } from "vitest";
import { selfSignedCertificate } from "../../simulators/paypal/self-signed-certificate.ts";
import { signatureHeaders } from "../../simulators/paypal/webhooks.ts";
import { isTrustedCertificateUrl } from "./certificates.ts";
import { isSignedByPayPal } from "./webhook-signature.ts";

describe("whose certificate is believed", () => {
  test.each([
    ["https://api.paypal.com/v1/notifications/certs/CERT-1", true],
    ["https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1", true],
    ["https://www.paypal.com/someone/elses/file", false],
    ["http://api.paypal.com/v1/notifications/certs/CERT-1", false],
    ["https://paypal.com.evil.example/v1/notifications/certs/CERT-1", false],
    ["https://evilpaypal.com/v1/notifications/certs/CERT-1", false],
    ["https://api.paypal.com:8443/v1/notifications/certs/CERT-1", false],
    ["https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1", false],
    ["https://user@api.paypal.com/v1/notifications/certs/CERT-1", false],
    ["file:///etc/passwd", false],
    ["", false],
  ])("%s: %j", (url, expected) => {
    expect(isTrustedCertificateUrl(url)).toBe(expected);
  });
});

describe("a PayPal signature", () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const certificate = new X509Certificate(selfSignedCertificate(privateKey, "test"));
  const now = () => Temporal.Instant.from("2027-03-01T09:00:00Z");
  const body = '{"id":"WH-1","summary":"Größe"}';
  const certificateUrl = () => "https://api.paypal.com/v1/notifications/certs/CERT-1";
  const headers = signatureHeaders(body, { privateKey, webhookId: "WH", certificateUrl, now });
  const rules = { webhookId: "WH", certificates: async () => certificate, now };

  test("over the body as it came is right", async () => {
    expect(await isSignedByPayPal({ headers, body, network: "173.0.81.1" }, rules)).toBe(true);
  });

  test.each([
    ["another body", { headers, body: `${body} ` }, rules],
    ["another webhook", { headers, body }, { ...rules, webhookId: "OTHER" }],
    ["no certificate", { headers, body }, { ...rules, certificates: async () => null }],
    [
      "a certificate before its time",
      { headers, body },
      { ...rules, now: () => Temporal.Instant.from("1999-01-01T00:00:00Z") },
    ],
    [
      "a certificate after its time",
      { headers, body },
      { ...rules, now: () => Temporal.Instant.from("2101-01-01T00:00:00Z") },
    ],
    ["a header that comes twice", { headers: { ...headers, "paypal-cert-url": ["a", "b"] as never }, body }, rules],
  ])("is wrong with %s", async (_, webhook, given) => {
    expect(await isSignedByPayPal({ ...webhook, network: "173.0.81.1" }, given)).toBe(false);
  });
});
