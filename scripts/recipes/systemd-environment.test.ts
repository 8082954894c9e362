import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseConfig } from "#server/platform/config.ts";
import { readCompose, readDotEnv } from "./compose-file.ts";
import { readRecipe, root } from "./read-recipe.ts";
import { parseEnvironmentFile, parseUnit } from "./systemd-environment.ts";

test("an environment file is read as systemd reads it", () => {
  const text = `# NODE_ENV=development\n; PORT=1\nEMPTY=\nMAIL_FROM=Example <book@example.com> \n  A = b\\\nc\nno line
Q="a \\"b\\" # c"\nS='x $y'\nHASH=a#b # c\nURL=smtp://u:p@h?a=b\n`;
  expect(parseEnvironmentFile(text)).toEqual({
    ...{ EMPTY: "", MAIL_FROM: "Example <book@example.com>", A: "bc", Q: 'a "b" # c', S: "x $y" },
    ...{ HASH: "a#b # c", URL: "smtp://u:p@h?a=b" },
  });
});

test("a unit names its command, folder and environment", () => {
  const unit =
    "[Service]\nExecStart=/usr/bin/env A=b node main.ts\nWorkingDirectory=/x\nEnvironmentFile=/e\nEnvironment=C=d E=f=g\n";
  expect(parseUnit(unit)).toEqual({
    command: ["/usr/bin/env", "A=b", "node", "main.ts"],
    ...{ cwd: "/x", environmentFile: "/e", environment: { C: "d", E: "f=g" } },
  });
});

/** What the recipes' trials start, as far as its settings say. */
test.each([
  ["the copied file as it is", (file: string) => file],
  ["a copied file of empty lines", (file: string) => file.replace(/^#([A-Z]\w*)=.*$/gm, "$1=")],
])("the unit's process is in production and without simulators: %s", (_, change) => {
  const unit = parseUnit(readFileSync(join(root, "deploy/daybook.service"), "utf8"));
  const file = change(readFileSync(join(root, ".env.example"), "utf8"));
  const edited =
    "PUBLIC_URL=https://book.example.com\nSMTP_URL=smtps://mail.example.com\nMAIL_FROM=Ada <a@example.com>\n";
  const last = Object.fromEntries(unit.command.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=")));
  const environment = { ...unit.environment, ...parseEnvironmentFile(`${file}\n${edited}`), ...last };
  const expected = { NODE_ENV: "production", SIMULATORS: false, DATA_DIR: "/var/lib/daybook" };
  expect(parseConfig(environment)).toMatchObject(expected);
});

test("the services of compose.yaml are in production and without simulators", () => {
  const variables = readDotEnv(readRecipe("docs/deploy.md", "Docker").replaceAll("…", "x".repeat(32)));
  const { web, worker } = readCompose(join(root, "compose.yaml"), variables);
  for (const service of [web, worker])
    expect(parseConfig(service?.environment ?? {})).toMatchObject({ NODE_ENV: "production", SIMULATORS: false });
});
