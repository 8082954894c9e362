import { expect, test } from "vitest";
import { foldText } from "../words/fold-text.ts";
import { forbidsChange } from "./forbids-change.ts";
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
  "Plus la peine de nous attendre lundi",
  "Ne m'attendez pas vendredi",
  "plus besoin du chignon du 28",
  "deux rendez-vous, c'est trop, va falloir m'en sucrer un",
  "Donnez ma place pour la couleur à quelqu'un d'autre",
  "ihr braucht am Freitag nicht auf mich zu warten",
  "Mittwoch müsst ihr auf uns verzichten",
  "Das mit Freitag hat sich erledigt",
  "bitte wieder austragen",
  "Zwei Termine sind zu teuer, einer muss weg",
  "habrá que quitar una",
  "Ya no hace falta lo del viernes",
  "No me esperéis el viernes",
  "podéis dar mi hueco de las mechas a otra",
  "vou ter que tirar uma",
  "não me esperem na sexta",
  "Pode dar minha vaga de sexta pra outra pessoa",
  "Two is too many, one of them has got to go",
  "I'll be giving Friday a miss",
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
  "one of them wants to go to the park",
  "pas la peine de me rappeler",
  "plus besoin de parapluie vendredi",
  "je viens d'en virer un de mon groupe",
  "die Frage hat sich erledigt",
  "muss ich am Freitag lange auf euch warten?",
  "einer muss ja den Kuchen mitbringen",
  "hoy me han tenido que quitar una muela",
  "minha mãe vai ter que tirar um dente",
  "no hace falta que me llaméis",
  "quem deixa o lugar sujo?",
])("what only sounds like it calls nothing off: %s", (text) => {
  expect(cancels(text)).toBe(false);
});

test.each([
  ["por favor no me cambien la cita", true],
  ["buenos días, no cambien la hora de mi cita", true],
  ["pónganme todos los martes a las cuatro de la tarde, los días no cambian", false],
  ["mis martes a las cuatro, la fecha no se mueve", false],
  ["all my Tuesdays at four, the days won't change", false],
  ["please don't move my appointment", true],
  ["alle Dienstage auf vier, die Tage nicht verschieben", false],
  ["bitte meinen Termin nicht verschieben", true],
  ["mettez mes mardis à 16h, les jours ne se décalent pas", false],
  ["ne décalez pas mon rendez-vous", true],
  ["minhas terças às quatro, os dias não mudam", false],
  ["não remarca o meu horário", true],
])("%s: forbids a change: %s", (text, isForbidden) => {
  expect(forbidsChange(foldText(text))).toBe(isForbidden);
});
