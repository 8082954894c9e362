import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { errorTexts } from "#locales/error-texts.ts";

/** The one error shape. The message is for a developer reading along; people get their language by the code. */
export const errorBody = (code: ErrorCode, fields?: Record<string, string>): ErrorBody => ({
  code,
  message: code === "signed-out" ? errorTexts.notAuthenticated : errorTexts[code],
  ...(fields ? { fields } : {}),
});
