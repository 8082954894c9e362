import { afterEach, describe, expect, test, vi } from "vitest";
import { storedValue } from "./stored-value.ts";

afterEach(() => vi.unstubAllGlobals());

const emptyStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
};

describe("a stored value", () => {
  test("is kept until it is cleared, for its place and its key alone", () => {
    vi.stubGlobal("sessionStorage", emptyStorage());
    vi.stubGlobal("localStorage", emptyStorage());
    const value = storedValue<{ name: string }>("draft");
    value.write({ name: "Cleo" });
    expect(storedValue("draft").read()).toEqual({ name: "Cleo" });
    expect(storedValue("draft", "browser").read()).toBeNull();
    expect(storedValue("other").read()).toBeNull();
    value.clear();
    expect(value.read()).toBeNull();
  });

  test("that can't be read is none", () => {
    const storage = emptyStorage();
    storage.setItem("draft", "{");
    vi.stubGlobal("sessionStorage", storage);
    expect(storedValue("draft").read()).toBeNull();
  });

  test("is none where storage is forbidden, and nobody notices", () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
    const value = storedValue("draft");
    value.write("text");
    value.clear();
    expect(value.read()).toBeNull();
  });
});
