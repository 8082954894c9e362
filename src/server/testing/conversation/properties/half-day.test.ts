import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playDialogue } from "../../blind/play-dialogue.ts";

/** The salon is open from nine to six: neither seven in the morning nor in the evening is available. */
test.each<[Language, string]>([
  ["en", "haircut on Friday at 7"],
  ["es", "corte el viernes a las 7"],
  ["fr", "coupe vendredi à 7 heures"],
  ["de", "Haarschnitt am Freitag um 7"],
  ["pt", "corte na sexta às 7"],
])("%s: nobody is asked to choose between two times that can't be had", (language, text) => {
  const { state, lastKeys } = playDialogue({
    id: "",
    language,
    topic: "",
    customer: "returning",
    standing: [],
    turns: [text],
  });
  expect(lastKeys).not.toContain("questions.whichTime");
  expect(state.step).toBe("slot");
});
