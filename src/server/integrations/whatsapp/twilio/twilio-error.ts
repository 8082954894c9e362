/** Twilio answered, but not with what was asked for: `code` is its own number for why, if it gave one. */
export class TwilioRefusal extends Error {
  override readonly name = "TwilioRefusal";
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, code: number | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** No answer, or none that can be read. */
export class TwilioSilence extends Error {
  override readonly name = "TwilioSilence";
  /** The request may have reached Twilio, and been carried out. */
  readonly mayHaveArrived: boolean;

  constructor(mayHaveArrived: boolean, cause: unknown) {
    super("Twilio didn't answer", { cause });
    this.mayHaveArrived = mayHaveArrived;
  }
}
