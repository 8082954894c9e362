/** What an operator can fix, in one sentence. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}
