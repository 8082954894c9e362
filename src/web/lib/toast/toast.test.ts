import { beforeEach, expect, test, vi } from "vitest";

const pushed: string[] = [];
vi.mock("./toaster.tsx", () => ({ pushToast: ({ description }: { description: string }) => pushed.push(description) }));

const { showToast, tellEndOnce } = await import("./toast.ts");

const toast = (description: string, kind: "error" | "success" = "error") => ({ title: "", description, kind });
const general = toast("logged out");
const settled = () => vi.waitFor(() => expect(pushed).not.toEqual([]));

beforeEach(() => {
  pushed.length = 0;
});

test("an ended session is shown once, in the words of the first complaint", async () => {
  const ending = tellEndOnce(Promise.resolve(false), general);
  showToast(toast("not saved"));
  showToast(toast("not loaded"));
  await ending;
  await settled();
  expect(pushed).toEqual(["not saved"]);
});

test("when nobody complained, in its own", async () => {
  await tellEndOnce(Promise.resolve(false), general);
  await settled();
  expect(pushed).toEqual(["logged out"]);
});

test.each([
  ["somebody is still logged in", () => Promise.resolve(true)],
  ["nobody answers", () => Promise.reject(new Error("offline"))],
])("when %s, nothing is lost, and nothing is made up", async (_, ask) => {
  const ending = tellEndOnce(ask(), general);
  showToast(toast("not saved"));
  showToast(toast("done", "success"));
  await ending;
  await vi.waitFor(() => expect(pushed).toHaveLength(2));
  expect(pushed).toEqual(["done", "not saved"]);
});
