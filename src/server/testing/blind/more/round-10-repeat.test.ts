import { expect, test } from "vitest";
import { readConversations } from "../read-conversations.ts";
import { checksOfRound10 } from "./checks-round-10.ts";
import { isRepeatRight, type RepeatItem } from "./judge-repeat.ts";

/** Written by people who had seen neither the code nor its tests; the first scores are in docs/understanding.md. */
const items = readConversations<RepeatItem>("more/round-10-repeat");

/** What has been reached; it may only rise. */
const floors: Readonly<Record<string, number>> = { repeat: 40, "my-data": 20, "delete-me": 20 };

test.each(Object.entries(floors))("what strangers want of %s", (topic, floor) => {
  const judged = items.flatMap((item) => {
    const check = item.topic === topic ? checksOfRound10[item.id] : undefined;
    return check ? [{ id: item.id, isRight: isRepeatRight(item, check) }] : [];
  });
  const wrong = judged.filter((one) => !one.isRight).map(({ id }) => id);
  expect(judged.length - wrong.length, `not right: ${wrong.join(", ")}`).toBeGreaterThanOrEqual(floor);
});
