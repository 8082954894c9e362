import type { Line } from "../../conversation/replying/reply.ts";
import type { Decision } from "./decision.ts";
import type { OwnerFacts } from "./owner-facts.ts";

export const askForDay = (dates: readonly string[]): Decision => ({
  kind: "ask",
  asked: "date",
  lines: [{ key: "owner.whichDay" }],
  choices: dates.slice(0, 10).map((date) => ({ value: date, title: { date, style: "day" } })),
});

export const askMinutes = (): Decision => ({
  kind: "ask",
  asked: "minutes",
  lines: [{ key: "owner.howLate" }],
  choices: [10, 15, 20, 30, 45, 60].map((count) => ({
    value: String(count),
    title: { key: "owner.minutes", values: { count } },
  })),
});

export const askForAgent = ({ agents }: OwnerFacts, line: Line): Decision =>
  agents.length === 0
    ? { kind: "say", lines: [{ key: "owner.noAgents" }] }
    : {
        kind: "ask",
        asked: "agent",
        lines: [line],
        choices: agents.slice(0, 10).map(({ id, name }) => ({ value: id, title: name })),
      };
