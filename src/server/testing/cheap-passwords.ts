import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Scrypt = typeof crypto.scrypt & { original?: typeof crypto.scrypt };

// This is run before each file of tests, which may share a process.
const current: Scrypt = crypto.scrypt;
const original = current.original ?? current;

/**
 * A password's hash takes 50 ms of a processor on purpose, and the tests sign in hundreds of times: in their process it
 * takes a thousandth of that. Nothing in the product knows of it, and the processes that tests start hash as always.
 */
const hashCheaply = (...[password, salt, length, options, done]: Parameters<typeof original>): void =>
  original(password, salt, length, { ...options, N: 16 }, done);

const setScrypt = (scrypt: unknown): void => {
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
};

/** For the tests of a file that are about hashing itself. */
export const hashAsAlways = (): void => setScrypt(original);

setScrypt(Object.assign(hashCheaply, { original }));
