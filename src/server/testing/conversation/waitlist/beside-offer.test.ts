import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { buildOwnAppointment } from "../salon.ts";
import { playWaits, saidBesideOffer } from "./play-waits.ts";

/**
 * Said to an offer of a haircut on Friday at eleven, which stays held: another day (Saturday and Tuesday are full, Thursday has
 * times), another service, or what one costs and takes.
 */
const messages: Record<Language, string> = {
  en: `
Can I have Saturday instead? => nothing else
any chance of saturday rather than friday? => nothing else
Is there anything on Tuesday? => nothing else
could I swap it for Saturday morning => nothing else
I'd prefer saturday if you've got it => nothing else
what about the week after, tuesday 24th? => nothing else
would thursday work instead? => time
do you do beards too? => offer again services
do you also colour hair? => offer again services
is a beard trim possible as well? => offer again services
can you do my beard while I'm there? => offer again services
what else do you offer? => offer again services
do you do highlights? => offer again services
how much is a colour? => offer again pricesUnknown
how long does haircut and beard take? => offer again duration
`,
  es: `
y el sábado en lugar de ese? => nothing else
¿y el sábado en vez de este? => nothing else
¿Puede ser el sábado en vez del viernes? => nothing else
no tendréis algo el sábado mejor? => nothing else
hay algo el martes 24? => nothing else
me lo cambias al sábado por la mañana? => nothing else
preferiría el sábado si hay => nothing else
y el jueves se podría? => time
¿también hacéis barbas? => offer again services
¿teñís también? => offer again services
se puede arreglar la barba también? => offer again services
ya que voy, me hacéis la barba? => offer again services
qué más hacéis? => offer again services
hacéis mechas? => offer again services
cuánto vale el color? => offer again pricesUnknown
cuánto dura corte y barba? => offer again duration
`,
  fr: `
et samedi à la place de celui-là ? => nothing else
Je peux avoir samedi à la place ? => nothing else
y aurait pas samedi plutôt ? => nothing else
vous avez quelque chose mardi 24 ? => nothing else
on peut changer pour samedi matin ? => nothing else
je préférerais samedi si possible => nothing else
et samedi au lieu de vendredi ? => nothing else
et jeudi ce serait possible ? => time
vous faites la barbe aussi ? => offer again services
vous faites les couleurs aussi ? => offer again services
c'est possible de tailler la barbe en plus ? => offer again services
vous pourriez faire ma barbe en même temps ? => offer again services
vous faites quoi d'autre ? => offer again services
vous faites des mèches ? => offer again services
c'est combien une couleur ? => offer again pricesUnknown
ça dure combien coupe et barbe ? => offer again price
`,
  de: `
Kann ich stattdessen Samstag haben? => nothing else
ginge nicht lieber Samstag? => nothing else
habt ihr was am Dienstag den 24.? => nothing else
kann ich das gegen Samstag Vormittag tauschen? => nothing else
Samstag wär mir lieber, wenn's geht => nothing else
und Samstag anstelle von Freitag? => nothing else
und Donnerstag, ginge das? => time
macht ihr auch Bärte? => offer again services
färbt ihr auch Haare? => offer again services
geht Bart schneiden auch? => offer again services
könnt ihr den Bart gleich mitmachen? => offer again services
was macht ihr sonst noch? => offer again services
macht ihr auch Strähnchen? => offer again services
was kostet Farbe? => offer again pricesUnknown
wie lange dauert Haarschnitt und Bart? => offer again duration
`,
  pt: `
Posso ficar com o sábado em vez disso? => nothing else
não teria sábado em vez? => nothing else
tem alguma coisa na terça 24? => nothing else
dá pra trocar por sábado de manhã? => nothing else
preferia sábado, se houver => nothing else
e sábado no lugar de sexta? => nothing else
e quinta, dava? => time
vocês fazem barba também? => offer again services
vocês também pintam cabelo? => offer again services
dá pra fazer a barba também? => offer again services
já que vou aí, fazem a barba junto? => offer again services
o que mais vocês fazem? => offer again services
fazem madeixas? => offer again services
quanto custa a coloração? => offer again pricesUnknown
quanto tempo leva corte e barba? => offer again duration
`,
};

describe.each(languages)("a message beside an offer in %s", (language) => {
  const lines = messages[language].trim().split("\n");
  test.each(lines.map((line) => line.split(" => ") as [string, string]))("%s", (said, expected) => {
    expect(playWaits(language, "offer", [said])).toBe(expected);
  });
});

test.each([
  ["en", "do you do highlights?"],
  ["es", "hacéis mechas?"],
  ["fr", "vous faites des mèches ?"],
  ["de", "macht ihr auch Strähnchen?"],
  ["pt", "fazem madeixas?"],
] as const)("in %s, %s is no, and the offer stands", (language, said) => {
  expect(saidBesideOffer(language, said)).toEqual([
    "refusals.unknownService",
    "info.services",
    "waitlist.stillOffered",
  ]);
});

test.each([
  ["en", "move my appointment to Saturday please"],
  ["es", "cambia mi cita al sábado"],
  ["fr", "déplacez mon rendez-vous à samedi"],
  ["de", "verschiebt meinen Termin auf Samstag"],
  ["pt", "muda a minha marcação para sábado"],
] as const)("in %s, %s is about the appointment that stands", (language, said) => {
  const keys = saidBesideOffer(language, said, [buildOwnAppointment(language, { date: "2026-11-26", time: "10:00" })]);
  expect(keys.filter((key) => key.startsWith("waitlist.nothing") || key === "waitlist.stillOffered")).toEqual([]);
});
