import { ApiError, apiErrorFrom } from "../../../lib/api/api-error.ts";
import { ownRequest } from "../../../lib/session/own-request.ts";

type TwoFactorPath = "enable" | "confirm" | "disable" | "generate-backup-codes";

/** Refusals in the sign-in service's words → the field they belong to and our code. */
const fieldProblems: Readonly<Record<string, Record<string, string>>> = {
  INVALID_PASSWORD: { password: "passwordWrong" },
  INVALID_CODE: { code: "codeWrong" },
};

/** The second factor is the sign-in service's, whose routes aren't part of the contract. */
export const twoFactorRequest = async <Answer>(
  path: TwoFactorPath,
  body: { password: string } | { code: string },
): Promise<Answer> => {
  const response = await fetch(`/api/auth/two-factor/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...ownRequest },
    credentials: "same-origin",
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new ApiError("offline", 0, {}, { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalFrom(response.status, answer);
  return answer as Answer;
};

const refusalFrom = (status: number, answer: unknown): ApiError => {
  const code = (answer as { code?: unknown } | null)?.code;
  const fields = typeof code === "string" ? fieldProblems[code] : undefined;
  return fields ? new ApiError("invalid-input", status, fields) : apiErrorFrom(status, answer);
};
