import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playDialogue } from "../../blind/play-dialogue.ts";

const services: Record<Language, string> = {
  en: "Haircut",
  de: "Haarschnitt",
  es: "Corte",
  fr: "Coupe",
  pt: "Corte",
};

const asked = (language: Language, text: string) => {
  const standing = [{ service: services[language], agent: "Ana", date: "2026-11-20", time: "11:00" }];
  return playDialogue({ id: "hour", language, topic: "hour", customer: "returning", standing, turns: [text] });
};

describe("what time it was again shows what is booked and changes nothing", () => {
  test.each<[Language, string]>([
    ["pt", "q horas ficou msm?"],
    ["pt", "qual horario ficou msm"],
    ["pt", "que hrs ficou mesmo?"],
    ["pt", "que horas é mesmo"],
    ["pt", "a que horas ficou marcado?"],
    ["en", "what time was it again"],
    ["en", "what time did we say again?"],
    ["en", "remind me what time i'm in"],
    ["en", "wot time have you got me in for"],
    ["de", "um wie viel uhr wars nochmal"],
    ["de", "wann hatten wir nochmal gesagt?"],
    ["de", "wie spät war das nochmal?"],
    ["de", "um wieviel uhr hab ich den termin?"],
    ["es", "a q hora era?"],
    ["es", "a q hora m pusiste"],
    ["es", "a q hora quedamos al final?"],
    ["fr", "c'était à quelle heure déjà"],
    ["fr", "vous m'avez mis à quelle heure ?"],
    ["fr", "c koi l'heure deja"],
  ])("%s: %s", (language, text) => {
    const { state, actions } = asked(language, text);
    expect(["appointment", "appointments"]).toContain(state.step);
    expect(actions).toEqual([]);
  });
});
