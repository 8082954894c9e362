import { createPublicKey, type KeyObject, sign } from "node:crypto";

/** An X.509 certificate for the key, signed with it, in PEM: the few fields that one needs, written as DER. */
export const selfSignedCertificate = (privateKey: KeyObject, commonName: string): string => {
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  const name = sequence(set(sequence(oid("550403"), element(0x0c, Buffer.from(commonName)))));
  // Valid for any day a simulated clock can be set to. From 2050 on years have four digits.
  const validity = sequence(element(0x17, Buffer.from("000101000000Z")), element(0x18, Buffer.from("21000101000000Z")));
  const serial = element(0x02, Buffer.from([1]));
  const signed = sequence(serial, sha256WithRsa, name, validity, name, publicKey);
  const signature = element(0x03, Buffer.concat([Buffer.from([0]), sign("RSA-SHA256", signed, privateKey)]));
  const base64 = sequence(signed, sha256WithRsa, signature).toString("base64");
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
};

const element = (tag: number, content: Buffer): Buffer => Buffer.concat([Buffer.from([tag]), length(content), content]);

const length = ({ length: bytes }: Buffer): Buffer => {
  if (bytes < 0x80) return Buffer.from([bytes]);
  return bytes < 0x100 ? Buffer.from([0x81, bytes]) : Buffer.from([0x82, bytes >> 8, bytes & 0xff]);
};

const sequence = (...parts: Buffer[]): Buffer => element(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => element(0x31, Buffer.concat(parts));
const oid = (hex: string): Buffer => element(0x06, Buffer.from(hex, "hex"));

const sha256WithRsa = sequence(oid("2a864886f70d01010b"), element(0x05, Buffer.alloc(0)));
