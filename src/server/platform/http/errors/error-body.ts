import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import englishTexts from "#locales/en/ui.json" with { type: "json" };

/** The one error shape. The message is for a developer reading along; people get their language by the code. */
export const errorBody = (code: ErrorCode, fields?: Record<string, string>): ErrorBody => ({
  code,
  message: code === "signed-out" ? englishTexts.errors.notAuthenticated : englishTexts.errors[code],
  ...(fields ? { fields } : {}),
});
