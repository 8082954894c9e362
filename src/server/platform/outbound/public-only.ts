import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** The code of the error for a name that leads into a private network. */
export const notPublic = "ENOTPUBLIC";

/**
 * The system's lookup holds one of Node's four helper threads for as long as a name server keeps silent. With all four
 * held, no password could be checked and no file read.
 */
const mostLookups = 2;
const mostWaiting = 200;

/** The name is looked up once and that address is called: a name found public can't become another one meanwhile. */
export const onlyPublic = (lookUpName: typeof lookup): LookupFunction => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return (host, options, found) => {
    const look = (): void => {
      running += 1;
      lookUpName(host, { ...options, all: true }, (error, addresses) => {
        running -= 1;
        waiting.shift()?.();
        if (error) return found(error, []);
        if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
          return found(Object.assign(new Error("not on the internet"), { code: notPublic }), []);
        }
        const [first] = addresses;
        if (options.all || first === undefined) return found(null, addresses);
        found(null, first.address, first.family);
      });
    };
    if (running < mostLookups) look();
    else if (waiting.length < mostWaiting) waiting.push(look);
    else found(new Error("too many names are being looked up"), []);
  };
};

export const publicOnly: LookupFunction = onlyPublic(lookup);
