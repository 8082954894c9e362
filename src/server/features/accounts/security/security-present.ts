import type { AccountSecurity, AccountSession } from "#contract/account/account-security.ts";
import { describeDevice } from "#domain/accounts/describe-device.ts";
import { maskNetwork } from "#domain/accounts/mask-network.ts";

type SecurityRow = {
  email: string;
  new_email: string | null;
  two_factor_enabled: boolean;
  by_code: boolean;
  providers: string[] | null;
};

/** What Better Auth calls the provider of a password. */
const passwordProvider = "credential";

export const presentSecurity = (row: SecurityRow): AccountSecurity => {
  const providers = row.providers ?? [];
  return {
    email: row.email,
    pendingEmail: row.new_email,
    hasPassword: providers.includes(passwordProvider),
    asksPassword: !row.by_code,
    twoFactorEnabled: row.two_factor_enabled,
    providers: providers.filter((provider) => provider !== passwordProvider),
  };
};

type SessionRow = {
  id: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
};

export const presentSession = (row: SessionRow, currentId: string): AccountSession => ({
  id: row.id,
  isCurrent: row.id === currentId,
  ...describeDevice(row.user_agent),
  network: maskNetwork(row.ip_address),
  createdAt: row.created_at.toString(),
  expiresAt: row.expires_at.toString(),
});
