import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { isCalendarWord } from "../dates/is-calendar-word.ts";
import { isServiceWord } from "../words/service-words.ts";
import { tokensOf } from "../words/tokens.ts";
import type { NameContext } from "./name-labels.ts";
import { tagPersons } from "./tag-persons.ts";

const read = (language: Language, context: NameContext, text: string) => {
  const tokens = tokensOf(text);
  const isKnown = (index: number): boolean => {
    const word = tokens[index]?.word ?? "";
    return isServiceWord(word) || isCalendarWord(word, language);
  };
  const { ownName, forSomeone } = tagPersons(tokens, { context, isKnown });
  return forSomeone ? { own: ownName, other: forSomeone.name } : { own: ownName };
};

describe("names that weren't shown in training sentences like these", () => {
  test.each<[Language, NameContext, string, ReturnType<typeof read>]>([
    [
      "en",
      "open",
      "morning, Harriet Blackwood here, could I have a haircut on tuesday at 10",
      { own: "Harriet Blackwood" },
    ],
    ["en", "open", "can you do friday 3pm? my name is Tomasz Zieliński", { own: "Tomasz Zieliński" }],
    ["en", "open", "a haircut for my daughter Wren on saturday please", { own: null, other: "Wren" }],
    ["en", "asked", "it's gwendolyn", { own: "Gwendolyn" }],
    ["en", "asked", "Ottoline Price", { own: "Ottoline Price" }],
    ["en", "shown", "no sorry, it's Catriona with a C", { own: "Catriona" }],
    ["es", "open", "hola, soy Casilda Urrutia y quería un corte el lunes", { own: "Casilda Urrutia" }],
    ["es", "open", "un corte para mi hermana Ariadna el martes", { own: null, other: "Ariadna" }],
    ["es", "asked", "me llamo Wenceslao", { own: "Wenceslao" }],
    ["fr", "open", "bonjour, ici Ysaline Charlier, une coupe jeudi svp", { own: "Ysaline Charlier" }],
    ["fr", "open", "c'est pour mon fils, il s'appelle Tancrède, une coupe mardi", { own: null, other: "Tancrède" }],
    ["fr", "asked", "mettez Oriane Vasseur", { own: "Oriane Vasseur" }],
    ["de", "open", "hallo, hier ist Walburga Seidl, haarschnitt am freitag bitte", { own: "Walburga Seidl" }],
    ["de", "open", "haarschnitt für meinen Sohn Ansgar am montag", { own: null, other: "Ansgar" }],
    ["de", "asked", "ich heiße Tjark", { own: "Tjark" }],
    ["pt", "open", "oi, aqui é a Iolanda Queiroz, queria um corte na quinta", { own: "Iolanda Queiroz" }],
    ["pt", "open", "corte sexta pro meu filho Tadeu", { own: null, other: "Tadeu" }],
    ["pt", "asked", "pode botar no nome de Genivaldo", { own: "Genivaldo" }],
  ])("%s, %s: %s", (language, context, text, expected) => {
    expect(read(language, context, text)).toEqual(expected);
  });
});

describe("what is no name", () => {
  test.each<[Language, NameContext, string]>([
    ["en", "asked", "yeah bet"],
    ["en", "asked", "actually make it friday"],
    ["en", "asked", "hang on how much is it?"],
    ["en", "shown", "yes please, lovely"],
    ["en", "open", "my husband has the car on friday, can we do monday"],
    ["es", "asked", "mejor el viernes"],
    ["es", "shown", "sí por favor, confírmala"],
    ["fr", "asked", "finalement plutôt vendredi"],
    ["fr", "shown", "oui parfait merci"],
    ["de", "asked", "ach nein, lieber am freitag"],
    ["de", "shown", "passt so, danke"],
    ["pt", "asked", "na verdade prefiro sexta"],
    ["pt", "shown", "isso, pode confirmar"],
  ])("%s, %s: %s", (language, context, text) => {
    expect(read(language, context, text)).toEqual({ own: null });
  });
});
