import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ConversationFacts, TypeFacts } from "#domain/conversation/facts.ts";

type Business = { name: string; people: readonly [string, string]; services: readonly [string, number, number][] };

/** Other trades than the salon's, each with its services (name, minutes, price) and two people who work as the salon's do. */
const businesses = JSON.parse(readFileSync(join(import.meta.dirname, "businesses.json"), "utf8")) as Readonly<
  Record<string, Business>
>;

/** The salon's facts with the names, services and people of another business. */
export const asBusiness = (facts: ConversationFacts, key: string): ConversationFacts => {
  const business = businesses[key];
  if (!business) throw new Error(`No business "${key}".`);
  const types = business.services.map(
    ([name, durationMinutes, price]): TypeFacts => ({
      ...{ id: name.toLowerCase(), name, description: null, durationMinutes, bufferMinutes: 0, price },
    }),
  );
  const agents = facts.agents.map((agent, at) => {
    const name = business.people[at] ?? agent.name;
    return { ...agent, agentId: name.toLowerCase(), name };
  });
  const lastVisit = facts.client.lastVisit && { typeId: types[0]?.id ?? "", agentId: agents[0]?.agentId ?? "" };
  return {
    ...facts,
    business: { ...facts.business, name: business.name },
    client: { ...facts.client, lastVisit },
    types,
    agents,
  };
};
