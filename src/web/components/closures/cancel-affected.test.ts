import { expect, test } from "vitest";
import type { callApi } from "../../lib/api/api.ts";
import { cancelAffected } from "./cancel-affected.ts";

/** A server with one visit of three services, which has changed since if `versions` says so. */
const serverWith = (versions: Record<string, number>) => {
  const calls: unknown[] = [];
  const call = async ({ method, path }: { method: string; path: string }, input: { params: object; body?: object }) => {
    if (method !== "GET") calls.push([path, { ...input.params, ...input.body }]);
    const parts = Object.entries(versions).map(([id, version]) => ({ id, version }));
    return { visit: { id: "v", parts, version: parts.reduce((sum, { version }) => sum + version, 0) } };
  };
  return { calls, call: call as unknown as typeof callApi };
};
const part = (id: string, visitId: string | null = "v") => ({ id, version: 1, visitId });

test("the chosen services of a visit are cancelled by one call, others by one each", async () => {
  const { calls, call } = serverWith({ a: 1, b: 1, c: 1 });
  expect(await cancelAffected([part("a"), part("x", null), part("b"), part("y", "w")], call)).toBe(0);
  expect(calls).toEqual([
    ["/api/v1/visits/:visitId/cancel", { visitId: "v", version: 3, appointmentIds: ["a", "b"] }],
    ["/api/v1/appointments/:appointmentId/cancel", { appointmentId: "x", version: 1 }],
    ["/api/v1/appointments/:appointmentId/cancel", { appointmentId: "y", version: 1 }],
  ]);
});

test("a visit that has changed since is left, and its services are counted", async () => {
  const { calls, call } = serverWith({ a: 1, b: 2 });
  expect(await cancelAffected([part("a"), part("b"), part("x", null)], call)).toBe(2);
  expect(calls).toHaveLength(1);
});
