import type { Language } from "#domain/languages.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { createCalendarView } from "./calendar-view.ts";
import { createChatView, isMotionAllowed, makeElement } from "./chat-view.ts";
import classes from "./landing-demo.module.css";
import type { LandingDemoParts } from "./landing-demo-parts.ts";
import { type LandingDemoAnswer, playLandingDemo, type Tap } from "./play-landing-demo.ts";

/** Long enough to be seen typing, too short to wait for. */
const typingMs = 700;

/** One visitor's chat, from the first message to starting over. */
export const createLandingDemoSession = async (parts: LandingDemoParts, language: Language) => {
  const { chat, suggestions, done, news, trouble } = parts;
  const view = createChatView(chat, (tap) => say(tap));
  const calendar = createCalendarView(parts.calendar, language);
  let session: string | undefined;
  let waiting: Promise<void> = Promise.resolve();

  /** Messages are answered one after the other, however fast they come. */
  const say = (tap: Tap): void => {
    const wasWithin = chat.contains(document.activeElement) || suggestions.contains(document.activeElement);
    view.addOwn(tap.text);
    suggestions.hidden = true;
    // What was tapped is gone or asleep: the keyboard goes on from the chat.
    if (wasWithin) chat.focus({ preventScroll: true });
    waiting = waiting.then(() => answer(tap));
  };

  const answer = async (tap: Tap): Promise<void> => {
    view.showTyping();
    trouble.hidden = true;
    const pause = new Promise((resolve) => setTimeout(resolve, isMotionAllowed() ? typingMs : 0));
    try {
      const [played] = await Promise.all([playLandingDemo(language, session, tap), pause]);
      view.hideTyping();
      session = played.session;
      for (const message of played.messages) view.addTheirs(message);
      settle(played);
    } catch {
      // What was said stays at hand, to be sent again.
      view.hideTyping();
      view.wake();
      trouble.hidden = false;
      if (tap.choiceId === undefined && parts.field.value === "") parts.field.value = tap.text;
    }
  };

  const settle = (played: LandingDemoAnswer): void => {
    suggest(played.suggestions);
    if (played.changed === null) return;
    calendar.show(played);
    news.textContent = newsOf(parts, language, played.changed);
    done.hidden = false;
    parts.calendar.scrollIntoView({ block: "nearest", behavior: isMotionAllowed() ? "smooth" : "instant" });
  };

  const suggest = (requests: readonly string[]): void => {
    suggestions.replaceChildren(...requests.map((request) => suggestion(request, () => say({ text: request }))));
    suggestions.hidden = requests.length === 0;
  };

  const begin = async (): Promise<void> => {
    const played = await playLandingDemo(language, undefined, null);
    session = played.session;
    view.clear();
    done.hidden = true;
    trouble.hidden = true;
    news.textContent = "";
    calendar.show(played);
    suggest(played.suggestions);
  };

  await begin();
  return {
    say,
    beginAgain: (): void => {
      waiting = waiting.then(begin).catch(() => {
        trouble.hidden = false;
      });
    },
  };
};

/** What happened in the calendar, for those who don't see it. */
const newsOf = (
  { news, agentNames }: LandingDemoParts,
  language: Language,
  { appointment, isThere }: NonNullable<LandingDemoAnswer["changed"]>,
): string => {
  const { service, agent, date, time } = appointment;
  const values: Record<string, string> = {
    service,
    agent: agentNames[agent] ?? "",
    date: formatDate(date, language, "full") ?? date,
    time: formatTime(time, language) ?? time,
  };
  const text = (isThere ? news.dataset["booked"] : news.dataset["removed"]) ?? "";
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
};

const suggestion = (request: string, onTap: () => void): HTMLElement => {
  const button = makeElement("button", classes["suggestion"], request) as HTMLButtonElement;
  button.type = "button";
  button.addEventListener("click", onTap);
  const item = makeElement("li");
  item.append(button);
  return item;
};
