import { createHmac } from "node:crypto";

/** What an authenticator app shows for an `otpauth:` address (RFC 6238), this many periods of 30 s from now. */
export const totpCode = (uri: string, periodsAhead = 0): string => {
  const key = fromBase32(new URL(uri).searchParams.get("secret") ?? "");
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periodsAhead));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const fromBase32 = (text: string): Buffer => {
  let bits = "";
  for (const letter of text.replace(/=+$/, "")) bits += alphabet.indexOf(letter).toString(2).padStart(5, "0");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
