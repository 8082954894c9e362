const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64, which every engine can do in its own way and none in the language alone. */
export const decodeBase64 = (base64: string): Int8Array => {
  const values = new Uint8Array(128);
  for (let index = 0; index < signs.length; index++) values[signs.charCodeAt(index)] = index;
  const bytes = new Int8Array(Math.floor((base64.replace(/(?<!=)=+$/, "").length * 3) / 4));
  let [at, held, bits] = [0, 0, 0];
  for (let index = 0; at < bytes.length; index++) {
    held = (held << 6) | (values[base64.charCodeAt(index)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
    held &= (1 << bits) - 1;
  }
  return bytes;
};
