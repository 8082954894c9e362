import { expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

const stepAfter = (language: Language, text: string): string => {
  const appointment = buildOwnAppointment(language, {
    id: "own",
    agentId: "ana",
    typeId: "cut",
    date: "2026-11-24",
    time: "10:00",
  });
  const facts = buildFacts(language, regularClient);
  const server = createSalonServer({ ...withBusy(facts, appointment), appointments: [appointment] });
  server.receive({ kind: "text", text });
  return server.state().step;
};

// Someone who asks when the appointment is wants to see it, and neither moves nor cancels it.
test.each<[Language, string]>([
  ["de", "wann war nochmal mein termin bei euch, hab den zettel verlegt"],
  ["de", "Sag mal, wann bin ich nochmal bei euch eingetragen? Hab den Zettel verlegt"],
  ["de", "wann genau muss ich bei Ihnen sein? habs vergessen"],
  ["de", "Auf wann hatten wir den Termin gelegt?"],
  ["de", "ich weiß nicht mehr wann ich dran bin"],
  ["de", "um wie viel Uhr war mein Termin gleich wieder"],
  ["de", "Können Sie mir sagen, wann mein Termin ist?"],
  ["fr", "Dites, j'ai perdu mon petit carton... c'est quand déjà mon rendez-vous ?"],
  ["fr", "c'est quand déjà mon rendez-vous ? j'ai un trou de mémoire"],
  ["fr", "mon rdv c'est à quelle heure déjà"],
  ["fr", "je ne sais plus quand je dois venir"],
  ["fr", "vous pouvez me rappeler la date de mon rendez-vous ?"],
  ["fr", "j'ai oublié l'heure de mon rdv"],
  ["fr", "je suis inscrite pour quel jour ?"],
  ["pt", "esqueci-me da data da minha marcação, pode ver isso por favor?"],
  ["pt", "quando é mesmo o meu horário?"],
  ["pt", "não lembro que dia marquei com vocês"],
  ["pt", "a que horas é a minha marcação?"],
  ["pt", "perdi o cartãozinho, pra quando ficou meu horário?"],
  ["pt", "me lembra quando é que tenho hora aí"],
  ["es", "cuándo era mi cita? perdí el papelito"],
  ["es", "no me acuerdo de qué día tenía la cita"],
  ["es", "para cuándo me apuntaste?"],
  ["es", "se me olvidó a qué hora es mi turno"],
  ["es", "me recuerdas la fecha de mi cita?"],
  ["es", "qué día me tocaba ir?"],
  ["en", "when was my appointment again? lost the card"],
  ["en", "what day am I in with you again"],
  ["en", "I forgot when I'm booked in"],
  ["en", "can you remind me what time I'm due in?"],
  ["en", "when am I supposed to come in?"],
  ["en", "what time's my appointment"],
  ["fr", "quand est-ce que je dois venir déjà ?"],
  ["de", "Habe meine Terminkarte verlegt, wann muss ich kommen?"],
])('the %s message "%s" asks when the appointment is', (language, text) => {
  expect(stepAfter(language, text)).toBe("appointment");
});

// Someone who wants it changed as well is asked about that.
test.each<[Language, string]>([
  ["de", "wann kann ich meinen Termin verschieben?"],
  ["en", "when can I move my appointment to?"],
  ["fr", "quand puis-je décaler mon rendez-vous ?"],
  ["es", "se me olvidó la cita, la puedo cambiar?"],
  ["en", "when's my appointment? I need to cancel it"],
  ["de", "Wann ist mein Termin? Den müsste ich absagen"],
  ["es", "cuándo es mi cita? la tengo que mover"],
])('the %s message "%s" asks to change the appointment', (language, text) => {
  expect(["day", "cancel"]).toContain(stepAfter(language, text));
});
