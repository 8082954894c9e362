import { describe } from "vitest";
import { testScript } from "../play-script.ts";
import { agents, buildFacts } from "../salon.ts";

const facts = buildFacts("en");

const notColour = { ...asUsual("colour"), isOffered: false };
const slowCut = { ...asUsual("cut"), durationMinutes: 60, price: 40 };

function asUsual(typeId: string) {
  const same = { durationMinutes: null, bufferBeforeMinutes: null, bufferMinutes: null, price: null };
  return { typeId, isOffered: true, ...same } satisfies NonNullable<(typeof agents)[number]["services"]>[number];
}

const withServices = {
  ...facts,
  agents: agents.map((agent) => ({ ...agent, services: agent.agentId === "ana" ? [notColour] : [slowCut] })),
};

describe("which agent does which service", () => {
  testScript(
    "the client learns that the agent doesn't do it and who does, and the booking goes on with them",
    withServices,
    `
    > colour with Ana on Friday at 11am
    < Ana doesn't do Colour. You can book it with: Luis.
    < Colour with Luis
    > yes
    ! book colour luis 2026-11-20 11:00 María
    `,
  );

  testScript(
    "prices name the agent they are for where they differ",
    withServices,
    `
    > how much is a haircut?
    < Haircut with Ana (30 min): €25
    < Haircut with Luis (60 min): €40
    `,
  );
});
