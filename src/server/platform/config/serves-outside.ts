/** Whether a host always is this machine. Other spellings of loopback count as outside, which is the safe side. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

type Served = { HOST: string; PUBLIC_URL?: string | undefined; TRUST_PROXY?: readonly string[] | undefined };

/** The setting by which more than this machine's own users are served; `null` while only loopback is. */
export const servesOutside = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Served): string | null => {
  if (PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).hostname)) return "PUBLIC_URL";
  if (!isLoopbackHost(HOST)) return "HOST";
  return TRUST_PROXY === undefined ? null : "TRUST_PROXY";
};
