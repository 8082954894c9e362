import { beforeEach, expect, test, vi } from "vitest";
import { forgetOthers, forgetPersonal, forgetWhatWasLeft } from "./forget-personal.ts";

const createStorage = () => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()].filter((key) => key !== "daybook-left").sort(),
  };
};

let tab = createStorage();
let browser = createStorage();

const openTab = () => {
  tab = createStorage();
  vi.stubGlobal("sessionStorage", tab);
  return tab;
};

beforeEach(() => {
  browser = createStorage();
  vi.stubGlobal("localStorage", browser);
  openTab();
  for (const storage of [tab, browser]) {
    storage.setItem("daybook-draft-booking-ada", "Ana, +34 600 000 000");
    storage.setItem("daybook-kept-note-bob", "x");
    storage.setItem("another-app", "x");
  }
  browser.setItem("daybook-color-scheme", "dark");
});

test("someone who leaves leaves nothing behind but how the browser looks", () => {
  forgetPersonal();
  expect(tab.keys()).toEqual(["another-app"]);
  expect(browser.keys()).toEqual(["another-app", "daybook-color-scheme"]);
});

test("somebody else's words go when another account signs in, one's own stay", () => {
  forgetOthers("ada");
  expect(tab.keys()).toEqual(["another-app", "daybook-draft-booking-ada"]);
  expect(browser.keys()).toEqual(["another-app", "daybook-color-scheme", "daybook-draft-booking-ada"]);
});

test("a browser's own marks, such as the first booking's, stay for everybody", () => {
  browser.setItem("daybook-first-booking-seen", "bob");
  forgetOthers("ada");
  expect(browser.keys()).toContain("daybook-first-booking-seen");
});

test("a tab that slept, or is opened again, follows", () => {
  const sleeping = tab;
  openTab();
  forgetPersonal();
  vi.stubGlobal("sessionStorage", sleeping);
  expect(sleeping.keys()).toContain("daybook-draft-booking-ada");
  forgetWhatWasLeft();
  expect(sleeping.keys()).toEqual(["another-app"]);
});

test("a reload alone forgets nothing", () => {
  forgetWhatWasLeft();
  expect(tab.keys()).toContain("daybook-draft-booking-ada");
  forgetPersonal();
  tab.setItem("daybook-draft-booking-ada", "typed later");
  forgetWhatWasLeft();
  expect(tab.keys()).toContain("daybook-draft-booking-ada");
});

test("where storage is forbidden nothing fails", () => {
  vi.stubGlobal("sessionStorage", undefined);
  vi.stubGlobal("localStorage", undefined);
  expect(() => {
    forgetPersonal();
    forgetOthers("ada");
    forgetWhatWasLeft();
  }).not.toThrow();
});
