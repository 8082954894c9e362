import { describe, expect, test } from "vitest";
import { appointmentSorts, userSorts } from "#contract/admin/admin.ts";
import { inquiryKinds, inquiryStates } from "#contract/admin/admin-inquiries.ts";
import { languages } from "#domain/languages.ts";
import { registrationFailures } from "#domain/numbers/registration-step.ts";
import { auditActions } from "#domain/operations/audit-actions.ts";
import { auditFactNames, auditReasons, offerEnds } from "#domain/operations/audit-facts.ts";
import { appointmentStatuses } from "#domain/scheduling/appointments/appointment-status.ts";
import { outcomes } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { seriesUnits } from "#domain/scheduling/series/series-rule.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import { readMigrations } from "../../../platform/db/migrate-database.ts";
import { findContractRoutes } from "../../../testing/routes/contract-routes.ts";

/** Where the database itself writes to the log: the statement, as far as its end. */
const statements = readMigrations().flatMap(({ sql }) =>
  [...sql.matchAll(/(?:insert into audit_log|perform note_look)[^;]*;/g)].map(([statement]) => statement),
);
const found = (pattern: RegExp): string[] => [
  ...new Set(statements.flatMap((statement) => [...statement.matchAll(pattern)].map(([, name = ""]) => name))),
];

/** What an owner may change of a thing is logged by the fields' names. */
const findFields = async (): Promise<string[]> => {
  const routes = await findContractRoutes();
  const bodies = routes.filter(
    ({ method, path }) => method === "PATCH" || (method === "PUT" && path === "/api/v1/profile"),
  );
  const fields = bodies.flatMap(({ body }) => Object.keys((body as { shape?: object } | undefined)?.shape ?? {}));
  return [...new Set(fields)].filter((field) => !["version", "overbook", "knownAppointmentIds"].includes(field));
};

describe("the database's own entries", () => {
  test("are among those that are known", () => {
    const actions = found(/'([a-z-]+\.[a-z-]+)'/g);
    expect(actions).toContain("users.viewed");
    expect(auditActions).toEqual(expect.arrayContaining(actions));
    const names = found(/jsonb_build_object\('(\w+)'/g);
    expect(names).toContain("kind");
    expect(auditFactNames).toEqual(expect.arrayContaining(names));
  });
});

describe.each(languages)("the audit log in %s", (language) => {
  test("everything that is logged has its words", async () => {
    const { noun, verb, word } = (await loadUiTexts.admin[language]()).default.admin.audit;
    const fields = await findFields();
    expect(fields).toEqual(expect.arrayContaining(["price", "companyName", "isBlocked"]));
    const values = [
      ...[...outcomes, ...appointmentStatuses, ...registrationFailures, ...seriesUnits, ...inquiryKinds],
      ...[...inquiryStates, ...userSorts, ...appointmentSorts, ...auditReasons, ...offerEnds],
      ...["ical", "caldav", "whatsapp", "api", "masked", "full"],
    ];
    const missing = (codes: readonly string[], words: object): string[] =>
      codes.filter((code) => !Object.hasOwn(words, code));
    const parts = auditActions.map((action) => action.split("."));
    expect({
      nouns: missing(
        parts.map(([thing = ""]) => thing),
        noun,
      ),
      verbs: missing(
        parts.map(([, done = ""]) => done),
        verb,
      ),
      words: missing([...auditFactNames, ...fields, ...values], word),
    }).toEqual({ nouns: [], verbs: [], words: [] });
  });
});
