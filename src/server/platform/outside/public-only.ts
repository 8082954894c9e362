import { lookup as lookUpName } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** The code of the error for a name that leads into a private network. */
export const notPublic = "ENOTPUBLIC";

/** The name is looked up once and that address is called: what was found public can't become another one meanwhile. */
export const publicOnly: LookupFunction = (host, options, found) => {
  lookUpName(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(Object.assign(new Error("not on the internet"), { code: notPublic }), []);
    }
    const [first] = addresses;
    if (options.all || first === undefined) return found(null, addresses);
    found(null, first.address, first.family);
  });
};
