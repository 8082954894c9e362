import { expect, test } from "vitest";
import type { ConversationState } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

/** A cut with Luis is on Saturday the 28th at eleven. */
const after = (language: Language, text: string): ConversationState => {
  const standing = buildOwnAppointment(language, { agentId: "luis", date: "2026-11-28", time: "11:00" });
  const server = createSalonServer({
    ...withBusy(buildFacts(language, regularClient), standing),
    appointments: [standing],
  });
  server.receive({ kind: "text", text });
  return server.state();
};

test.each<[Language, string, string]>([
  ["en", "Could I bring the 28th forward to the 21st, same time", "2026-11-21"],
  ["en", "move my appointment to the 21st, same time please", "2026-11-21"],
  ["en", "the one on the 28th to the 24th, same time", "2026-11-24"],
  ["es", "quiero adelantar la del 28 al 21, misma hora", "2026-11-21"],
  ["fr", "avancer celui du 28 au 21, même heure", "2026-11-21"],
  ["de", "Kann ich den Termin vom 28. auf den 21. vorziehen, gleiche Uhrzeit", "2026-11-21"],
  ["pt", "Queria antecipar a marcação de dia 28 para dia 21, à mesma hora", "2026-11-21"],
])("%s: %s moves to the day of that number, also on the same weekday", (language, text, date) => {
  expect(after(language, text)).toMatchObject({ step: "summary", slot: { date, time: "11:00" } });
});

test.each<[Language, string]>([
  ["en", "can you move my saturday one"],
  ["en", "I need to move Saturday"],
  ["es", "hay que cambiar el sábado"],
  ["fr", "faudrait bouger celui de samedi"],
  ["de", "ich muss den Samstag verschieben"],
  ["pt", "dá pra remarcar sábado?"],
])("%s: %s asks where to, not whether to cancel", (language, text) => {
  expect(after(language, text)).toMatchObject({ step: "day" });
});

test.each<[Language, string]>([
  ["en", "Gday, haircut tomorrow at 3pm with Ana"],
  ["en", "Heyyy, haircut tomorrow at 3pm with Ana"],
  ["es", "Quiubo, corte mañana a las 15:00 con Ana"],
  ["fr", "Yop, coupe demain 15h avec Ana"],
  ["de", "Grüezi, Haarschnitt morgen um 15 Uhr bei Ana"],
  ["pt", "Opaaa, corte amanhã às 15h com Ana"],
])("%s: the greeting in %s is nobody's name", (language, text) => {
  const server = createSalonServer(buildFacts(language, newClient));
  server.receive({ kind: "text", text });
  expect(server.state()).toMatchObject({ step: "name" });
});
