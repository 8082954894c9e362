import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient } from "../../conversation/salon.ts";
import { createSalonServer } from "../../conversation/salon-server.ts";
import { checksOfRound10, type RepeatCheck } from "./checks-round-10.ts";

type Standing = { service: string; agent?: string; date: string; time: string };
type Item = { id: string; language: Language; topic: string; standing?: Standing[]; turns: string[] };

/** Written by people who had seen neither the code nor its tests; the first scores are in docs/understanding.md. */
const items = JSON.parse(readFileSync(join(import.meta.dirname, "round-10-repeat.json"), "utf8")) as Item[];

const typeIdOf = (service: string): string => {
  if (/bart|beard|barb[ae]/i.test(service)) return "beard";
  return /farbe|colou?r|couleur|colora/i.test(service) ? "colour" : "cut";
};

const factsFor = ({ language, standing = [] }: Item): ConversationFacts => ({
  ...buildFacts(language, regularClient),
  appointments: standing.map(({ service, agent = "Ana", date, time }, index) =>
    buildOwnAppointment(language, {
      id: `own-${index}`,
      typeId: typeIdOf(service),
      agentId: agent.toLowerCase(),
      date,
      time,
    }),
  ),
});

const isRight = (item: Item, check: RepeatCheck): boolean => {
  const server = createSalonServer(factsFor(item));
  const commands = item.turns.flatMap((text) => {
    server.change((facts) => ({ ...facts, now: facts.now.add({ seconds: 30 }) }));
    return server.receive({ kind: "text", text, profileName: "María" }).first.command?.kind ?? [];
  });
  const state = server.state();
  const day = (id: string) =>
    server
      .facts()
      .appointments.find((one) => one.id === id)
      ?.date.slice(5);
  const said: RepeatCheck = {};
  if (state.step === "summary") {
    said.series = (state.visits ?? []).map(({ date }) => date.slice(5)).join(" ");
    said.name = state.draft.forName ?? state.draft.name ?? "María";
  }
  if (state.step === "moveSeveral") {
    said.moved = state.moves.map(({ date, time }) => `${date.slice(5)} ${time}`).join(", ");
  }
  if (state.step === "cancelSeries") {
    said.cancelled = state.appointments.map(({ appointmentId }) => day(appointmentId)).join(" ");
  }
  if (state.step === "cancel") said.cancelled = day(state.appointmentId) ?? "";
  const rhythm = "draft" in state ? state.draft.repeat?.rhythm : undefined;
  if (rhythm && state.step !== "summary") said.kept = `${rhythm.every} ${rhythm.unit}`;
  const heard: Record<string, unknown> = { ...said, step: state.step, command: commands.at(-1) };
  return Object.entries(check).every(([key, value]) => heard[key] === value);
};

/** What has been reached; it may only rise. */
const floors: Readonly<Record<string, number>> = { repeat: 40, "my-data": 20, "delete-me": 20 };

test.each(Object.entries(floors))("what strangers want of %s", (topic, floor) => {
  const judged = items.flatMap((item) => {
    const check = item.topic === topic ? checksOfRound10[item.id] : undefined;
    return check ? [{ id: item.id, isRight: isRight(item, check) }] : [];
  });
  const wrong = judged.filter((one) => !one.isRight).map(({ id }) => id);
  expect(judged.length - wrong.length, `not right: ${wrong.join(", ")}`).toBeGreaterThanOrEqual(floor);
});
