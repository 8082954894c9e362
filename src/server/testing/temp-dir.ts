import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that anyone may enter, as a server under root runs as another user. Removed after `using` it. */
export const tempDir = (mode = 0o755): { readonly path: string } & Disposable => {
  const path = mkdtempSync(join(tmpdir(), "daybook-"));
  chmodSync(path, mode);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
};
