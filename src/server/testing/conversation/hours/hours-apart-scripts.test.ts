import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { buildFacts } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

test.each<[Language, string, string, string]>([
  ["en", "haircut with ana friday at 3pm", "actually no, rather luis and 1h earlier", "14:00"],
  ["en", "haircut with ana friday at 3pm", "actually no, rather luis and an hour earlier", "14:00"],
  ["es", "corte con ana el viernes a las 15:00", "no, mejor luis y 1h antes", "14:00"],
  ["es", "corte con ana el viernes a las 15:00", "no, mejor luis y una hora antes", "14:00"],
  ["fr", "une coupe avec ana vendredi à 15h", "en fait non plutôt luis et 1h plus tôt", "14:00"],
  ["fr", "une coupe avec ana vendredi à 15h", "en fait non plutôt luis et 1h plus tard", "16:00"],
  ["de", "haarschnitt bei ana freitag 15 uhr", "doch lieber luis und 1h früher", "14:00"],
  ["de", "haarschnitt bei ana freitag 15 uhr", "doch lieber luis und 30min später", "15:30"],
  ["pt", "corte com a ana sexta 15h", "na verdade melhor luis e 1h antes", "14:00"],
  ["pt", "corte com a ana sexta 15h", "melhor luis e uma hora antes", "14:00"],
])("%s: %s, then: %s", (language, wish, change, time) => {
  const server = createSalonServer(buildFacts(language));
  server.receive({ kind: "text", text: wish });
  server.receive({ kind: "text", text: change });
  expect(server.state()).toMatchObject({ step: "summary", slot: { agentId: "luis", date: "2026-11-20", time } });
});
