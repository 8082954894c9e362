import { expect, test } from "vitest";
import {
  clashingFields,
  draftValues,
  editDraft,
  emptyDraft,
  type FormDraft,
  isDirty,
  keepEdits,
  withoutEdits,
} from "./draft.ts";

type Hours = { monday: { start: string }; tuesday: { start: string } };

const saved: Hours = { monday: { start: "09:00" }, tuesday: { start: "10:00" } };
const late = { start: "11:00" };
const edited = editDraft(emptyDraft<Hours>(), saved, "monday", late);

test("an edit hides the saved value, and going back to that value removes the edit", () => {
  expect(draftValues(edited, saved)).toEqual({ monday: late, tuesday: saved.tuesday });
  expect(isDirty(edited)).toBe(true);
  const undone = editDraft(edited, saved, "monday", { start: "09:00" });
  expect(isDirty(undone)).toBe(false);
  expect(undone).toEqual({ base: {}, edits: {} });
});

test("what is saved elsewhere shows through where nothing was edited, and isn't a clash there", () => {
  const elsewhere = { ...saved, tuesday: { start: "12:00" } };
  expect(draftValues(edited, elsewhere)).toEqual({ monday: late, tuesday: { start: "12:00" } });
  expect(clashingFields(edited, elsewhere)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["untouched", "09:00", []],
  ["saved differently elsewhere", "08:00", ["monday"]],
  ["saved elsewhere as typed here", "11:00", []],
])("an edited value that is %s clashes accordingly", (_, start, expected) => {
  expect(clashingFields(edited, { ...saved, monday: { start } })).toEqual(expected);
});

test("a second edit of the same value still remembers what was saved at the first", () => {
  const elsewhere = { ...saved, monday: { start: "08:00" } };
  const again = editDraft(edited, elsewhere, "monday", { start: "11:30" });
  expect(clashingFields(again, elsewhere)).toEqual(["monday"]);
});

test("a clash ends by keeping the edit or by letting it go", () => {
  const elsewhere = { ...saved, monday: { start: "08:00" } };
  const kept: FormDraft<Hours> = keepEdits(edited, elsewhere);
  expect(clashingFields(kept, elsewhere)).toEqual([]);
  expect(draftValues(kept, elsewhere).monday).toEqual(late);
  expect(draftValues(withoutEdits(edited, ["monday"]), elsewhere)).toEqual(elsewhere);
});
