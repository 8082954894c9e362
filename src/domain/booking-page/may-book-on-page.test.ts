import { expect, test } from "vitest";
import { mayBookOnPage, type PageClient } from "./may-book-on-page.ts";

const stranger: PageClient = { isBlocked: false, isProven: false, upcomingCount: 0, upcomingByPage: 0 };

test.each<[string, Partial<PageClient>, string]>([
  ["a stranger", {}, "yes"],
  ["a stranger with a visit from the page", { upcomingCount: 1, upcomingByPage: 1 }, "no"],
  ["somebody with a visit that the owner entered", { upcomingCount: 1 }, "yes"],
  ["somebody who wrote, with a visit from the page", { isProven: true, upcomingCount: 1, upcomingByPage: 1 }, "yes"],
  ["somebody who wrote, with as many visits as are allowed", { isProven: true, upcomingCount: 3 }, "no"],
  ["somebody who is blocked", { isBlocked: true, isProven: true }, "no"],
  ["somebody who often didn't come", { afterNoShows: "ask" }, "ask-owner"],
  ["somebody who never came", { afterNoShows: "refuse", isProven: true }, "no"],
  ["somebody who often didn't come, with a visit from the page", { afterNoShows: "ask", upcomingByPage: 1 }, "no"],
])("%s: %j → %s", (_, facts, answer) => expect(mayBookOnPage({ ...stranger, ...facts }, 3)).toBe(answer));
