import { expect, test } from "vitest";
import { readService, type TypedService, typedService } from "./typed-service.ts";

const choice = {
  ...{ agentId: "a", appointmentTypeId: "t", isOffered: true, ownDurationMinutes: 40 },
  ...{ ownBufferBeforeMinutes: null, ownBufferMinutes: 0, ownPrice: 12.5 },
};
const read = (typed: Partial<TypedService>) =>
  readService(choice, { ...typedService(choice, "EUR", "de"), ...typed }, "EUR", "de");

test("what is typed is what is saved, in the reader's way of writing", () => {
  expect(read({})).toEqual({ choice, errors: null });
  expect(read({ ownPrice: "13,90", ownDurationMinutes: "" }).choice).toEqual({
    ...choice,
    ...{ ownPrice: 13.9, ownDurationMinutes: null },
  });
});

test.each<[keyof TypedService, string, string]>([
  ["ownDurationMinutes", "4", "durationOutOfRange"],
  ["ownDurationMinutes", "an hour", "durationOutOfRange"],
  ["ownBufferMinutes", "241", "bufferOutOfRange"],
  ["ownBufferBeforeMinutes", "-1", "bufferOutOfRange"],
  ["ownPrice", "-1", "priceOutOfRange"],
])("%s %s is refused", (field, text, code) => {
  expect(read({ [field]: text }).errors).toEqual({ [field]: code });
});

test("what isn't done any more is never refused for a field that can't be seen", () => {
  expect(read({ isOffered: false }).choice).toEqual({ ...choice, isOffered: false });
  expect(read({ isOffered: false, ownDurationMinutes: "an hour" })).toMatchObject({
    choice: { isOffered: false, ownDurationMinutes: null },
    errors: null,
  });
});
