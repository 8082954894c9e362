import type { ConversationFacts, OwnAppointment } from "#domain/conversation/facts.ts";
import type { Language } from "#domain/languages.ts";
import type { AgentService } from "#domain/scheduling/services/agent-service.ts";
import { buildFacts, buildOwnAppointment, withBusy } from "../salon.ts";

const otherwise = (typeId: string, change: Partial<AgentService>): AgentService => ({
  typeId,
  isOffered: true,
  durationMinutes: null,
  bufferBeforeMinutes: null,
  bufferMinutes: null,
  price: null,
  ...change,
});

/** Only Luis colors, for 70 and in 60 minutes; only Ana cuts, for 30. */
export const buildSharedSalon = (language: Language): ConversationFacts => {
  const facts = buildFacts(language);
  const services: Record<string, AgentService[]> = {
    ana: [otherwise("colour", { isOffered: false }), otherwise("cut", { price: 30 })],
    luis: [otherwise("cut", { isOffered: false }), otherwise("colour", { durationMinutes: 60, price: 70 })],
  };
  return { ...facts, agents: facts.agents.map((agent) => ({ ...agent, services: services[agent.agentId] ?? [] })) };
};

/** A haircut with Ana at eleven on Friday, and a color with Luis right after it. */
export const buildBookedVisit = (language: Language): ConversationFacts => {
  const facts = buildSharedSalon(language);
  const cut = { ...buildOwnAppointment(language, { id: "a" }), price: 30 };
  const colour = {
    ...buildOwnAppointment(language, { id: "b", agentId: "luis", typeId: "colour", time: "11:30" }),
    price: 70,
  };
  const parts = [cut, { ...colour, durationMinutes: 60 }];
  const visit: OwnAppointment = { ...cut, service: `${cut.service} + ${colour.service}`, visitId: "visit", parts };
  return parts.reduce(withBusy, { ...facts, appointments: [visit] });
};
