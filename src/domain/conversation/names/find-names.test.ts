import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { kindOfWordAnywhere } from "../words/word-kind.ts";
import { correctName } from "./correct-name.ts";
import { findNames } from "./find-names.ts";
import type { NameContext } from "./name-labels.ts";

const find = (language: Language, context: NameContext, text: string) =>
  findNames(text, {
    context,
    language,
    kindOf: (word) => (word === "ana" || word === "luis" ? "agent" : kindOfWordAnywhere(word, language)),
  });

const read = (language: Language, context: NameContext, text: string) => {
  const { own, other, isForRelation } = find(language, context, text);
  return { own: own?.text ?? null, ...((other || isForRelation) && { other: other?.text ?? null }) };
};

describe("names in sentences that weren't shown in training", () => {
  test.each<[Language, NameContext, string, ReturnType<typeof read>]>([
    ["en", "open", "morning, Harriet Blackwood here, could I have a haircut on tuesday", { own: "Harriet Blackwood" }],
    ["en", "open", "can you do friday 3pm? my name is Tomasz Zieliński", { own: "Tomasz Zieliński" }],
    ["en", "open", "a haircut for my daughter Wren on saturday please", { own: null, other: "Wren" }],
    [
      "en",
      "open",
      "my young lad needs a haircut saturday, put it under his name, Fionn",
      { own: null, other: "Fionn" },
    ],
    ["en", "open", "hairct tmrw 1630. nme jez", { own: "jez" }],
    ["es", "open", "corte mañana a las 5. un saludo, pili", { own: "pili" }],
    ["fr", "open", "coupe demain 15h. cdt, moreau", { own: "moreau" }],
    ["pt", "open", "corte amanhã 15h. abs, tiago ramos", { own: "tiago ramos" }],
    ["en", "asked", "it's gwendolyn", { own: "gwendolyn" }],
    ["en", "asked", `it's ${"x".repeat(500)}`, { own: null }],
    ["en", "asked", "Ottoline Price", { own: "Ottoline Price" }],
    ["pt", "open", "boas, fala Jurandir D'Ávila Filho 😄 tem horário segunda?", { own: "Jurandir D'Ávila Filho" }],
    ["en", "asked", "S. K. Ramanathan", { own: "S. K. Ramanathan" }],
    ["en", "asked", "Ana 👩\u200d🦰", { own: "Ana 👩\u200d🦰" }],
    ["es", "open", "hola, soy Casilda Urrutia y quería un corte el lunes", { own: "Casilda Urrutia" }],
    ["es", "open", "un corte para mi hermana Ariadna el martes", { own: null, other: "Ariadna" }],
    ["es", "asked", "me llamo Wenceslao", { own: "Wenceslao" }],
    ["es", "asked", "María de los Ángeles Ruiz de la Torre", { own: "María de los Ángeles Ruiz de la Torre" }],
    ["fr", "open", "bonjour, ici Ysaline Charlier, une coupe jeudi svp", { own: "Ysaline Charlier" }],
    ["fr", "open", "c'est pour mon fils, il s'appelle Tancrède, une coupe mardi", { own: null, other: "Tancrède" }],
    ["fr", "asked", "mettez Oriane Vasseur", { own: "Oriane Vasseur" }],
    ["fr", "asked", "Jean-Baptiste de La Tour du Pin", { own: "Jean-Baptiste de La Tour du Pin" }],
    ["de", "open", "hallo, hier ist Walburga Seidl, haarschnitt am freitag bitte", { own: "Walburga Seidl" }],
    ["de", "open", "haarschnitt für meinen Sohn Ansgar am montag", { own: null, other: "Ansgar" }],
    ["de", "asked", "ich heiße Tjark", { own: "Tjark" }],
    ["de", "asked", "Prof. Dr. Hedwig von und zu Stein", { own: "Prof. Dr. Hedwig von und zu Stein" }],
    ["pt", "open", "oi, aqui é a Iolanda Queiroz, queria um corte na quinta", { own: "Iolanda Queiroz" }],
    ["pt", "open", "corte sexta pro meu filho Tadeu", { own: null, other: "Tadeu" }],
    ["pt", "asked", "pode botar no nome de Genivaldo", { own: "Genivaldo" }],
    ["de", "asked", "Hinterleitner Alois, also Alois is der Vorname", { own: "Alois Hinterleitner" }],
    ["en", "asked", "my papers say Theophilus but nobody uses it, put Theo", { own: "Theo" }],
    ["es", "asked", "en el carnet pone José Ignacio, tú apúntame como Nacho", { own: "Nacho" }],
    ["pt", "asked", "Rhayssa, com agá e dois esses, ideia do meu pai", { own: "Rhayssa" }],
    ["pt", "open", "Corte com a Ana, terça 10h. Edivaldo", { own: "Edivaldo" }],
    ["de", "open", "mein Bruder Tillmann braucht auch einen Schnitt, auch bei Luis", { own: null, other: "Tillmann" }],
    ["en", "asked", "王小明", { own: "王小明" }],
    ["de", "asked", "Марія Шевченко", { own: "Марія Шевченко" }],
  ])("%s, %s: %s", (language, context, text, expected) => {
    expect(read(language, context, text)).toEqual(expected);
  });
});

describe("words that aren't names", () => {
  test.each<[Language, NameContext, string]>([
    ["en", "open", "a trim tomorrow at 3. Cheers mate"],
    ["es", "open", "corte mañana a las 5. saludos cordiales"],
    ["de", "open", "Haarschnitt morgen um 3. LG aus Köln"],
    ["pt", "open", "amanhã 15h. abraços a todos"],
    ["en", "open", "I'm Scottish and I need a cut on Friday"],
    ["en", "open", "He's Friday, I'm Saturday"],
    ["en", "open", "I should be most obliged if you would fit me in on Tuesday"],
    ["de", "open", "Ich bin Rentner und komme am Freitag um 10"],
    ["de", "open", "Für die Einschulung nächste Woche Freitag um 10"],
    ["de", "open", "Rasur mit heißem Tuch, Schaum, und dann alles glatt"],
    ["de", "open", "Euer Laden ist spitze. Der Wahnsinn"],
    ["de", "open", "Wie heißt das Shampoo"],
    ["es", "open", "¿Cómo se llama la chica del viernes?"],
    ["es", "open", "Yo, el martes no puedo"],
    ["fr", "open", "Comment s'appelle le monsieur de vendredi ?"],
    ["pt", "open", "Como se chama a moça de sexta?"],
    ["en", "asked", "yeah bet"],
    ["en", "asked", "actually make it friday"],
    ["en", "asked", "hang on how much is it?"],
    ["en", "asked", "hang on my mum's calling"],
    ["en", "shown", "yes please, lovely"],
    ["en", "open", "my husband has the car on friday, can we do monday"],
    ["es", "asked", "mejor el viernes"],
    ["es", "asked", "mi chamaco trae una greña"],
    ["es", "shown", "sí por favor, confírmala"],
    ["fr", "asked", "finalement plutôt vendredi"],
    ["fr", "shown", "oui parfait merci"],
    ["de", "asked", "ach nein, lieber am freitag"],
    ["de", "asked", "wieso denn das?"],
    ["de", "shown", "passt so, danke"],
    ["pt", "asked", "na verdade prefiro sexta"],
    ["pt", "shown", "isso, pode confirmar"],
  ])("%s, %s: %s", (language, context, text) => {
    const { own, family, other } = find(language, context, text);
    expect([own, family, other]).toEqual([null, null, null]);
  });
});

describe("a name over a summary is put right", () => {
  test.each<[Language, string, string, string | null]>([
    ["en", "Catarina Lopez", "no sorry, it's Katharina", "Katharina Lopez"],
    ["en", "Emma", "my surname is missing: Whitfield", "Emma Whitfield"],
    ["en", "Katarina", "yes perfect", null],
    ["en", "Catarina", "Katharina not Catarina", "Katharina"],
    ["es", "Elena", "se escribe con hache", "Helena"],
    ["es", "Gonzalo Prieto", "el apellido es Nieto", "Gonzalo Nieto"],
    ["fr", "Lea", "c'est Léa avec l'accent", "Léa"],
    ["de", "Tomas Berg", "nein, mit th", "Thomas Berg"],
    ["pt", "Ana", "faltou meu sobrenome: Quaresma", "Ana Quaresma"],
    ["de", "Piotr Krawczik", "Piotr Krawczyk muss es heißen, mit Ypsilon", "Piotr Krawczyk"],
    ["en", "Shawn Reid", "Damn autocorrect. Sean Reed it is", "Sean Reed"],
  ])("%s, %s: %s", (language, current, text, expected) => {
    expect(correctName(text, current, find(language, "shown", text))).toBe(expected);
  });
});

test("a service or a day is read without the names around it", () => {
  expect(find("en", "open", "I'm Summer May, a haircut on friday").rest).toBe("I'm           , a haircut on friday");
});

test("small words between a first name and the family name don't part them", () => {
  expect(find("pt", "asked", "o meu nome é Vasco, apelido Mascarenhas e Menezes").family?.text).toBe(
    "Mascarenhas e Menezes",
  );
});
