import { expect, test } from "vitest";
import type { CommandRefusal } from "#domain/conversation/command.ts";
import type { ConversationFacts, OwnAppointment } from "#domain/conversation/facts.ts";
import { type RenderedMessage, renderReply, toNumberedText } from "#domain/conversation/replying/render.ts";
import type { StepResult } from "#domain/conversation/replying/to-step-result.ts";
import { botTextsIn } from "#locales/bot-texts.ts";
import { buildOwnAppointment, withBusy } from "./salon.ts";
import { createSalonServer } from "./salon-server.ts";

/** A conversation as a test. */
export const testScript = (name: string, facts: ConversationFacts, text: string): void =>
  test(name, () => {
    playScript(facts, text);
  });

/**
 * Plays a conversation written as people read it:
 *
 *     > what the client types        > [Title] a tap on an option        > (voice) media
 *     < what the bot's answer contains, one piece a line; `<` alone: the bot says nothing
 *     ! the command that was carried out, such as `! book cut ana 2026-11-19 15:00 María`
 *     @ what happens besides: `31 minutes`, `luis taken 2026-11-20 10:00`, `refused taken`, `forget id`,
 *     `old tap Confirm`, `reminder of id`, `profile Tom`: the name of the WhatsApp profile from then on, none with `profile` alone
 */
export const playScript = (facts: ConversationFacts, script: string): { clientLines: number } => {
  const server = createSalonServer(facts);
  let shown: RenderedMessage | null = null;
  let done: StepResult | null = null;
  const seen: RenderedMessage[] = [];
  let clientLines = 0;
  let profileName = "María José";

  const send = (message: Parameters<typeof server.receive>[0]): void => {
    clientLines += 1;
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    const { first, last } = server.receive({ profileName, ...message });
    done = first;
    const [reply] = last.replies;
    shown = reply ? renderReply(reply, last.language, botTextsIn(last.language, facts.business.house.tone)) : null;
    if (shown) seen.push(shown);
  };

  for (const line of script.split("\n").map((raw) => raw.trim())) {
    if (line === "") continue;
    const [mark, rest] = [line[0], line.slice(1).trim()];
    const where = `\n${script}\n\nat "${line}", the bot had said:\n${shown === null ? "(nothing)" : toNumberedText(shown)}\n`;
    if (mark === ">") send(messageOf(rest, shown, where));
    else if (mark === "<") expectSaid(shown, rest, where);
    else if (mark === "!") expect(done === null ? "nothing" : commandText(done), where).toBe(rest);
    else if (mark === "@") happen(rest);
    else throw new Error(`no such line in a script: ${line}`);
  }
  return { clientLines };

  function happen(what: string): void {
    const minutes = /^(\d+) minutes$/.exec(what);
    const taken = /^(\w+) taken (\S+) (\S+)$/.exec(what);
    const refused = /^refused (\S+)$/.exec(what);
    const old = /^old tap (.+)$/.exec(what);
    const reminded = /^reminder of (\S+)$/.exec(what);
    const forgotten = /^forget (\S+)$/.exec(what);
    const profile = /^profile ?(.*)$/.exec(what);
    if (minutes) server.change((current) => ({ ...current, now: current.now.add({ minutes: Number(minutes[1]) }) }));
    else if (taken) {
      const [, agentId = "", date = "", time = ""] = taken;
      server.change((current) => withBusy(current, buildOwnAppointment("en", { agentId, date, time })));
    } else if (profile) profileName = profile[1] ?? "";
    else if (refused) server.refuseNext({ ok: false, reason: refused[1] as CommandRefusal });
    else if (forgotten) {
      server.change((current) => ({
        ...current,
        appointments: current.appointments.filter(({ id }) => id !== forgotten[1]),
      }));
    } else if (reminded) {
      server.change((current) => {
        const { id, version } = current.appointments.find((one) => one.id === reminded[1]) as OwnAppointment;
        return { ...current, reminder: { appointmentId: id, version, sentAt: current.now } };
      });
    } else if (old) {
      const earlier = seen.slice(0, -1).findLast((message) => findOption(message, old[1] as string));
      send({ kind: "choice", choiceId: findOption(earlier ?? null, old[1] as string)?.id ?? "none:none:none" });
    } else throw new Error(`no such event in a script: ${what}`);
  }
};

const messageOf = (text: string, shown: RenderedMessage | null, where: string) => {
  const tap = /^\[(.+)\]$/.exec(text);
  if (text === "(voice)") return { kind: "media" as const, text: "" };
  if (!tap) return { kind: "text" as const, text };
  if (/^\w+:.+:/.test(tap[1] as string)) return { kind: "choice" as const, choiceId: tap[1] };
  const option = findOption(shown, tap[1] as string);
  expect(option, `no option ${tap[1]}${where}`).toBeDefined();
  return { kind: "choice" as const, choiceId: option?.id, text: option?.title };
};

const findOption = (message: RenderedMessage | null, title: string) => {
  if (message === null || message.kind === "text") return undefined;
  const options = message.kind === "buttons" ? message.buttons : message.options;
  return options.find((option) => option.title === title || option.id === title);
};

const expectSaid = (shown: RenderedMessage | null, piece: string, where: string): void => {
  const said = shown === null ? "" : toNumberedText(shown);
  if (piece === "") expect(said, where).toBe("");
  else if (piece.startsWith("not ")) expect(said, where).not.toContain(piece.slice(4));
  else expect(said, where).toContain(piece);
};

const commandText = ({ command, chosenLanguage }: StepResult): string => {
  const parts = [
    ...(chosenLanguage === null ? [] : [`setLanguage ${chosenLanguage}`]),
    ...(command === null ? [] : [Object.values(command).map(inWords).join(" ")]),
  ];
  return parts.length === 0 ? "nothing" : parts.join(" and ");
};

/** What follows in a visit is said by its service, who does it and when. */
const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(inWords).join(" ");
  if (typeof value !== "object" || value === null) return String(value);
  const { typeId, agentId, time } = value as { typeId?: string; agentId?: string; time?: string };
  return [typeId, agentId, time].filter(Boolean).join(" ");
};
