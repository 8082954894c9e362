import { expect, test } from "vitest";
import type { OwnerAction } from "./deciding/owner-action.ts";
import type { OwnerCommand } from "./owner-command.ts";
import { playCommands } from "./testing/play-commands.ts";

/** A message for each kind of command there is. A new kind doesn't compile without one. */
const said: Record<OwnerCommand["kind"], string> = {
  help: "help",
  undo: "undo",
  beCustomer: "as a client",
  beOwner: "as owner",
  next: "who's next",
  day: "tomorrow",
  free: "any gaps tomorrow?",
  block: "block tomorrow 14-16",
  reopen: "unblock tomorrow",
  several: "cancel pedro and klara",
  sick: "I'm sick tomorrow",
  late: "running 20 late",
  tell: "tell Maria the lift is out of order",
  move: "move Maria to 17:00",
  cancel: "cancel Maria",
  confirm: "confirm Klara",
  mark: "Pedro didn't come",
};

/** How an action begins where it is read back, by its kind; undo needs something that was done. */
const readBacks: Record<Exclude<OwnerAction["kind"], "undo">, string> = {
  block: "read back block ana 2027-03-02",
  reopen: "read back reopen ana 2027-03-02",
  several: "read back several",
  sick: "read back sick ana 2027-03-02",
  late: "read back late ana 20",
  move: "read back move maria 2027-03-01 17:00",
  cancel: "read back cancel maria",
  confirm: "read back confirm klara",
  mark: "read back mark pedro no-show",
};

test.each(Object.entries(readBacks))("%s is read back, done after a yes and left after a no", (kind, question) => {
  const message = said[kind as OwnerCommand["kind"]];
  const [first, done] = playCommands("en", [message, "yes"]);
  expect(first).toMatch(new RegExp(`^${question}`));
  expect(done).toMatch(new RegExp(`^do ${kind}`));
  expect(playCommands("en", [message, "no", "yes"]).slice(1)).toEqual(["leave", "nothingWaits"]);
});

test("no command of any kind does anything by itself", () => {
  for (const message of Object.values(said)) {
    for (const before of [[], ["tomorrow"], ["running late"]]) {
      const answers = playCommands("en", [...before, message]);
      expect(answers.at(-1)).not.toMatch(/^do /);
    }
  }
});

test("what changes nothing is answered at once", () => {
  const kinds = ["help", "undo", "next", "day", "free", "tell"] as const;
  for (const kind of kinds) expect(playCommands("en", [said[kind]])[0]).toMatch(/^(?:say|free) /);
});
