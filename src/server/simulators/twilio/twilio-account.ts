import { createHmac, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type SimulatedAccount = { accountSid: string; authToken: string };

/**
 * The installation's account at the simulator. Its token is made from the installation's secret: every process of it
 * knows the token, and nobody else can sign in its name. Its id also stands for this very folder, since contents and
 * approvals that are lost with the folder must not be mistaken for those of the next one.
 */
export const simulatedAccount = (secret: string, directory: string): SimulatedAccount => ({
  accountSid: `AC${digest(secret, readMark(directory))}`,
  authToken: digest(secret, "simulated token"),
});

const digest = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("hex").slice(0, 32);

const readMark = (directory: string): string => {
  const path = join(directory, "account");
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const mark = randomUUID();
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${path}.new`, mark, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return mark;
};
