import type { RouteInput, RouteResponse } from "#contract/route.ts";
import type { playLandingDemo } from "#contract/site/landing-demo.ts";
import { type RenderedMessage, renderReply } from "#domain/conversation/replying/render.ts";
import {
  type DemoAppointment,
  type DemoNames,
  demoAgents,
  landingDemoTypes,
} from "#domain/landing-demo/demo-business.ts";
import { type LandingDemo, type LandingDemoTurn, writeToLandingDemo } from "#domain/landing-demo/landing-demo.ts";
import { suggestLandingDemoRequests } from "#domain/landing-demo/suggest-landing-demo-requests.ts";
import type { Language } from "#domain/languages.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { loadLandingDemoTexts, loadRequestTexts } from "#locales/landing-demo-text-loaders.ts";
import { newSession, openSession, sealSession } from "./session-service.ts";

type Played = RouteResponse<typeof playLandingDemo>;

/** One message to the demo bot, or the beginning. Touches no database: all there is comes and goes with the call. */
export const answerLandingDemo = async (
  secret: string,
  { language, timeZone, session: sealed, message }: RouteInput<typeof playLandingDemo>["body"],
  now: Temporal.Instant,
): Promise<Played> => {
  const { names, requests } = await namesIn(language);
  const known = sealed === undefined ? null : openSession(secret, sealed, names, now);
  const session = known ?? newSession(names, { language, zone: timeZone, now });
  const turn = message && writeToLandingDemo(session.demo, { text: message.text, choiceId: message.choice }, now);
  const demo = turn?.demo ?? session.demo;
  const messages = turn
    ? turn.replies.map((reply) => toMessage(renderReply(reply, turn.language, botTexts[turn.language])))
    : [];
  const isTappable = messages.some(({ options }) => options.length > 0);
  const isDone = turn !== undefined && turn.changed !== null;
  const today = todayIn(demo.business.zone, now);
  const date = turn?.changed?.date ?? addDays(today, 1);
  return {
    session: sealSession(secret, { begunAt: session.begunAt, demo }),
    messages,
    suggestions: isTappable || isDone ? [] : suggestLandingDemoRequests(demo, requests, language, now),
    today,
    date,
    appointments: demo.business.appointments.filter((one) => one.date === date).map((one) => present(demo, one)),
    changed: turn ? changeOf(turn) : null,
  };
};

const namesIn = async (language: Language): Promise<{ names: DemoNames; requests: string[] }> => {
  const [texts, requestTexts] = await Promise.all([loadLandingDemoTexts[language](), loadRequestTexts[language]()]);
  const { names } = texts.default.landingDemo;
  const { requests } = requestTexts.default;
  return {
    names: {
      business: names.business,
      client: names.client,
      agents: [names.agent1, names.agent2, names.agent3],
      types: [names.type1, names.type2, names.type3],
      clients: [names.client1, names.client2, names.client3, names.client4, names.client5],
    },
    requests: [requests.request1, requests.request2],
  };
};

const toMessage = (message: RenderedMessage): Played["messages"][number] => {
  const options = message.kind === "text" ? [] : message.kind === "buttons" ? message.buttons : message.options;
  return {
    text: message.text,
    options: options.map(({ id, title, description = null }) => ({ id, title, description })),
  };
};

const changeOf = ({ changed, demo }: LandingDemoTurn): Played["changed"] =>
  changed && {
    appointment: present(demo, changed),
    isThere: demo.business.appointments.some(({ id }) => id === changed.id),
  };

const present = (
  { business: { names } }: LandingDemo,
  appointment: DemoAppointment,
): Played["appointments"][number] => {
  const { id, agentId, typeId, clientName, date, time, durationMinutes, isOwn } = appointment;
  const agent = demoAgents(names).findIndex((one) => one.agentId === agentId);
  const service = landingDemoTypes(names).find((type) => type.id === typeId)?.name ?? "";
  return { id, agent, service, clientName, date, time, durationMinutes, isOwn };
};
