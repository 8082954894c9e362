import { storedValue } from "../../lib/storage/stored-value.ts";

type CodeStep = { email: string; sentAtMs: number };

/** As long as the code works. */
const lifeMs = 10 * 60_000;

const stored = storedValue<CodeStep>("daybook-code-step");

/** Where someone is who has asked for a code, so that a reload comes back there. Never the code itself. */
export const codeStep = {
  read: (): CodeStep | null => {
    const step = stored.read();
    const isRecent = typeof step?.email === "string" && Date.now() - step.sentAtMs < lifeMs;
    return isRecent ? step : null;
  },
  begin: (email: string): void => stored.write({ email, sentAtMs: Date.now() }),
  end: (): void => stored.clear(),
};
