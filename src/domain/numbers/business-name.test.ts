import { expect, test } from "vitest";
import { businessNameOf } from "./business-name.ts";

test.each([
  ["Salon Aurora", "Aurora Ltd.", "Ana Pérez", "Salon Aurora"],
  [" Salon Aurora ", null, "Ana Pérez", "Salon Aurora"],
  [null, "Aurora Ltd.", "Ana Pérez", "Aurora Ltd."],
  ["  ", "Aurora Ltd.", "Ana Pérez", "Aurora Ltd."],
  [null, null, "Ana Pérez", "Ana Pérez"],
  [null, " ", "Ana Pérez", "Ana Pérez"],
  [null, "\u200b", "Ana Pérez", "Ana Pérez"],
  [null, null, "  ", "Daybook"],
  [null, null, null, "Daybook"],
])("wizard %j, company %j, owner %j: %j", (wizardName, companyName, ownerName, name) => {
  expect(businessNameOf({ wizardName, companyName, ownerName })).toBe(name);
});
