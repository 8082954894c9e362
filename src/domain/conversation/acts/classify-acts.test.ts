import { expect, test } from "vitest";
import type { ActLabel } from "./act-labels.ts";
import { actThresholds, actWeights } from "./act-weights.gen.ts";
import { classifyActs } from "./classify-acts.ts";

/** Sentences that aren't among those it was trained with. */
test.each<[ActLabel, string]>([
  ["move", "any chance we could push my haircut to a bit later in the week?"],
  ["late", "sorry guys, I'm running about ten minutes late"],
  ["price", "how much would a perm cost me?"],
  ["cancel", "Lo siento, tengo que cancelar mi cita del jueves"],
  ["late", "perdonad, voy a llegar unos 10 minutos tarde"],
  ["move", "Bonjour, peut-on décaler mon rdv à jeudi prochain ?"],
  ["late", "je suis coincée dans les bouchons, j'aurai du retard"],
  ["move", "Könnten wir den Termin bitte auf nächste Woche verschieben?"],
  ["person", "Ich würde lieber mit einem Menschen sprechen"],
  ["cancel", "Infelizmente preciso desmarcar minha consulta de amanhã"],
  ["late", "estou presa no trânsito, vou atrasar uns 15 minutos"],
])("a message in %s is classified: %s", (label, text) => {
  expect(classifyActs(text)[label]).toBeGreaterThanOrEqual(actThresholds[label] ?? 1);
});

test.each(["the film starts at 8", "mi gato duerme todo el día", "il fait beau", "wer hat das Spiel gewonnen", "kkkk"])(
  "nothing is to be done about “%s”",
  (text) => {
    const scores = classifyActs(text);
    for (const label of ["book", "move", "cancel", "erase", "stop"] as const) {
      expect(scores[label], label).toBeLessThan(actThresholds[label] ?? 1);
    }
  },
);

test("the weights stay small enough to be loaded with the program", () => {
  expect(actWeights.length).toBeLessThan(2_000_000);
});

test("what was scored a moment ago is at hand, each place in the conversation for itself", () => {
  expect(classifyActs("menu", "summary")).toBe(classifyActs("menu", "summary"));
  expect(classifyActs("menu", "summary")).not.toEqual(classifyActs("menu", "cancel"));
});
