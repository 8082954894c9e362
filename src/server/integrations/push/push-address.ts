import { isIP } from "node:net";
import { readAddress } from "../../platform/outbound/read-address.ts";

/**
 * Whether a browser's push service may be at this address. A browser says where it is, so it could say anything: only
 * https, at its usual port, under a name. The address behind the name is checked when it is called.
 */
export const isPushAddress = (text: string): boolean => {
  try {
    const { port, username, password, hostname } = readAddress(text, "public");
    return port === "" && username === "" && password === "" && !isIP(hostname.replace(/^\[|\]$/g, ""));
  } catch {
    return false;
  }
};
