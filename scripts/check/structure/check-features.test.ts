import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { type AllowedFeatureImport, checkFeatures } from "./check-features.ts";

const messages = (files: Record<string, string>, allowed: AllowedFeatureImport[] = []) =>
  checkFeatures(
    Object.entries(files).map(([path, text]) => parseSource(path, text)),
    allowed,
    "allowed.json",
  ).map(({ path, message }) => `${path}: ${message}`);

const agentsPage = { "src/web/features/agents/api.ts": `import type { A } from "../appointments/api.ts";` };

test("a web feature imports no other, types included", () => {
  expect(messages(agentsPage)).toEqual([
    expect.stringMatching(/agents imports feature appointments .*src\/web\/pages/),
  ]);
});

test("the allowlist tolerates a pair, in that direction alone", () => {
  expect(messages(agentsPage, ["agents -> appointments"])).toEqual([]);
  expect(messages(agentsPage, ["appointments -> agents"])).toHaveLength(2);
});

test("the allowlist may only shrink: an entry nobody needs is an error", () => {
  expect(messages({}, ["agents -> breaks"])).toEqual([
    `allowed.json: "agents -> breaks" is no longer needed; delete it`,
  ]);
});

test.each(["../agents/store.ts", "#server/features/agents/present.ts"])(
  "a server feature may not reach into %s",
  (at) => {
    expect(messages({ "src/server/features/breaks/service.ts": `import { x } from "${at}";` })).toEqual([
      expect.stringMatching(/breaks reaches into feature agents .* its service/),
    ]);
  },
);

test.each(["../agents/service.ts", "../agents/agent-limit-service.ts"])("a server feature may call %s", (at) => {
  expect(messages({ "src/server/features/breaks/service.ts": `import { x } from "${at}";` })).toEqual([]);
});

test("a test may arrange its scene with another feature's store", () => {
  const test = `import { x } from "../agents/store.ts";`;
  expect(messages({ "src/server/features/breaks/service.test.ts": test })).toEqual([]);
});

test("server features in a circle are an error even through services", () => {
  expect(
    messages({
      "src/server/features/agents/service.ts": `import { x } from "../breaks/service.ts";`,
      "src/server/features/breaks/jobs.ts": `import { y } from "../agents/service.ts";`,
    }),
  ).toEqual([expect.stringContaining("agents → breaks → agents")]);
});
