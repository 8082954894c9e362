import type { Language } from "#domain/languages.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { pushTexts } from "#locales/push-texts.ts";
import type { PushKind } from "./service.ts";

/** What the service worker is given to show. No more of a person than the name, and of the appointment than its time. */
type PushMessage = { title: string; body: string; path: string; tag: string };

type Subject = { id: string; name: string | null; date?: string; time?: string };

export const presentPush = (kind: PushKind, subject: Subject | null, language: Language): PushMessage => {
  const texts = pushTexts[language].push;
  const title = texts[kind];
  if (subject === null) return { title, body: texts.testText, path: "/app", tag: kind };
  const { id, name, date, time } = subject;
  const who = isolateText(name ?? texts.someone);
  if (date === undefined || time === undefined) return { title, body: who, path: `/clients/${id}`, tag: id };
  const when = `${formatDate(date, language, "day")}, ${formatTime(time, language)}`;
  return { title, body: `${who} · ${when}`, path: `/app?view=day&date=${date}&appointment=${id}`, tag: id };
};
