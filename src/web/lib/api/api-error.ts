import type { ErrorCode } from "#contract/errors.ts";

/** `offline`: no answer came at all, so nobody knows whether the server saw the request. */
export type ApiErrorCode = ErrorCode | "offline";

/** A refusal of the API. Show it by its code (`errors.<code>`), never by a message text. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status: number;
  /** A field's path → the code of what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ApiErrorCode, status: number, fields: Record<string, string> = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Also of answers that aren't ours: a proxy's error page tells no more than its status. */
export const apiErrorFrom = (status: number, body: unknown): ApiError => {
  const { code, fields } = (body ?? {}) as { code?: unknown; fields?: Record<string, string> };
  return typeof code === "string"
    ? new ApiError(code as ErrorCode, status, fields)
    : new ApiError(codeOf(status), status);
};

const codeOf = (status: number): ErrorCode => {
  if (status === 401) return "signed-out";
  if (status === 429) return "too-many-requests";
  return status >= 502 ? "unavailable" : "internal";
};
