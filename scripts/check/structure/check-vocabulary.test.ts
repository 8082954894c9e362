import { expect, test } from "vitest";
import { checkVocabulary } from "./check-vocabulary.ts";

test.each([
  ["src/domain/index.ts", /"index" says nothing/],
  ["src/domain/utils/time.ts", /"utils" says nothing/],
  ["src/domain/date-utils.ts", /"date-utils" says nothing/],
  ["src/server/common.ts", /"common" says nothing/],
  ["src/server/features/agents/queries.ts", /holds routes, service, store, present, jobs .*src\/domain/],
  ["src/server/features/agents/store-cache.ts", /holds routes, service, store, present, jobs/],
  ["src/server/features/agents/hours/week/store.ts", /cut once by thing/],
  ["src/server/features/store.ts", /cut once by thing/],
  ["src/server/features/agents/hours/queries.ts", /holds routes, service, store, present, jobs/],
  ["src/web/features/agents/agent-list.tsx", /holds api\/, components\//],
  ["src/web/features/agents/hooks/use-agents.ts", /holds api\/, components\//],
])("the file name %s is refused", (path, message) => {
  expect(checkVocabulary([path])).toEqual([{ path, message: expect.stringMatching(message) }]);
});

test.each([
  "src/domain/scheduling/slots/decide-booking.test.ts",
  "src/server/platform/db/schema.gen.ts",
  "src/server/features/agents/routes.ts",
  "src/server/features/agents/hours/store.ts",
  "src/server/features/agents/business-hours-store.ts",
  "src/server/features/agents/agent-limit.test.ts",
  "src/web/index.html",
  "src/web/features/agents/api.ts",
  "src/web/features/agents/api/create-agent.ts",
  "src/web/features/agents/use-agents.test.ts",
  "src/web/features/calendar/calendar-period.ts",
  "src/server/main.kill.test.ts",
  "src/web/features/agents/components/agent-card.module.css",
  "src/web/styles.d.ts",
])("the file name %s is accepted", (path) => {
  expect(checkVocabulary([path])).toEqual([]);
});
