import { expect, test } from "vitest";
import { spokenReading } from "../testing/spoken-reading.ts";

// Stories, promises and complaints name days without asking for them.

test.each([
  ["en", "i'll think about it and let you know by friday"],
  ["en", "my appointment on tuesday was great"],
  ["en", "took me 45 minutes to get home last night"],
  ["es", "ya os digo algo antes del viernes"],
  ["es", "el martes quedé guapísima, gracias"],
  ["fr", "je vous redis avant vendredi"],
  ["fr", "mardi j'étais ravie, merci"],
  ["de", "am Dienstag sah ich super aus, danke"],
  ["de", "hab gestern 45 Minuten nach Hause gebraucht"],
  ["pt", "terça fiquei linda, obrigada"],
  ["pt", "levei 45 minutos pra chegar em casa ontem à noite"],
] as const)('the %s message "%s" asks for no time', (language, text) => {
  expect(spokenReading(text, language)).toBe("-");
});
