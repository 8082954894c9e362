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
    ["es", "open", "Mi hijo Leo tiene la comunión de su prima, corte el sábado", { own: null, other: "Leo" }],
    ["fr", "asked", "Attention, ça s'écrit K-O-W-A-L-C-Z-Y-K, et le prénom Stéphane", { own: "Stéphane Kowalczyk" }],
    ["en", "asked", "N-G-U-Y-E-N is the surname, first name Kim", { own: "Kim Nguyen" }],
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
    ["en", "asked", "it's S-I-O-B-H-A-N, everyone spells it wrong", { own: "Siobhan" }],
    ["en", "asked", "That's C A O I M H E", { own: "Caoimhe" }],
    ["en", "asked", "Shawn, S-H-A-U-N", { own: "Shaun" }],
    ["en", "asked", "J. R. R. Hartley", { own: "J. R. R. Hartley" }],
    ["es", "asked", "J de Juan, O, R, G, E: Jorge", { own: "Jorge" }],
    ["en", "asked", "sound, crack on. Gethin's the name", { own: "Gethin" }],
    ["en", "open", "Lou Hartigan's the name. Haircut Saturday 10am?", { own: "Lou Hartigan" }],
    ["fr", "asked", "mwa c Loana", { own: "Loana" }],
    ["es", "asked", "Charo para los amigos", { own: "Charo" }],
    ["es", "asked", "el nombre es Begoña, con eñe", { own: "Begoña" }],
    ["de", "asked", "Na dann mal los. Torben ist mein Name", { own: "Torben" }],
    ["fr", "open", "coupe ven 10h jsui Malo", { own: "Malo" }],
    ["en", "open", "hrct fri 10 nm Bryn thx", { own: "Bryn" }],
    ["de", "open", "haarschnitt fr 10 uhr. gruß kalle wegener", { own: "kalle wegener" }],
    ["de", "open", "haarschnitt fr 10 uhr, bin müde. vroni bachmeier lg", { own: "vroni bachmeier" }],
    ["de", "open", "Haarschnitt Freitag 10 Uhr. Schönen Gruß, Inge", { own: "Inge" }],
    ["es", "open", "Buenas, a nonbre de Maite: corte el viernes a las 10", { own: "Maite" }],
    ["es", "open", "Vengo del Camino de Santiago, corte el viernes a las 10. Soy Elías", { own: "Elías" }],
    ["de", "open", "Komm grad aus St. Wolfgang, Haarschnitt Freitag 10 Uhr? Sepp mein Name", { own: "Sepp" }],
    ["pt", "open", "corte sexta 10h, bj da Mila", { own: "Mila" }],
    ["de", "open", "haarschnitt freitag 10 uhr, is für mich (Kevin)", { own: "Kevin" }],
    ["pt", "asked", "Oxe, tá bom. É Severino", { own: "Severino" }],
    ["en", "open", "my lad Alfie's six, a haircut for him on saturday", { own: null, other: "Alfie" }],
    ["de", "open", "Könnt ihr der Emma am Freitag die Haare schneiden?", { own: null, other: "Emma" }],
    ["de", "open", "Unserm Max wächst alles über die Augen, Haarschnitt Freitag", { own: null, other: "Max" }],
    ["fr", "open", "on peut couper les cheveux à Jules vendredi ?", { own: null, other: "Jules" }],
    ["es", "open", "¿a Mateo le cortáis el pelo el viernes?", { own: null, other: "Mateo" }],
    ["en", "open", "can you cut our Freddie's hair friday at 10?", { own: null, other: "Freddie" }],
    ["en", "asked", "王小明", { own: "王小明" }],
    ["de", "asked", "Марія Шевченко", { own: "Марія Шевченко" }],
    ["es", "open", "Hola, soy Nerea. Una limpieza facial para este sábado a las 11", { own: "Nerea" }],
    ["pt", "open", "Olá, sou a Noémia. Uma escova sexta às 11", { own: "Noémia" }],
    ["pt", "open", "daqui fala o Fonseca. Aliás, ponha antes Amadeu Fonseca", { own: "Amadeu Fonseca" }],
    ["pt", "open", "Massagem quinta-feira 26 às 15h. Obg!\n\nTó Zé Marreiros", { own: "Tó Zé Marreiros" }],
    ["fr", "open", "rdv coupe vendredi 17h30 bastien si poss. nom julien pras. mrc", { own: "julien pras" }],
    ["en", "open", "a dry trim for my little boy, he's 6. Oscar's his name", { own: null, other: "Oscar" }],
    ["de", "open", "Haarschnitt für meinen Sohn am Samstag, Oskar ist sein Name", { own: null, other: "Oskar" }],
    ["de", "open", "um meinen Sohn Emil, die Lehrerin sagt er kneift immer", { own: null, other: "Emil" }],
    ["fr", "asked", "G, W, E, N. Gwen quoi, quatre lettres", { own: "Gwen" }],
    ["en", "asked", "N, I, A, M, H. Niamh, five letters", { own: "Niamh" }],
    ["de", "asked", "T, H, E, A. Thea Sommerfeld", { own: "Thea Sommerfeld" }],
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
    ["en", "asked", "Phew"],
    ["en", "asked", "Ouch, that's steep"],
    ["es", "asked", "Ufff bueno"],
    ["es", "asked", "Híjole"],
    ["es", "asked", "Madre mía"],
    ["fr", "asked", "Ben dis donc"],
    ["fr", "asked", "Pfiou"],
    ["de", "asked", "Uiuiui"],
    ["de", "asked", "Alter Schwede"],
    ["pt", "asked", "Vixe"],
    ["pt", "asked", "Cruz credo"],
    ["en", "open", "Haircut Friday 10am, Bob's your uncle"],
    ["en", "open", "nm much, just a haircut friday"],
    ["es", "open", "Corte el viernes a las 10, saludos de Granada"],
    ["es", "open", "Me caso en San Sebastián, corte el viernes a las 10"],
    ["fr", "open", "Coupe vendredi 10h, j'arrive de Saint-Étienne"],
    ["de", "open", "Haarschnitt Freitag 10 Uhr, liebe Grüße von der Ostsee"],
    ["pt", "open", "Corte sexta 10h, abraço do Porto"],
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
    ["pt", "open", "já puseram as luzinhas de Natal na montra. Ficou um mimo!"],
    ["fr", "open", "La vitrine de Noël est magnifique, bravo"],
    ["fr", "open", "quand je serre la poignée ça couine et le vélo s'arrête plus"],
    ["es", "open", "Una pregunta rápida y ya os dejo"],
    ["de", "open", "schade. dann halt den tag danach"],
  ])("%s, %s: %s", (language, context, text) => {
    const { own, family, other } = find(language, context, text);
    expect([own, family, other]).toEqual([null, null, null]);
  });
});

describe("a name over a summary is put right", () => {
  test.each<[Language, string, string, string | null]>([
    ["en", "Catarina Lopez", "no sorry, it's Katharina", "Katharina Lopez"],
    ["pt", "Joca", "melhor não, mete aí João Carlos Meireles, que Joca é só em casa", "João Carlos Meireles"],
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

test.each<[Language, string]>([
  ["en", "Jules Whitcombe. Do you do student discount?"],
  ["es", "Aitor, ¿y hay que pagar por adelantado?"],
  ["fr", "Solène Barbier. Vous prenez la carte ?"],
  ["de", "Jule Wendt. Macht ihr eigentlich Mittagspause?"],
  ["pt", "Fábio, tem estacionamento aí?"],
])("%s: a name stands apart from a question: %s", (language, text) => {
  expect(find(language, "asked", text).isApart).toBe(true);
});

test.each<[Language, string]>([
  ["en", "Is Maeve in on Fridays?"],
  ["es", "Duda: ¿aceptáis tarjeta?"],
  ["de", "Kurze Zwischenfrage, was zahl ich dafür?"],
])("%s: what isn't plainly a name doesn't: %s", (language, text) => {
  expect(find(language, "asked", text).isApart).toBe(false);
});
