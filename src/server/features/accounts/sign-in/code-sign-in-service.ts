import type { OwnerId } from "#domain/owner-id.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Enqueue } from "../../../platform/jobs/job.ts";
import type { DeviceToken } from "../../devices/device-service.ts";
import { createMailedCode, createSignInTicket, redeemMailedCode } from "../../mailed-codes/service.ts";
import { mailOwner } from "../owner-mail-service.ts";
import { selectUserByEmail } from "../passwords/password-store.ts";

type CodeSignInDeps = { db: Database; enqueue: Enqueue; secret: string };

/**
 * "Forgot password": a code to the mailbox, which works in the browser that asked for it. Whoever else asks for the same
 * address gets a code of their own to guess at. Nothing happens for an address without an account; the caller answers alike.
 */
export const sendSignInCode = async (deps: CodeSignInDeps, device: DeviceToken, address: string): Promise<void> => {
  const email = address.toLowerCase();
  const [user] = await deps.db.run(selectUserByEmail, { email });
  if (!user) return;
  const ownerId = user.id as OwnerId;
  await deps.db.withOwner(ownerId, async (tx) => {
    const scope = { purpose: "sign-in", email, deviceHash: device.hash } as const;
    const code = createMailedCode(tx, deps.secret, scope, ownerId);
    await mailOwner(tx, deps.enqueue, { ownerId }, () => ({ kind: "passwordCode", code }));
  });
};

/** What to hand Better Auth instead of the code: it opens the session when the code was right. */
export const exchangeSignInCode = async (
  deps: CodeSignInDeps,
  device: DeviceToken | null,
  { email = "", otp = "" }: { email?: string; otp?: string },
): Promise<{ email: string; otp: string } | null> => {
  const address = email.toLowerCase();
  if (device === null) return null;
  const scope = { purpose: "sign-in", email: address, deviceHash: device.hash } as const;
  const ownerId = await redeemMailedCode(deps, scope, otp);
  if (ownerId === null) return null;
  return { email: address, otp: await createSignInTicket(deps, address) };
};
