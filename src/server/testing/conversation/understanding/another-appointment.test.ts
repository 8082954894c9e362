import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playDialogue } from "../../blind/play-dialogue.ts";

/** On Tuesday the 24th at eleven María has the first service with the first person; what is read back when she wants one more. */
const cases: readonly (readonly [Language, string, string])[] = [
  ["en", "another one exactly a week after my Tuesday one, same time please", "cut ana 2026-12-01 11:00"],
  ["en", "can I have the same again two weeks later?", "cut ana 2026-12-08 11:00"],
  ["en", "my son Leo needs one too, right after mine", "cut 2026-11-24 11:30 Leo"],
  ["en", "on top of that one, a colour on Friday at 10 with Ana", "colour ana 2026-11-20 10:00"],
  ["en", "I'd also like a colour, same day at 2pm with Ana", "colour ana 2026-11-24 14:00"],
  ["es", "además de esa quiero otra tres semanas después a la misma hora", "cut ana 2026-12-15 11:00"],
  ["es", "ponme otra igual el viernes a las 10", "cut ana 2026-11-20 10:00"],
  ["es", "y lo mismo para mi hijo Hugo justo después", "cut ana 2026-11-24 11:30 Hugo"],
  ["es", "también quiero un color una semana más tarde, misma hora, con Ana", "colour ana 2026-12-01 11:00"],
  ["fr", "encore une coupe deux semaines après, même heure", "cut ana 2026-12-08 11:00"],
  ["fr", "la même chose pour ma fille Zoé juste après", "cut ana 2026-11-24 11:30 Zoé"],
  ["fr", "en plus de celui de mardi, une autre coupe vendredi à 10h avec Ana", "cut ana 2026-11-20 10:00"],
  ["fr", "je voudrais aussi une couleur une semaine plus tard à la même heure avec Ana", "colour ana 2026-12-01 11:00"],
  ["de", "noch einen Termin genau zwei Wochen später, gleiche Uhrzeit", "cut ana 2026-12-08 11:00"],
  ["de", "dasselbe bitte für meinen Sohn Jonas direkt im Anschluss", "cut ana 2026-11-24 11:30 Jonas"],
  ["de", "und noch einen Haarschnitt am Freitag um 10 bei Ana", "cut ana 2026-11-20 10:00"],
  ["de", "ich hätte auch gern Farbe, eine Woche danach um dieselbe Zeit bei Ana", "colour ana 2026-12-01 11:00"],
  ["pt", "queria mais um corte duas semanas depois, à mesma hora", "cut ana 2026-12-08 11:00"],
  ["pt", "o mesmo para o meu filho Tomás logo a seguir", "cut ana 2026-11-24 11:30 Tomás"],
  ["pt", "além desse, outro corte na sexta às 10 com a Ana", "cut ana 2026-11-20 10:00"],
];

const standingService: Readonly<Record<Language, string>> = {
  ...{ en: "Haircut", es: "Corte", fr: "Coupe", de: "Haarschnitt", pt: "Corte" },
};

const play = (language: Language, text: string) =>
  playDialogue({
    ...{ id: "", topic: "", language, customer: "returning", turns: [text] },
    standing: [{ service: standingService[language], agent: "Ana", date: "2026-11-24", time: "11:00" }],
  });

test.each(cases)("another appointment is asked for in %s: %s", (language, text, readBack) => {
  const { state, actions } = play(language, text);
  expect(actions).toEqual([]);
  expect(state.step).toBe("summary");
  if (state.step !== "summary") return;
  const { draft, slot } = state;
  expect(draft.moving).toBeUndefined();
  const { typeId, forName } = draft;
  const said = [typeId, slot.agentId, slot.date, slot.time, forName].filter((part) => part !== undefined).join(" ");
  for (const part of readBack.split(" ")) expect(said).toContain(part);
});

test.each([
  ["en", "can we find another day for it?"],
  ["en", "I need another time on Friday instead"],
  ["es", "¿puede ser otro día?"],
  ["es", "dadle el hueco a otro, no puedo ir"],
  ["fr", "une autre heure serait possible ?"],
  ["de", "können wir einen anderen Tag nehmen?"],
  ["pt", "dá para ser noutro dia?"],
] as const)("%s: %s asks for no second appointment", (language, text) => {
  const { state } = play(language, text);
  expect("draft" in state ? state.draft.isExtra : undefined).toBeUndefined();
});
