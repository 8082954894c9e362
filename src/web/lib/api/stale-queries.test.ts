import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { notifiedTables } from "#contract/notified-tables.ts";
import { invalidateAfter, isNotifiedTable, staleQueries } from "./stale-queries.ts";

const shown = [["appointments", "2027-03-01", "2027-03-07"], ["availability", {}], ["agents"], ["profile"]];

const staleAfter = async (...changed: Parameters<typeof invalidateAfter>[1][]) => {
  const queryClient = new QueryClient();
  for (const queryKey of shown) queryClient.setQueryData(queryKey, "fetched");
  await invalidateAfter(queryClient, ...changed);
  return shown.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated).map(([name]) => name);
};

test("a change makes stale what its line in the table names, whatever follows in the key", async () => {
  expect(await staleAfter("appointments")).toEqual(["appointments", "availability"]);
  expect(await staleAfter("agents", "user_profiles")).toEqual(["availability", "agents", "profile"]);
  expect(await staleAfter("support_tickets")).toEqual([]);
});

test("every notified table has a line, and a table that nobody knows is left alone", () => {
  expect(notifiedTables.filter((table) => staleQueries[table] === undefined)).toEqual([]);
  expect(isNotifiedTable("appointments")).toBe(true);
  expect(isNotifiedTable("toString")).toBe(false);
});
