import { expect, test } from "vitest";
import { ApiError } from "./api/api-error.ts";
import { readOnce } from "./use-answer.ts";

const reader = (...results: readonly (string | Error)[]) => {
  let calls = 0;
  const read = async () => {
    const result = results[calls] ?? results.at(-1);
    calls += 1;
    if (result instanceof Error) throw result;
    return result;
  };
  return { read, calls: () => calls };
};

const down = new ApiError("unavailable", 503, {});
const refused = new ApiError("not-found", 404, {});

test("everyone who asks gets the one answer", async () => {
  const { read, calls } = reader("a", "b");
  const once = readOnce(read, 0);
  expect(await Promise.all([once(), once()])).toEqual(["a", "a"]);
  expect(await once()).toBe("a");
  expect(calls()).toBe(1);
});

test("a server that is down is asked twice more", async () => {
  const { read, calls } = reader(down, down, "a");
  expect(await readOnce(read, 0)()).toBe("a");
  expect(calls()).toBe(3);
});

test("a refusal is final, and the next one who asks tries again", async () => {
  const { read, calls } = reader(refused, "a");
  const once = readOnce(read, 0);
  await expect(once()).rejects.toBe(refused);
  expect(calls()).toBe(1);
  expect(await once()).toBe("a");
});
