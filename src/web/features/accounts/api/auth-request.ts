import { ownRequest } from "../../../lib/session/own-request.ts";

/** A refusal of the sign-in service: its own code (`EMAIL_NOT_VERIFIED`), or `offline` when no answer came. */
export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.status = status;
  }
}

/** Plain JSON with the session cookie; the service's own client library would outweigh the page. */
export const authRequest = async <Answer>(path: `/${string}`, body: Record<string, unknown>): Promise<Answer> => {
  const response = await fetch(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...ownRequest },
    credentials: "same-origin",
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new AuthError("offline", 0, { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new AuthError(codeOf(answer), response.status);
  return answer as Answer;
};

const codeOf = (answer: unknown): string => {
  const code = (answer as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
};
