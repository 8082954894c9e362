import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import { findCookie } from "../../platform/session.ts";
import { cookiePrefix } from "../../platform/session-cookie.ts";
import { type DeviceDeps, type DeviceToken, isKnownDevice } from "./device-service.ts";
import { selectChallenged } from "./device-store.ts";
import { type Allowance, recordAttempt, secondFactorAllowance } from "./sign-in-limit-service.ts";

/** What is tried. */
type Tried = {
  /** As in the counter's key. */
  what: string;
  /** For the address that is named. */
  perAddress?: Allowance | undefined;
  /** By someone who has passed the first of two steps. */
  isSecondStep: boolean;
};

type Visitor = {
  email: string | undefined;
  network: string;
  device: DeviceToken | null;
  cookies: string | undefined;
};

/** The limits of a sign-in route: tries for the address it names, or for the user who passed the first step. */
export const recordSignInAttempt = async (
  deps: DeviceDeps & { limiter: RateLimiter },
  { what, perAddress, isSecondStep }: Tried,
  { email = "", network, device, cookies }: Visitor,
): Promise<void> => {
  if (perAddress) {
    const whose = email.toLowerCase();
    const knownDevice = (await isKnownDevice(deps, device, { email })) ? device : null;
    await recordAttempt(deps.limiter, perAddress, { what, whose, network, knownDevice });
  }
  if (!isSecondStep) return;
  const ownerId = await findChallenged(deps, cookies);
  if (ownerId === null) return;
  const knownDevice = (await isKnownDevice(deps, device, { ownerId })) ? device : null;
  await recordAttempt(deps.limiter, secondFactorAllowance, {
    what: "second factor",
    whose: ownerId,
    network,
    knownDevice,
  });
};

/** Whether the cookie is Better Auth's own it says itself; what it names can't be guessed. */
const findChallenged = async ({ db, publicUrl }: DeviceDeps, cookies: string | undefined): Promise<string | null> => {
  const cookie = findCookie(cookies ?? "", `${cookiePrefix(publicUrl)}.two_factor`);
  const identifier = cookie === null ? undefined : safeDecode(cookie).split(".")[0];
  if (!identifier) return null;
  return (await db.run(selectChallenged, { identifier }))[0]?.owner_id ?? null;
};

const safeDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};
