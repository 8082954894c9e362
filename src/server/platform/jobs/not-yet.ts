/** Thrown to have a job tried again later: something else comes first, or, as a failure, somebody outside isn't there. */
export class NotYet extends Error {
  override readonly name = "NotYet";
  readonly isFailure: boolean;

  constructor(message: string, { isFailure = false } = {}) {
    super(message);
    this.isFailure = isFailure;
  }
}
