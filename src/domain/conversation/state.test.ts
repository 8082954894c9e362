import { expect, test } from "vitest";
import { newConversation, readConversationState } from "./state.ts";

const offer = { nonce: "x-1", madeAtMs: 1, values: ["a"] };
const shared = { version: 1, lastAtMs: 1, turn: 1, misses: 0, offer };

test("a state survives being stored", () => {
  const state = { ...shared, step: "time", draft: { date: "2026-11-20", typeId: "cut" }, page: 0 };
  expect(readConversationState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test.each([
  null,
  undefined,
  "menu",
  {},
  { ...shared, step: "menu", version: 2 },
  { ...shared, step: "unknown" },
  { ...shared, step: "time", draft: { date: "20.11.2026" }, page: 0 },
  { ...shared, step: "summary", draft: {}, page: 0 },
  { ...shared, step: "menu", extra: true },
])("the stored state %j starts the conversation over", (stored) => {
  expect(readConversationState(stored)).toEqual(newConversation());
});

test.each([
  [
    { step: "standing", draft: {}, page: 0, appointmentId: "own-1" },
    { step: "existing", appointmentId: "own-1" },
  ],
  [
    { step: "opening", offerId: "offer-1" },
    { step: "heldOffer", offerId: "offer-1" },
  ],
])("a state stored as %j is read with the present name of its step", (scene, expected) => {
  expect(readConversationState({ ...shared, ...scene })).toMatchObject(expected);
});
