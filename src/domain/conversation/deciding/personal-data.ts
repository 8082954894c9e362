import { isTooLate, ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import { type Meaning, saysAct } from "../reading/meaning.ts";
import { contactLine } from "../replying/contact.ts";
import { menuChoices, offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";

/** The link comes by itself; what was begun stays where it is. */
export const sendData = (scene: Scene): TurnOutcome => ({ scene, lines: [], command: { kind: "sendData" } });

/**
 * Says what goes and what stays, and asks. An appointment that is too close to be cancelled here has to pass first: deleting
 * oneself isn't a way round the business's rule.
 */
export const askErase = (turn: Turn): TurnOutcome => {
  const own = ownUpcomingAppointments(turn);
  const close = own.find((one) => isTooLate(turn, one));
  if (close) {
    const { date, time } = close;
    return {
      scene: { step: "menu" },
      lines: [{ key: "erase.tooClose", values: { date: { date, style: "full" }, time: { time } } }, contactLine(turn)],
      choices: menuChoices(turn).filter(({ value }) => value === "mine" || value === "talk"),
      style: "buttons",
    };
  }
  const [first] = own;
  const cancelled: Line[] = first
    ? [
        {
          key: "erase.appointments",
          values: { count: own.length, dates: { date: first.date, style: "full" } },
        },
      ]
    : [];
  const waiting: Line[] = (turn.facts.waits ?? []).length > 0 ? [{ key: "erase.waitlist" }] : [];
  const past: Line[] = turn.facts.client.hasPastAppointments ? [{ key: "erase.past" }] : [];
  return {
    scene: { step: "erase" },
    lines: [{ key: "erase.ask" }, ...cancelled, ...waiting, ...past, { key: "erase.sure" }],
    choices: [
      { value: "yes", title: { key: "buttons.yesErase" } },
      { value: "keep", title: { key: "buttons.keepData" } },
    ],
    style: "buttons",
  };
};

export const answerErase = (turn: Turn, value: string): TurnOutcome => {
  if (value !== "yes") return offerMenu(turn, [{ key: "erase.kept" }]);
  // A reminder may have come close meanwhile.
  const again = askErase(turn);
  if (again.scene.step !== "erase") return again;
  return { scene: { step: "menu" }, lines: [{ key: "erase.done" }], command: { kind: "erase" } };
};

/** Only a clear yes deletes. A no keeps everything; anything else is answered as what it is. */
export const readEraseAnswer = (turn: Turn, meaning: Meaning): TurnOutcome | null => {
  const { steering, isAgreed, isHedged, isNegated, isQuestion, isRather } = meaning;
  const isDoubted = isHedged || isNegated || isQuestion || isRather || saysAct(meaning, "refuse", "person", "feeling");
  if (steering.has("yes") || steering.has("erase")) return answerErase(turn, "yes");
  const isYes = isAgreed || saysAct(meaning, "confirm", "erase");
  if (isYes && !isDoubted && !meaning.hasContent) return answerErase(turn, "yes");
  const isNo = steering.has("no") || steering.has("keep") || steering.has("leave") || saysAct(meaning, "refuse");
  return isNo || (saysAct(meaning, "erase") && isNegated) ? answerErase(turn, "keep") : null;
};
