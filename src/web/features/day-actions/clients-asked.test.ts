import { expect, test } from "vitest";
import type { AbsenceChoice, AffectedByAbsence } from "#contract/scheduling/day-actions.ts";
import { clientsAsked } from "./clients-asked.ts";

const one = (appointmentId: string, clientNumber: number) =>
  ({ appointmentId, clientNumber }) as unknown as AffectedByAbsence;

const ask = (affected: readonly AffectedByAbsence[], ...kept: string[]): number =>
  clientsAsked(
    affected,
    ({ appointmentId }): AbsenceChoice => (kept.includes(appointmentId) ? { kind: "keep" } : { kind: "cancel" }),
  );

test("clients are counted, not their appointments, and nobody who isn't asked", () => {
  const affected = [one("a", 1), one("b", 2), one("c", 1)];
  expect(ask(affected)).toBe(2);
  expect(ask(affected, "b")).toBe(1);
  expect(ask(affected, "a")).toBe(2);
  expect(ask(affected, "a", "b", "c")).toBe(0);
});
