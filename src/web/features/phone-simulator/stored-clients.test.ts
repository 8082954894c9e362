import { expect, test } from "vitest";
import { readPhone, storedClients } from "./stored-clients.ts";

test.each([
  ["+1 (202) 555-0143", "+12025550143"],
  ["0044 7700 900123", "+447700900123"],
  ["+33 6.39.98.01.23", "+33639980123"],
  ["202 555 0143", null],
  ["+0123456789", null],
  ["+1234", null],
  ["+1234567890123456", null],
  ["", null],
  ["call me", null],
])("a client's phone typed as %j is the number %j", (typed, phone) => expect(readPhone(typed)).toBe(phone));

test.each([null, "", "not json", "[]", "{}", '[{"name":"Ana"}]', '[{"name":"Ana","phone":"12"}]', "[null]"])(
  "with %j in the browser there are clients to begin with",
  (stored) => expect(storedClients(stored).length).toBeGreaterThanOrEqual(3),
);

test("what was kept comes back", () => {
  const kept = [{ name: "Zoë", phone: "+12025550199" }];
  expect(storedClients(JSON.stringify(kept))).toEqual(kept);
});
