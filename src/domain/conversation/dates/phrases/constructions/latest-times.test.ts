import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { readWhenAnyhow } from "../../../reading/read-when-anyhow.ts";
import { readingText } from "../../../testing/reading-text.ts";

const thursday = { today: "2026-11-19", nowTime: "10:00" };

test.each<[Language, string, string | null]>([
  ["en", "whats the latest on friday for a beard trim", "2026-11-20"],
  ["en", "what's the latest appointment you have on friday", "2026-11-20"],
  ["en", "do u have anything late on friday", "2026-11-20"],
  ["en", "friday as late as possible", "2026-11-20"],
  ["en", "how late can i come on friday", "2026-11-20"],
  ["en", "the latest one", null],
  ["es", "tienes algo mañana a última hora para arreglarme la barba?", "2026-11-20"],
  ["es", "cuál es la última hora que tenéis el viernes", "2026-11-20"],
  ["es", "lo más tarde posible el viernes", "2026-11-20"],
  ["es", "pues lo más tarde que tengas", null],
  ["fr", "qu'est ce que vous avez de plus tard mardi pour une barbe?", "2026-11-24"],
  ["fr", "quel est votre dernier créneau mardi", "2026-11-24"],
  ["fr", "le plus tard possible mardi", "2026-11-24"],
  ["de", "was ist der späteste termin am freitag", "2026-11-20"],
  ["de", "am freitag so spät wie möglich", "2026-11-20"],
  ["de", "den letzten freien termin am freitag", "2026-11-20"],
  ["pt", "qual o ultimo horario q vcs tem quarta pra barba?", "2026-11-25"],
  ["pt", "qual é o último horário que vocês têm na quarta", "2026-11-25"],
  ["pt", "o mais tarde possível na quarta", "2026-11-25"],
])("%s: %s asks for the last times of the day", (language, text, date) => {
  const when = readWhenAnyhow(text, language, thursday);
  expect(when.time).toMatchObject({ kind: "window", edge: "last" });
  expect(when.date).toEqual(date === null ? undefined : { kind: "day", date });
});

test.each<[Language, string, string]>([
  ["en", "friday at the latest", "2026-11-19..2026-11-20"],
  ["en", "friday by 4 at the latest", "2026-11-20 ~00:00-16:00"],
  ["es", "el viernes como muy tarde", "2026-11-19..2026-11-20"],
  ["fr", "mardi au plus tard", "2026-11-19..2026-11-24"],
  ["de", "spätestens freitag", "2026-11-19..2026-11-20"],
])("%s: %s sets an end", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
});
