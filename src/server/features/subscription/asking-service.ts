import { PayPalError } from "../../integrations/paypal/paypal-error.ts";
import { AppError } from "../../platform/http/app-error.ts";
import type { Log } from "../../platform/log.ts";

/** For someone who waits: PayPal's failure as a refusal, with what its support would ask for in the log. */
export const askingPayPal = async <Answer>(log: Log, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    const { status, issue, debugId } = error;
    log.warn({ err: error, status, issue, debugId }, "PayPal failed");
    throw new AppError("provider-failed");
  }
};
