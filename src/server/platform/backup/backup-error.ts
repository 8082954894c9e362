/** What an operator can mend, in one sentence. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
