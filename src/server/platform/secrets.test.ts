import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempDir } from "../testing/temp-dir.ts";
import { loadSecrets, SecretsError } from "./secrets.ts";

describe("loadSecrets", () => {
  it("makes them once, for its user's eyes alone", () => {
    using dir = tempDir();
    const secrets = loadSecrets(dir.path);
    expect(loadSecrets(dir.path)).toEqual(secrets);
    expect(secrets.authSecret.length).toBeGreaterThanOrEqual(43);
    expect(statSync(join(dir.path, "secrets.json")).mode & 0o077).toBe(0);
    expect(readdirSync(dir.path)).toEqual(["secrets.json"]);
  });

  it("gives every installation its own", () => {
    using one = tempDir();
    using two = tempDir();
    expect(loadSecrets(one.path)).not.toEqual(loadSecrets(two.path));
  });

  it.each(["", "{}", "no json"])("never replaces a damaged file: %j", (content) => {
    using dir = tempDir();
    writeFileSync(join(dir.path, "secrets.json"), content);
    expect(() => loadSecrets(dir.path)).toThrow(SecretsError);
  });
});
