import type { Days, MoveTarget, OwnerCommand, WhichAppointment, Whose, Words } from "../owner-command.ts";

/** A command in one line, for tables: "move maria 15:00 > 03-02 10:00". Dates are without their year. */
export const commandGist = (command: OwnerCommand | null): string => {
  switch (command?.kind) {
    case undefined:
      return "none";
    case "day":
      return joined(
        ...[command.kind, days(command.dates), command.who.join(" ")],
        ...[command.order ?? "", whose(command.whose)],
      );
    case "free":
      return joined(command.kind, days(command.dates), command.who.join(" "), span(command.span ?? null));
    case "several":
      return command.commands.map(commandGist).join(" + ");
    case "reopen":
      return joined(command.kind, days(command.dates), span(command.span), command.who.join(" "));
    case "tell":
      return joined(command.kind, command.who.join(" "));
    case "next":
      if (command.of) return joined("when", command.of.join(" "));
      return command.after ? joined("after", command.after.join(" ")) : "next";
    case "block":
      return joined(command.kind, days(command.dates), span(command.span), command.who.join(" "));
    case "sick":
      return joined(command.kind, days(command.dates), span(command.span ?? null), command.who.join(" "));
    case "late":
      return joined(command.kind, String(command.minutes ?? "?"), command.who.join(" "), told(command.told));
    case "move":
      return joined(command.kind, which(command.which), ">", command.to ? place(command.to) : "?");
    case "cancel":
    case "confirm":
      return joined(command.kind, which(command.which));
    case "mark":
      return joined(command.outcome, which(command.which));
    default:
      return command?.kind ?? "none";
  }
};

const whose = ({ isOwn, except = [] }: Whose = {}): string =>
  joined(isOwn ? "own" : "", except.length > 0 ? `but ${except.join(" ")}` : "");

const told = (names: Words = []): string => (names.length > 0 ? `tell ${names.join(" ")}` : "");

const joined = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");

const short = (date: string): string => date.slice(5);

const days = (dates: Days | null): string => {
  if (dates === null) return "";
  if (dates.either) return dates.either.map(short).join(dates.isAll ? "+" : "|");
  return dates.from === dates.to ? short(dates.from) : `${short(dates.from)}..${short(dates.to)}`;
};

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

const span = (hours: { fromMinute: number; toMinute: number } | null): string =>
  hours === null ? "" : `${clock(hours.fromMinute)}-${clock(hours.toMinute)}`;

const which = ({ dates, times, words, isNext, order, isAll }: WhichAppointment): string =>
  joined(isAll ? "all" : "", isNext ? "next" : "", order ?? "", words.join(" "), days(dates), times.join("|"));

const place = ({ dates, times, byMinutes, words }: MoveTarget): string =>
  joined(days(dates), times.join("|"), byMinutes === undefined ? "" : `${byMinutes} min`, words.join(" "));
