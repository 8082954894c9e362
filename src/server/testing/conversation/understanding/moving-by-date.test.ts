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

/** Moved where a cut with Ana is on Thursday the 17th of December at eleven, and maybe a colour two weeks before it. */
const farAhead = (language: Language, text: string, isBeside: boolean): string | undefined => {
  const cut = buildOwnAppointment(language, { date: "2026-12-17" });
  const colour = buildOwnAppointment(language, { id: "other", typeId: "colour", date: "2026-12-02" });
  const appointments = isBeside ? [colour, cut] : [cut];
  const server = createSalonServer({
    ...appointments.reduce(withBusy, buildFacts(language, regularClient)),
    appointments,
  });
  server.receive({ kind: "text", text });
  const state = server.state();
  expect("draft" in state && state.draft.moving?.appointmentId).toBe("own");
  return "draft" in state ? state.draft.date : undefined;
};

test.each<[Language, string, string]>([
  ["en", "can you move the haircut to the friday instead, same time", "2026-12-18"],
  ["en", "move my haircut to friday", "2026-12-18"],
  ["es", "el corte pásalo al viernes", "2026-12-18"],
  ["fr", "la coupe plutôt le vendredi même heure", "2026-12-18"],
  ["de", "den haarschnitt doch lieber freitag, selbe zeit", "2026-12-18"],
  ["pt", "da pra passar o corte pra sexta mesmo horario", "2026-12-18"],
])("%s: %s, of several that stand, moves it within its week", (language, text, date) => {
  expect(farAhead(language, text, true)).toBe(date);
});

test.each<[Language, string, string]>([
  ["en", "move it to friday 10am", "2026-12-18"],
  ["en", "move my thursday appointment to friday at 10", "2026-12-18"],
  ["en", "i can't make thursday, friday morning would be better", "2026-12-18"],
  ["es", "pásala al viernes", "2026-12-18"],
  ["es", "la del jueves pásala al viernes por la mañana", "2026-12-18"],
  ["fr", "plutôt le vendredi même heure", "2026-12-18"],
  ["fr", "on peut déplacer à vendredi matin ?", "2026-12-18"],
  ["de", "doch lieber freitag, selbe zeit", "2026-12-18"],
  ["de", "kann ich auf freitag morgen verschieben", "2026-12-18"],
  ["pt", "da pra passar pra sexta mesmo horario", "2026-12-18"],
  ["pt", "muda pra terça de manhã", "2026-12-15"],
  ["en", "could we bring it forward to monday", "2026-12-14"],
  ["es", "adelántala al lunes", "2026-12-14"],
  ["en", "please push it back to monday at 10", "2026-12-21"],
  ["es", "¿la puedo atrasar al martes?", "2026-12-22"],
  ["fr", "je voudrais reporter mon rdv à lundi", "2026-12-21"],
  ["de", "können wir den termin auf montag nach hinten schieben", "2026-12-21"],
  ["pt", "dá pra adiar pra terça?", "2026-12-22"],
  ["en", "move it to this friday 10am", "2026-11-20"],
  ["en", "can i come sooner, friday?", "2026-11-20"],
  ["en", "could we bring it forward to friday", "2026-11-20"],
  ["en", "move it to tomorrow 10am", "2026-11-19"],
  ["es", "pásala a este viernes a las 10", "2026-11-20"],
  ["fr", "déplacez-le à ce vendredi 10h", "2026-11-20"],
  ["de", "verschiebt ihn auf diesen freitag 10 uhr", "2026-11-20"],
  ["pt", "muda pra esta sexta às 10h", "2026-11-20"],
])("%s: %s moves what stands weeks from now to %s", (language, text, date) => {
  expect(farAhead(language, text, false)).toBe(date);
});

test.each<[Language, string, string]>([
  ["en", "move it to tuesday 10am", "2026-11-24"],
  ["es", "pásala al martes a las 10", "2026-11-24"],
  ["fr", "déplacez-le à mardi 10h", "2026-11-24"],
  ["de", "verschiebt ihn auf dienstag 10 uhr", "2026-11-24"],
  ["pt", "muda pra terça às 10h", "2026-11-24"],
])("%s: %s, of what stands this week, is the coming one", (language, text, date) => {
  const standing = buildOwnAppointment(language, { date: "2026-11-20" });
  const facts = { ...withBusy(buildFacts(language, regularClient), standing), appointments: [standing] };
  const server = createSalonServer(facts);
  server.receive({ kind: "text", text });
  expect(server.state()).toMatchObject({ step: "summary", slot: { date, time: "10:00" } });
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
