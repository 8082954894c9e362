import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The one-time secret that makes the administrator. */
export type SetupSecret = {
  /** As the operator reads it. */
  readonly text: string;
  /** Not set by the operator, who then knows it only from the console. */
  readonly isDerived: boolean;
  /** Tells used secrets from others without being one. */
  readonly fingerprint: string;
  /** The one that counts after this many administrators: the operator's own stays, a derived one is another each time. */
  after(administrators: number): SetupSecret;
  /** In constant time. */
  isRight(given: string): boolean;
};

/**
 * The operator's, or one derived from the installation's own secret: every process knows the same one, and nothing is
 * stored. People type the derived one from a screen, so its letters' case and the dashes don't count.
 */
export const createSetupSecret = (
  installationSecret: string,
  configured: string | undefined,
  administrators = 0,
): SetupSecret => {
  const text = configured ?? deriveText(installationSecret, administrators);
  const normalise = configured === undefined ? withoutDashes : (given: string) => given.trim();
  const expected = digest(normalise(text));
  return {
    text,
    isDerived: configured === undefined,
    fingerprint: createHmac("sha256", installationSecret).update(`set-up secret used: ${text}`).digest("hex"),
    after: (count) => createSetupSecret(installationSecret, configured, count),
    isRight: (given) => timingSafeEqual(digest(normalise(given)), expected),
  };
};

/** Crockford's: no letter looks like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 6;
const groupLength = 4;

const deriveText = (installationSecret: string, administrators: number): string => {
  const name = `administrator set-up secret${administrators === 0 ? "" : ` ${administrators}`}`;
  const bytes = createHmac("sha256", installationSecret).update(name).digest();
  const letters = [...bytes.subarray(0, groups * groupLength)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(""),
  ).join("-");
};

const withoutDashes = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/** Of one length, whatever was given. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
