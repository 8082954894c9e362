/** PayPal couldn't be asked, or refused. `issue` is its own word for the refusal, such as SUBSCRIPTION_STATUS_INVALID. */
export class PayPalError extends Error {
  override readonly name = "PayPalError";
  /** Null when no answer came. */
  readonly status: number | null;
  readonly issue: string | null;
  /** What PayPal's support asks for. */
  readonly debugId: string | null;

  constructor(message: string, facts: { status?: number; issue?: string; debugId?: string; cause?: unknown } = {}) {
    super(message, { cause: facts.cause });
    this.status = facts.status ?? null;
    this.issue = facts.issue ?? null;
    this.debugId = facts.debugId ?? null;
  }
}
