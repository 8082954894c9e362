import type { Line, TextValue } from "../../conversation/replying/reply.ts";
import type { MinuteSpan } from "../owner-command.ts";
import type { OwnerAction } from "./owner-action.ts";

export type AskedChoice = { value: string; title: TextValue; description?: TextValue };

/** What an answer settles: which appointment, whose day, which day, how many minutes, or where to. */
export type Asked = "appointment" | "agent" | "date" | "minutes" | "place";

/** What is done about a command. */
export type Decision =
  /** `day`: the one that is shown. */
  | { kind: "say"; lines: readonly Line[]; day?: string }
  | { kind: "ask"; asked: Asked; lines: readonly Line[]; choices: readonly AskedChoice[] }
  /** The calendar is asked for the free times of these agents. */
  | { kind: "showFree"; date: string; agentIds: readonly string[]; span?: MinuteSpan }
  | { kind: "readBack"; action: OwnerAction }
  | { kind: "beCustomer" | "beOwner" };

/** What was settled by answers so far. */
export type SettledAnswers = {
  appointmentId?: string | undefined;
  agentId?: string | undefined;
  date?: string | undefined;
  minutes?: number | undefined;
};
