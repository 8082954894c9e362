import type { ConversationFacts } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient } from "../../conversation/salon.ts";
import { createSalonServer } from "../../conversation/salon-server.ts";
import type { RepeatCheck } from "./checks-round-10.ts";

type Standing = { service: string; agent?: string; date: string; time: string };

/** A conversation about coming again, or about what is stored, and what is before it. */
export type RepeatItem = { id: string; language: Language; topic: string; standing?: Standing[]; turns: string[] };

const typeIdOf = (service: string): string => {
  if (/bart|beard|barb[ae]/i.test(service)) return "beard";
  return /farbe|colou?r|couleur|colora/i.test(service) ? "colour" : "cut";
};

const factsFor = ({ language, standing = [] }: RepeatItem): ConversationFacts => ({
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

/** Plays a conversation; whether it leads where it should. */
export const isRepeatRight = (item: RepeatItem, check: RepeatCheck): boolean => {
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
