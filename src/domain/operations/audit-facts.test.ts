import { expect, test } from "vitest";
import { auditFacts } from "./audit-facts.ts";

test.each([
  [{}, []],
  [{ search: false, person: null, reason: "" }, []],
  [{ search: true, sort: "email" }, ["search", "sort: email"]],
  [{ n: 0, from: { at: 1 } }, ["n: 0", 'from: {"at":1}']],
])("%j", (details, facts) => expect(auditFacts(details)).toEqual(facts));
