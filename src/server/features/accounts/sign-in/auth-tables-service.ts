/** Better Auth's field names in the spelling of our tables. */
const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };

export const authColumns = {
  user: { ...timestamps, emailVerified: "email_verified" },
  session: {
    ...timestamps,
    userId: "user_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
  },
  account: {
    ...timestamps,
    userId: "user_id",
    accountId: "account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
  },
  verification: { ...timestamps, expiresAt: "expires_at" },
};

export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "two_factor",
    fields: {
      userId: "user_id",
      backupCodes: "backup_codes",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
};
