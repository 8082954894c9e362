import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns } from "./play-turns.ts";
import { pricedSalon, salonWithOwn } from "./priced-salon.ts";

const questions: readonly (readonly [Language, string])[] = [
  ["en", "can I cancel later?"],
  ["en", "if i cant make it can i cancel the day before?"],
  ["en", "can i cancel later if something comes up?"],
  ["en", "until when can I cancel for free"],
  ["en", "what if i need to cancel?"],
  ["en", "ok but can i cancel it at short notice?"],
  ["en", "whats your cancellation policy"],
  ["en", "how late can i cancel"],
  ["de", "bis wann kann ich das kostenlos absagen?"],
  ["de", "und kann ich das auch kurzfristig wieder absagen?"],
  ["de", "kann ich später noch absagen"],
  ["de", "wenn mir was dazwischenkommt kann ich dann absagen?"],
  ["de", "und was ist wenn ich absagen muss?"],
  ["de", "wie lange vorher muss ich stornieren"],
  ["de", "kann ich stornieren falls ich krank werde?"],
  ["es", "puedo cancelar si me surge algo?"],
  ["es", "y si luego no puedo, se puede cancelar?"],
  ["es", "hasta cuándo puedo cancelar"],
  ["es", "se puede anular el día antes?"],
  ["es", "con cuánta antelación hay que cancelar?"],
  ["es", "y si tengo que cancelar?"],
  ["es", "vale pero puedo cancelar después?"],
  ["fr", "je peux annuler jusqu'à quand?"],
  ["fr", "et si je suis pas contente je peux annuler ?"],
  ["fr", "on peut annuler la veille ?"],
  ["fr", "est-ce que je peux annuler si j'ai un empêchement"],
  ["fr", "c'est possible d'annuler au dernier moment ?"],
  ["fr", "combien de temps avant je peux annuler ?"],
  ["fr", "et si je dois annuler ?"],
  ["pt", "dá pra cancelar depois?"],
  ["pt", "e se eu não puder ir dá pra cancelar depois?"],
  ["pt", "até quando posso desmarcar"],
  ["pt", "posso cancelar se surgir um imprevisto?"],
  ["pt", "com quanta antecedência posso cancelar?"],
  ["pt", "e se eu precisar cancelar?"],
  ["pt", "dá pra desmarcar no dia anterior?"],
];

const begun: Readonly<Record<Language, string>> = {
  en: "haircut next week",
  de: "Haarschnitt nächste Woche",
  es: "corte la semana que viene",
  fr: "une coupe la semaine prochaine",
  pt: "corte semana que vem",
};

const timed: Readonly<Record<Language, string>> = {
  en: "haircut next tuesday at 3pm with Ana",
  de: "Haarschnitt am Dienstag nächster Woche um 15 Uhr bei Ana",
  es: "corte el martes que viene a las 15 con Ana",
  fr: "une coupe mardi prochain à 15h avec Ana",
  pt: "corte terça que vem às 15h com a Ana",
};

describe("a question about cancelling is answered and calls nothing off", () => {
  test.each(questions)("while booking, %s: %s", (language, question) => {
    const before = expectTurns(pricedSalon(language), begun[language], {});
    const { state } = expectTurns(pricedSalon(language), `${begun[language]} … ${question}`, {
      keys: ["info.cancelUntil"],
      step: before.state.step,
    });
    expect(state.draft).toEqual(before.state.draft);
  });

  test.each(questions)("with a booking standing, %s: %s", (language, question) => {
    expectTurns(salonWithOwn(language), question, { keys: ["info.cancelUntil"], step: "menu" });
  });

  test.each(questions)("under the read-back, %s: %s", (language, question) => {
    const before = expectTurns(pricedSalon(language), `${timed[language]} … Emma`, { step: "summary" });
    const { state, commands } = expectTurns(pricedSalon(language), `${timed[language]} … Emma … ${question}`, {
      keys: ["info.cancelUntil"],
      step: "summary",
    });
    expect(commands.map(({ kind }) => kind)).toEqual(["setName"]);
    expect(state.draft).toEqual(before.state.draft);
  });

  test.each([
    [
      "fr",
      "une coupe la semaine prochaine … ça dure combien de temps? et si je suis pas contente je peux annuler",
      "info.duration",
    ],
    ["en", "haircut next week … how much is it? and can i cancel later", "info.price"],
    ["es", "corte la semana que viene … cuánto cuesta? y puedo cancelar si me surge algo", "info.price"],
    ["de", "Haarschnitt nächste Woche … was kostet das? und kann ich später wieder absagen", "info.price"],
    ["pt", "corte semana que vem … quanto custa? e dá pra cancelar depois", "info.price"],
  ] as const)("beside another question, %s: %s", (language, turns, key) => {
    expectTurns(pricedSalon(language), turns, { keys: ["info.cancelUntil", key], step: "slot" });
  });

  test("the booking goes on beside it", () => {
    expectTurns(pricedSalon("en"), "haircut next tuesday at 3pm with Ana, can i cancel later if something comes up?", {
      date: "2026-11-24",
      time: "15:00",
      keys: ["info.cancelUntil"],
    });
  });

  test.each([
    ["en", "can i cancel my appointment?"],
    ["en", "I can't make it on Friday, can I cancel please"],
    ["en", "can i cancel it if possible"],
    ["de", "kann ich meinen Termin kurzfristig absagen?"],
    ["de", "ich bin krank, kann ich den Termin absagen?"],
    ["es", "puedo cancelar mi cita del viernes?"],
    ["es", "puedo cancelar mi cita si no es molestia?"],
    ["fr", "je peux annuler mon rdv ?"],
    ["fr", "est-ce possible d'annuler mon rendez-vous de vendredi"],
    ["pt", "posso cancelar meu horário de sexta?"],
    ["pt", "dá pra cancelar o meu horário?"],
  ] as const)("who asks to cancel is asked whether to, %s: %s", (language, text) => {
    expectTurns(salonWithOwn(language), text, { step: "cancel" });
  });
});
