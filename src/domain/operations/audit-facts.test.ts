import { expect, test } from "vitest";
import { auditFacts } from "./audit-facts.ts";

const words: Record<string, string> = {
  kind: "Art",
  ticket: "Anfragen",
  search: "Suche",
  fields: "Felder",
  name: "Name",
};
const word = (code: string): string => words[code] ?? code;

test.each([
  [{}, []],
  [{ search: false, person: null, reason: "" }, []],
  [{ search: true, sort: "email" }, ["Suche", "sort: email"]],
  [{ kind: "ticket" }, ["Art: Anfragen"]],
  [{ fields: ["name", "price"] }, ["Felder: Name / price"]],
  [{ n: 0, from: { at: 1 } }, ["n: 0", 'from: {"at":1}']],
  [{ at: "2026-03-01T10:00:00Z", days: [1, 2] }, ["at: 2026-03-01T10:00:00Z", "days: [1,2]"]],
])("the audit log's details %j are put in words", (details, facts) => expect(auditFacts(details, word)).toEqual(facts));
