/** PostgreSQL's disk_full, and what the system says of our own files: no space, or no more allowed. */
const fullCodes = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Whether something couldn't be written for lack of space, be it deeper down. */
export const isDiskFull = (error: unknown): boolean => {
  for (let at: unknown = error; typeof at === "object" && at !== null; at = (at as { cause?: unknown }).cause) {
    if (fullCodes.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
};
