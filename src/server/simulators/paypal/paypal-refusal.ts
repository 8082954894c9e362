import { randomBytes } from "node:crypto";

/** A refusal in PayPal's shape. */
export class PayPalRefusal extends Error {
  override readonly name: string;
  readonly status: number;
  readonly issue: string | null;
  constructor(status: number, name: string, message: string, issue: string | null = null) {
    super(message);
    this.status = status;
    this.name = name;
    this.issue = issue;
  }

  toBody() {
    return {
      name: this.name,
      message: this.message,
      debug_id: randomBytes(7).toString("hex"),
      details: this.issue === null ? [] : [{ issue: this.issue, description: this.message }],
      links: [],
    };
  }
}

export const notFound = (): PayPalRefusal =>
  new PayPalRefusal(404, "RESOURCE_NOT_FOUND", "The specified resource does not exist.", "INVALID_RESOURCE_ID");

export const unprocessableRequest = (issue: string, message: string): PayPalRefusal =>
  new PayPalRefusal(422, "UNPROCESSABLE_ENTITY", message, issue);

export const malformedRequest = (message: string): PayPalRefusal =>
  new PayPalRefusal(400, "INVALID_REQUEST", message, "INVALID_PARAMETER_VALUE");
