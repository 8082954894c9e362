import { isIP } from "node:net";
import { OutboundError } from "./outbound-error.ts";
import { isPublicAddress } from "./public-address.ts";

/**
 * Where a client may call. `public`: https on the internet. `public-or-here`: also this machine by its own name or
 * address, for simulators and trials. `anywhere`: an address of the operator's settings.
 */
export type Reach = "public" | "public-or-here" | "anywhere";

/** The only reading of an address: the host that is checked here is the one that is looked up and called. */
export const readAddress = (address: string | URL, reach: Reach): URL => {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new OutboundError("not-https");
  // Parsers disagree about other characters: `https://127.0.0.1{.example.com/` has two hosts.
  if (!isIP(bareHost(url)) && !plainName.test(url.hostname)) throw new OutboundError("private-address");
  if (reach === "anywhere" || (reach === "public-or-here" && isHere(url))) return url;
  const host = bareHost(url);
  if (isIP(host) ? !isPublicAddress(host) : isInnerName(host)) throw new OutboundError("private-address");
  if (url.protocol !== "https:") throw new OutboundError("not-https");
  return url;
};

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const plainName = /^[a-z0-9._-]+$/i;

export const isHere = ({ hostname }: URL): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** A name that only means something within a network. */
const isInnerName = (host: string): boolean =>
  !host.includes(".") ||
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)\.?$/i.test(host);
