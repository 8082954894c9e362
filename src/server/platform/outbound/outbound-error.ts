/** Why a call failed. `busy`: it never left, as too many others were under way. */
type OutboundReason = "not-https" | "private-address" | "too-large" | "unreachable" | "too-slow" | "busy";

/** A call that could not be made, or an answer that could not be taken. */
export class OutboundError extends Error {
  override readonly name = "OutboundError";
  readonly reason: OutboundReason;
  constructor(reason: OutboundReason, options?: ErrorOptions) {
    // Neither the address nor the answer: both may be somebody's secret.
    super(`a call outside: ${reason}`, options);
    this.reason = reason;
  }
}
