/** Something outside Daybook is in the way, such as a folder that can't be written to. */
export class StartError extends Error {
  override readonly name = "StartError";
}
