import { isSameWish, mostWaits, type Wish } from "../../scheduling/waitlist/wish.ts";
import type { Turn } from "../conversation-turn.ts";
import { menu, menuChoices } from "../replying/menu.ts";
import type { Choice, Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { Draft } from "../state.ts";
import { wishLine } from "./wish-line.ts";
import { wishOf } from "./wish-of-draft.ts";

/** Reads back what would be waited for, and asks; without a day, for which. */
export const askWaitlist = (turn: Turn, draft: Draft, lead: readonly Line[]): Outcome => {
  const waiting: Draft = { ...draft, isWaiting: true, isAsap: undefined, either: undefined, times: undefined };
  const scene = { step: "waitlist" as const, draft: waiting, page: 0 };
  const isOpen = draft.date === undefined && !draft.range && !draft.dates && !draft.isAnyDay;
  if (isOpen) {
    const choices = [{ value: "anyDay", title: { key: "buttons.anyDay" as const } }, leave];
    return { scene, lines: [...lead, { key: "waitlist.askDay" }], choices, style: "buttons" };
  }
  const wish = wishOf(turn, draft);
  if (!wish) return menu(turn, [...lead, { key: "waitlist.noHope" }]);
  const obstacle = obstacleTo(turn, wish);
  if (obstacle)
    return { scene: { step: "menu" }, lines: [...lead, ...obstacle], choices: menuChoices(turn).slice(0, 3) };
  return {
    scene,
    lines: [...lead, { key: "waitlist.ask" }, wishLine(turn, wish)],
    choices: [
      { value: "join", title: { key: "buttons.joinList" } },
      ...(wish.fromTime === null ? [] : [{ value: "anyTime", title: { key: "buttons.anyTimeOfDay" as const } }]),
      leave,
    ],
    style: "buttons",
  };
};

/** The answer to `askWaitlist`. */
export const answerWaitlist = (turn: Turn, draft: Draft, value: string): Outcome => {
  if (value === "leave") return menu(turn, [{ key: "left" }]);
  if (value === "anyDay") return askWaitlist(turn, { ...draft, isAnyDay: true }, []);
  if (value === "anyTime") return askWaitlist(turn, { ...draft, time: undefined, window: undefined }, []);
  const wish = wishOf(turn, draft);
  if (!wish) return askWaitlist(turn, draft, []);
  const obstacle = obstacleTo(turn, wish);
  if (obstacle) return menu(turn, obstacle);
  return {
    scene: { step: "menu" },
    lines: [{ key: "waitlist.joined" }, wishLine(turn, wish), { key: "waitlist.joinedHow" }],
    command: { kind: "joinWaitlist", wish },
  };
};

const leave: Choice = { value: "leave", title: { key: "buttons.leave" } };

const obstacleTo = (turn: Turn, wish: Wish): Line[] | null => {
  const { waits = [] } = turn.facts;
  const same = waits.find((wait) => isSameWish(wait.wish, wish));
  if (same) return [{ key: "waitlist.already" }, wishLine(turn, same.wish)];
  return waits.length >= mostWaits ? [{ key: "waitlist.full", values: { count: waits.length } }] : null;
};
