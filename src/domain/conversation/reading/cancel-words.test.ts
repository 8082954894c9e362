import { expect, test } from "vitest";
import { readActs } from "./read-acts.ts";

const cancels = (text: string): boolean =>
  readActs(text, { steering: new Set(), intents: new Set(), context: "standing" }).acts.some(
    ({ kind, confidence }) => kind === "cancel" && confidence === 1,
  );

test.each([
  "Bin off Friday's English would you",
  "So you can give my Saturday spot to some other poor soul",
  "Virez ma purge de vendredi",
  "vous pouvez laisser ma place à quelqu'un d'autre",
  "Den Termin nächste Woche braucht es also nicht mehr",
  "ihr könnt meinen Platz gern weitergeben",
  "podéis dar mi hueco a otra persona",
  "podem dar a nossa vaga pra outro",
  "die Theorie am 25. könnt ihr knicken",
  "Den Dienstag müsst ihr euch abschminken",
  "das kannste in die Tonne kloppen",
  "Das mit Dienstag hat sich zerschlagen",
  "Je vais devoir vous faire faux bond pour le blanchiment",
  "Je vous pose un lapin mardi, vraiment désolé",
  "Je jette l'éponge pour mardi",
  "El martes, dadlo por perdido",
  "I'm chucking in the towel on Tuesday",
])("a slot that is given away is called off: %s", (text) => {
  expect(cancels(text)).toBe(true);
});

test.each([
  "Können Sie mir den Platz am Freitag geben?",
  "Bitte meinen Platz nicht vergeben, komme 10 min später",
  "mir knickt das Knie weg",
  "Für den Termin braucht man nicht nüchtern sein?",
  "can you scrub the dead skin off my heels",
  "could you knock off the price a bit",
  "did you give my slot to someone else?",
  "vous pouvez dégager ma nuque ?",
  "pouvez-vous laisser mon créneau à 14h",
  "¿puedo pasar mi hora a las 5?",
  "me sobra una sesión del bono, ¿me das hora?",
  "minha consulta vai cair no feriado?",
  "no le vayan a dar mi turno a otro porfa",
  "könnt ihr die Spitzen knicken oder bricht das Haar?",
  "ich will mir die Schminke abschminken vor dem Termin",
  "mein Spiegel hat sich beim Umzug verschlagen",
  "la dernière fois on m'a posé un lapin",
  "vous m'avez fait faux bond mardi dernier",
  "daba la tarde por perdida",
  "do you throw in the towel when shaving?",
])("what only sounds like it calls nothing off: %s", (text) => {
  expect(cancels(text)).toBe(false);
});
