import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkFeatures } from "./check-features.ts";

const messages = (files: Record<string, string>) =>
  checkFeatures(Object.entries(files).map(([path, text]) => parseSource(path, text))).map(
    ({ path, message }) => `${path}: ${message}`,
  );

const agentsPage = { "src/web/features/agents/api.ts": `import type { A } from "../appointments/api.ts";` };

test("a web feature imports no other, types included", () => {
  expect(messages(agentsPage)).toEqual([
    expect.stringMatching(/agents imports feature appointments .*src\/web\/pages/),
  ]);
});

test.each([
  ["src/server/platform/x.ts", `import { list } from "../features/agents/service.ts";`, /pass it in/],
  ["src/web/components/x.tsx", `import { A } from "../features/agents/components/a.tsx";`, /as a prop/],
  ["src/web/lib/x.ts", `import { A } from "../components/a.tsx";`, /as a parameter/],
  ["src/web/features/agents/api.ts", `import { P } from "../../pages/p.tsx";`, /pages compose features/],
])("%s knows nothing more particular", (path, text, message) => {
  expect(messages({ [path]: text })).toEqual([expect.stringMatching(message)]);
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
