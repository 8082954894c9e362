import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

export type HeaderOptions = {
  secure: boolean;
  /** PayPal's own buttons are in use: they bring a script, frames and a window of theirs. */
  paypal: boolean;
};

const payPalHosts = ["https://www.paypal.com", "https://www.sandbox.paypal.com", "https://www.paypalobjects.com"];

/**
 * On every answer of every server; `createServer` sees to it. Handlers may replace one by setting it themselves.
 * Nothing inline, nothing from elsewhere but PayPal, by name, where it is in use. Styles may be inline because Mantine positions with them. Nothing here
 * depends on the request, so helmet is asked once and not each time.
 */
export const securityHeaders = ({ secure, paypal }: HeaderOptions): Record<string, string> => {
  const alsoPayPal = paypal ? payPalHosts : [];
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const collect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...alsoPayPal],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...alsoPayPal],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...alsoPayPal],
        frameSrc: ["'self'", ...alsoPayPal],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    // The window in which the payer approves has to find the page that opened it. One page answers for all: moving
    // between them loads no new document.
    crossOriginOpenerPolicy: { policy: paypal ? "same-origin-allow-popups" : "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  collect({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return headers;
};
