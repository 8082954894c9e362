import { expect, test } from "vitest";
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
