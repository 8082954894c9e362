import { isIP } from "node:net";

/**
 * Whether a browser's push service may be at this address. A browser says where it is, so it could say anything: only
 * https, at its usual port, under a name; what the name means is looked at again when it is called (`isPublicAddress`).
 */
export const isPushAddress = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.password !== "") return false;
  const host = url.hostname.replace(/\.$/, "");
  return url.port === "" && !isIP(host.replace(/^\[|\]$/g, "")) && host.includes(".") && !innerName.test(host);
};

const innerName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)$/i;
