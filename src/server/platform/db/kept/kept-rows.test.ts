import { expect, test } from "vitest";
import { openKeptRows } from "./kept-rows.ts";

const at = (ownerId: string, version: string, key = "agents") => ({ ownerId, version, key });

test("rows are found under the version they were kept for", () => {
  const kept = openKeptRows();
  kept.keep(at("ana", "1"), ["Ana's"]);
  expect(kept.find(at("ana", "1"))).toEqual(["Ana's"]);
  expect(kept.find(at("ana", "2"))).toBeUndefined();
  expect(kept.find(at("luis", "1"))).toBeUndefined();
  expect(kept.find(at("ana", "1", "types"))).toBeUndefined();
});

test("a new version leaves nothing of the one before", () => {
  const kept = openKeptRows();
  kept.keep(at("ana", "1"), ["old"]);
  kept.keep(at("ana", "2", "types"), ["new"]);
  expect(kept.find(at("ana", "1"))).toBeUndefined();
  expect(kept.find(at("ana", "2"))).toBeUndefined();
  expect(kept.find(at("ana", "2", "types"))).toEqual(["new"]);
});

test("who hasn't been asked for the longest is dropped", () => {
  const kept = openKeptRows(2);
  kept.keep(at("ana", "1"), ["Ana's"]);
  kept.keep(at("luis", "1"), ["Luis's"]);
  kept.find(at("ana", "1"));
  kept.keep(at("eva", "1"), ["Eva's"]);
  expect(kept.find(at("luis", "1"))).toBeUndefined();
  expect(kept.find(at("ana", "1"))).toEqual(["Ana's"]);
  expect(kept.find(at("eva", "1"))).toEqual(["Eva's"]);
});

test("one owner's rows stay few, however many days they are read for", () => {
  const kept = openKeptRows();
  for (let day = 1; day <= 30; day++) kept.keep(at("ana", "1", `day ${day}`), [day]);
  const found = Array.from({ length: 30 }, (_, index) => kept.find(at("ana", "1", `day ${index + 1}`)));
  expect(found.filter((rows) => rows !== undefined).length).toBe(20);
  expect(found.at(-1)).toEqual([30]);
});
