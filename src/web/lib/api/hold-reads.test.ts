import { afterEach, expect, test, vi } from "vitest";
import { getAuthOptions, getSession } from "#contract/account/account.ts";
import { getAdminSetup } from "#contract/admin/admin-setup.ts";
import { callApi } from "./api.ts";
import { holdReads, readForOwner } from "./hold-reads.ts";

const fetched = vi.fn(() => Promise.resolve(Response.json({ ok: true })));
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockClear());

const read = () => callApi({ method: "GET", path: "/api/v1/agents" }, {});
const write = () => callApi({ method: "DELETE", path: "/api/v1/account/sessions" }, {});

test("what is read while someone logs out isn't asked for", async () => {
  const left = Promise.withResolvers<boolean>();
  holdReads(left.promise);
  const reading = read();
  await write();
  expect(fetched).toHaveBeenCalledTimes(1);
  left.resolve(true);
  await expect(reading).rejects.toThrow("Logged out meanwhile");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("when logging out failed, it is read after all, and so is what comes later", async () => {
  const left = Promise.withResolvers<boolean>();
  holdReads(left.promise);
  const reading = read();
  left.resolve(false);
  await reading;
  await read();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("with nobody signed in, only what is open to everyone is read", async () => {
  readForOwner(false);
  await expect(read()).rejects.toThrow("Logged out meanwhile");
  await write();
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const route of [getSession, getAuthOptions, getAdminSetup]) await callApi(route, {});
  expect(fetched).toHaveBeenCalledTimes(4);
  readForOwner(true);
  await read();
  expect(fetched).toHaveBeenCalledTimes(5);
});
