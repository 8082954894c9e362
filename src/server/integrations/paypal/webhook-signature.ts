import { verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { crc32 } from "node:zlib";
import { type CertificateSource, isTrustedCertificateUrl } from "./certificates.ts";

/** `network`: whom it came from, as far as we can tell. */
export type SignedWebhook = { headers: IncomingHttpHeaders; body: string; network: string };

export type SignatureRules = {
  webhookId: string;
  certificates: CertificateSource;
  now(): Temporal.Instant;
  /** PayPal's hosts unless said otherwise; the simulator has a certificate of its own. */
  isTrusted?: ((certificateUrl: string) => boolean) | undefined;
};

/**
 * PayPal signs who sent what when to whom: the transmission's id and time, the webhook's id, and the body's CRC-32 as a
 * decimal number. The body has to be the very text that came.
 */
export const isSignedByPayPal = async (
  { headers, body, network }: SignedWebhook,
  rules: SignatureRules,
): Promise<boolean> => {
  const read = (name: string): string => {
    const value = headers[name];
    return typeof value === "string" ? value : "";
  };
  const [id, time, signature] = [
    read("paypal-transmission-id"),
    read("paypal-transmission-time"),
    read("paypal-transmission-sig"),
  ];
  const certificateUrl = read("paypal-cert-url");
  if (!id || !time || !signature || read("paypal-auth-algo") !== "SHA256withRSA") return false;
  if (!(rules.isTrusted ?? isTrustedCertificateUrl)(certificateUrl)) return false;
  const certificate = await rules.certificates(certificateUrl, network);
  if (certificate === null || !isValidAt(certificate, rules.now())) return false;
  const message = `${id}|${time}|${rules.webhookId}|${crc32(body)}`;
  return verify("RSA-SHA256", Buffer.from(message), certificate.publicKey, Buffer.from(signature, "base64"));
};

const isValidAt = (
  { validFromDate, validToDate }: { validFromDate: Date; validToDate: Date },
  { epochMilliseconds: nowMs }: Temporal.Instant,
): boolean => validFromDate.getTime() <= nowMs && nowMs <= validToDate.getTime();
