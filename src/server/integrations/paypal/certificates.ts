import { X509Certificate } from "node:crypto";
import { createOutbound, type OutboundCall } from "../../platform/outbound/create-outbound.ts";

/** Finds the certificate at an address, for a sender's network; null when it isn't available or isn't one. */
export type CertificateSource = (url: string, network: string) => Promise<X509Certificate | null>;

/** PayPal uses a handful; a cache of thousands would be someone's attempt to fill it. */
const mostKept = 20;
/**
 * Nor does it need more of them a minute: someone who forges events must not make us ask PayPal without end. Most of the
 * fetches are out of reach for any one network, so that forgers don't use up those that PayPal's own events need.
 */
const mostFetchesPerMinute = 100;
const mostPerNetwork = 10;
const usualTimeoutMs = 5_000;
const maxBytes = 64 * 1024;

/** Each is fetched once. Who may be asked is decided before: see `isTrustedCertificateUrl`. */
export const createCertificateSource = (timeoutMs = usualTimeoutMs): CertificateSource => {
  const { call } = createOutbound({ reach: "public-or-here", maxBytes, timeoutMs, atOnce: 4 });
  const kept = new Map<string, X509Certificate>();
  let fetches: { atMs: number; network: string }[] = [];
  return async (url, network) => {
    const known = kept.get(url);
    if (known) return known;
    const nowMs = performance.now();
    fetches = fetches.filter(({ atMs }) => atMs > nowMs - 60_000);
    const own = fetches.filter((fetched) => fetched.network === network);
    if (fetches.length >= mostFetchesPerMinute || own.length >= mostPerNetwork) return null;
    fetches.push({ atMs: nowMs, network });
    const fetched = await fetchCertificate(call, url);
    if (fetched === null) return null;
    if (kept.size >= mostKept) kept.clear();
    kept.set(url, fetched);
    return fetched;
  };
};

const fetchCertificate = async (call: OutboundCall, url: string): Promise<X509Certificate | null> => {
  try {
    const { status, bytes } = await call(url);
    return status === 200 ? new X509Certificate(bytes) : null;
  } catch {
    return null;
  }
};

/** PayPal's own hosts, over TLS: whatever is there is theirs. */
export const isTrustedCertificateUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const isPayPal = protocol === "https:" && port === "" && hostname.endsWith(".paypal.com");
  return isPayPal && username === "" && password === "" && pathname.startsWith("/v1/notifications/certs/");
};
