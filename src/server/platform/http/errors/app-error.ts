import type { ErrorCode } from "#contract/errors.ts";

/** A refusal with a code of the contract. Anything else that is thrown becomes `internal` and is logged. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: { fields?: Record<string, string>; retryAfterSeconds?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
