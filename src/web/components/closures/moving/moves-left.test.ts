import { beforeEach, expect, test } from "vitest";
import type { AffectedAppointment } from "#contract/scheduling/closures/closure-fields.ts";
import { addMovesLeft, movesLeft } from "./moves-left.ts";

const appointment = (id: string, appointmentTime = "10:00") => ({ id, appointmentTime }) as AffectedAppointment;
const times = () => movesLeft.get()?.appointments.map(({ id, appointmentTime }) => `${id} ${appointmentTime}`);

beforeEach(() => movesLeft.set(null));

test("what is left to move is added to what was left before, each once", () => {
  addMovesLeft("ana", [appointment("a"), appointment("b")]);
  addMovesLeft("ana", [appointment("b", "11:00"), appointment("c")]);
  expect(times()).toEqual(["a 10:00", "b 11:00", "c 10:00"]);
});

test("what another owner left to move is gone", () => {
  addMovesLeft("ana", [appointment("a")]);
  addMovesLeft("bob", [appointment("b")]);
  expect(times()).toEqual(["b 10:00"]);
});
