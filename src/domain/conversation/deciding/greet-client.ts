import { typeChoices } from "../booking/questions/ask-type.ts";
import { usualTimes } from "../booking/usual-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { menuChoices, offerMenu } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";

/**
 * The menu with a greeting and what is most likely wanted: the next times of the usual for a client who has been here, the services
 * for one who hasn't.
 */
export const greetClient = (turn: Turn): TurnOutcome => {
  const { client } = turn.facts;
  const greeting = greetingLine(turn);
  if (client.isKnown && client.name !== null) return withUsual(turn, offerMenu(turn, [greeting]));
  return client.isKnown ? offerMenu(turn, [greeting]) : withServices(turn, greeting);
};

/** The business's own words, or ours with its name. */
export const greetingLine = ({ facts: { business, client } }: Turn): Line => {
  const { greeting: typed } = business.house;
  if (typed) return { key: "ownWords", values: { words: { typed } } };
  return client.isKnown && client.name !== null
    ? { key: "greeting.known", values: { name: client.name, business: business.name } }
    : { key: "greeting.new", values: { business: business.name } };
};

/** "The usual?" with its next times before the menu. */
const withUsual = (turn: Turn, plain: TurnOutcome): TurnOutcome => {
  const usual = usualTimes(turn, {});
  if (!usual) return plain;
  return {
    ...plain,
    lines: [...plain.lines.slice(0, 1), usual.question],
    choices: [...usual.choices, ...menuChoices(turn)],
    style: "list",
  };
};

/** A client who comes for the first time chooses the service at once. */
const withServices = (turn: Turn, greeting: Line): TurnOutcome => {
  const services = typeChoices(turn);
  const mayBook = !turn.facts.client.isBlocked && turn.facts.agents.length > 0;
  if (!mayBook || services.length < 2 || services.length > mostServices) return offerMenu(turn, [greeting]);
  const others = menuChoices(turn).filter(({ value }) => value === "mine" || value === "talk");
  return {
    scene: { step: "menu" },
    lines: [greeting, { key: "questions.type" }],
    choices: [...services.map((choice) => ({ ...choice, value: `type:${choice.value}` })), ...others],
    style: "list",
  };
};

const mostServices = 8;
