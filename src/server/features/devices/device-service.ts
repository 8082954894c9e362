import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "../../platform/db/database.ts";
import { findCookie } from "../../platform/session.ts";
import { cookiePrefix, formatCookie } from "../../platform/session-cookie.ts";
import {
  forgetOldDevices,
  rememberDeviceOfOwner,
  selectKnownByEmail,
  selectKnownByOwner,
  selectOwnerOfToken,
} from "./device-store.ts";

/** A browser, by its device cookie. `hash` is what is kept of it. */
export type DeviceToken = { readonly hash: string; readonly token: string };

export type DeviceDeps = { db: Database; secret: string; publicUrl: string };

const cookieName = "device";

/** As long as browsers keep a cookie at most. */
const knownSeconds = 400 * 24 * 3600;
/** For a browser that has only asked for a code: as long as its tries are counted. */
const visitorSeconds = 3600;

/** Null without the cookie, or when it isn't one that we signed. */
export const readDevice = ({ secret, publicUrl }: DeviceDeps, cookieHeader: string | undefined): DeviceToken | null => {
  const value = cookieHeader ? findCookie(cookieHeader, `${cookiePrefix(publicUrl)}.${cookieName}`) : null;
  const [token = "", signature = ""] = value?.split(".") ?? [];
  const expected = sign(secret, token);
  const given = Buffer.from(signature, "base64url");
  if (token === "" || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return toDevice(secret, token);
};

export const createDevice = ({ secret }: DeviceDeps): DeviceToken =>
  toDevice(secret, randomBytes(24).toString("base64url"));

/** The `Set-Cookie` header by which a browser is recognized; for long once somebody has signed in there. */
export const deviceCookie = ({ secret, publicUrl }: DeviceDeps, { token }: DeviceToken, isKnown: boolean): string => {
  const value = `${token}.${sign(secret, token).toString("base64url")}`;
  return formatCookie(publicUrl, cookieName, value, isKnown ? knownSeconds : visitorSeconds);
};

/** Whether somebody has signed in to this account in that browser before. */
export const isKnownDevice = async (
  { db }: DeviceDeps,
  device: DeviceToken | null,
  account: { email: string } | { ownerId: string },
): Promise<boolean> => {
  if (device === null) return false;
  const rows =
    "email" in account
      ? await db.run(selectKnownByEmail, { email: account.email.toLowerCase(), deviceHash: device.hash })
      : await db.run(selectKnownByOwner, { ownerId: account.ownerId, deviceHash: device.hash });
  return rows.length > 0;
};

/** Somebody proved to be this account's owner in that browser. Returns the `Set-Cookie` header to answer with. */
export const rememberDevice = async (deps: DeviceDeps, found: DeviceToken | null, ownerId: string): Promise<string> => {
  const device = found ?? createDevice(deps);
  await deps.db.run(rememberDeviceOfOwner, { ownerId, deviceHash: device.hash });
  await deps.db.run(forgetOldDevices, { ownerId });
  return deviceCookie(deps, device, true);
};

/** The same for a session just opened, by the cookies of the answer that opens it; null when it opens none. */
export const rememberSignIn = async (
  deps: DeviceDeps,
  found: DeviceToken | null,
  setCookies: readonly string[],
): Promise<string | null> => {
  const prefix = `${cookiePrefix(deps.publicUrl)}.session_token=`;
  const value = setCookies
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length)
    .split(";")[0];
  const token = decodeURIComponent(value ?? "").split(".")[0];
  if (!token) return null;
  const [session] = await deps.db.run(selectOwnerOfToken, { token });
  return session ? rememberDevice(deps, found, session.user_id) : null;
};

const toDevice = (secret: string, token: string): DeviceToken => ({
  token,
  hash: createHmac("sha256", secret).update(`device kept ${token}`).digest("hex"),
});

const sign = (secret: string, token: string): Buffer =>
  createHmac("sha256", secret).update(`device cookie ${token}`).digest();
