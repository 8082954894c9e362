import { readText } from "./read-xml.ts";

/** Why a bucket couldn't be used. */
export class S3Error extends Error {
  override readonly name = "S3Error";
  /** S3's own word for it, such as `NoSuchKey`; null where there was no answer, or not one of S3. */
  readonly code: string | null;
  /** Null without an answer. */
  readonly status: number | null;

  constructor(message: string, options: ErrorOptions & { code?: string | null; status?: number } = {}) {
    super(message, options);
    this.code = options.code ?? null;
    this.status = options.status ?? null;
  }
}

/** The error that an answer's text tells of. */
export const errorOf = (status: number, text: string): S3Error => {
  const code = readText(text, "Code");
  const reason = readText(text, "Message") ?? `S3 answered with ${status}`;
  return new S3Error(code === null ? reason : `${reason} (${code})`, { code, status });
};
