import { expect, test } from "vitest";
import { parseSetupSearch } from "./setup-search.ts";

test.each([
  [{ step: 2 }, { step: 2 }],
  [{ step: "4" }, { step: 4 }],
  [{ step: 5 }, {}],
  [{ step: 0 }, {}],
  [{ step: "two" }, {}],
  [{ step: 1.5 }, {}],
  [{}, {}],
])("the setup's address %j is read as %j", (raw, search) => expect(parseSetupSearch(raw)).toEqual(search));
