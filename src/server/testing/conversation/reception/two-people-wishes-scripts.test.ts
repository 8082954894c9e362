import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const first = {
  en: ["haircut for me and my husband Sam friday at 3pm with Ana", "yes", "one person at a time"],
  es: ["corte para mí y para mi marido Sam el viernes a las 15h con Ana", "sí", "una persona cada vez"],
  fr: ["une coupe pour moi et mon mari Sam vendredi à 15h avec Ana", "oui", "une personne à la fois"],
  de: ["Haarschnitt für mich und meinen Mann Sam Freitag um 15 Uhr bei Ana", "ja", "immer für eine Person"],
  pt: ["corte para mim e para o meu marido Sam sexta às 15h com a Ana", "sim", "uma pessoa de cada vez"],
} as const;

/** Said under the summary of the first: the other one's comes right after it, with the same. */
const after = {
  en: [
    "back to back with the same person is fine",
    "one after the other is fine",
    "his straight after mine please",
    "he can go right after me",
  ],
  es: [
    "uno detrás de otro con la misma persona está bien",
    "uno después del otro, sin problema",
    "el suyo justo después del mío",
    "él puede ir seguido de mí",
  ],
  fr: [
    "l'un après l'autre avec la même personne ça va",
    "à la suite c'est parfait",
    "le sien juste après le mien",
    "il peut passer juste après moi",
  ],
  de: [
    "nacheinander bei derselben Person ist ok",
    "einer nach dem anderen passt",
    "seinen direkt nach meinem",
    "er kann gleich nach mir drankommen",
  ],
  pt: [
    "um a seguir ao outro com a mesma pessoa está bem",
    "um depois do outro, tudo bem",
    "o dele logo depois do meu",
    "ele pode ir logo a seguir a mim",
  ],
} as const;

/** The same hour for both, with whoever else is free. */
const together = {
  en: ["we want to be done together"],
  es: ["¿podemos ir los dos a la misma hora?"],
  fr: ["on voudrait être coiffés en même temps"],
  de: ["wir wollen zusammen drankommen"],
  pt: ["queremos ir juntos"],
} as const;

describe.each(languages)("in %s how two people come is said under the summary", (language) => {
  const [both, yes, told] = first[language];
  for (const said of after[language])
    testScript(
      said,
      englishSalon(language),
      `
      > ${both}
      < ${told}
      > ${said}
      ! nothing
      < 15:00
      > ${yes}
      ! book cut ana 2026-11-20 15:00 María
      < Sam
      > ${yes}
      ! book cut ana 2026-11-20 16:00 María Sam
      `.replace("15:00\n      >", language === "en" ? "3:00 PM\n      >" : "15:00\n      >"),
    );
  for (const said of together[language])
    testScript(
      said,
      englishSalon(language),
      `
      > ${both}
      < ${told}
      > ${said}
      ! nothing
      < María
      > ${yes}
      ! book cut ana 2026-11-20 15:00 María
      < Sam
      > ${yes}
      ! book cut luis 2026-11-20 15:00 María Sam
      `,
    );
});

/** All of it in the first message; Thursday only Ana is there. */
const alone = {
  en: "haircut for me and my husband Sam at the same time on thursday 26th at 3pm",
  es: "corte para mí y para mi marido Sam a la vez el jueves 26 a las 15h",
  fr: "une coupe pour moi et mon mari Sam en même temps jeudi 26 à 15h",
  de: "Haarschnitt für mich und meinen Mann Sam gleichzeitig am Donnerstag, 26. um 15 Uhr",
  pt: "corte para mim e para o meu marido Sam ao mesmo tempo quinta dia 26 às 15h",
} as const;

const notTogether = {
  en: "no one else is free",
  es: "no hay nadie más libre",
  fr: "personne d’autre n’est libre",
  de: "sonst niemand frei",
  pt: "não há mais ninguém livre",
} as const;

describe.each(languages)("in %s it is said when two can't come at the same time", (language) => {
  testScript(
    alone[language],
    englishSalon(language),
    `
    > ${alone[language]}
    < ${notTogether[language]}
    > ${first[language][1]}
    ! book cut ana 2026-11-26 15:00 María
    < Sam
    > ${first[language][1]}
    ! book cut ana 2026-11-26 16:00 María Sam
    `,
  );
});

/** Two others: both are told, both are booked. */
const twoOthers = {
  en: [
    "kids haircut for my son Leo and my daughter Mia, friday at 3pm with Ana",
    "kids cut for my two kids Leo and Mia friday 3pm with Ana",
    "kids haircuts for Leo and Mia on friday at 3pm with Ana please",
  ],
  es: [
    "corte infantil para mi hijo Leo y mi hija Mia, viernes a las 15h con Ana",
    "corte de niño para mis dos hijos Leo y Mia el viernes a las 15h con Ana",
    "cortes infantiles para Leo y Mia el viernes a las 15h con Ana",
  ],
  fr: [
    "coupe enfant pour mon fils Leo et ma fille Mia, vendredi à 15h avec Ana",
    "coupe enfant pour mes deux enfants Leo et Mia vendredi 15h avec Ana",
    "deux coupes enfant pour Leo et Mia vendredi à 15h avec Ana",
  ],
  de: [
    "Kinderhaarschnitt für meinen Sohn Leo und meine Tochter Mia, Freitag um 15 Uhr bei Ana",
    "Kinderhaarschnitt für meine beiden Kinder Leo und Mia am Freitag 15 Uhr bei Ana",
    "Kinderhaarschnitte für Leo und Mia, Freitag 15 Uhr bei Ana",
  ],
  pt: [
    "corte infantil para o meu filho Leo e a minha filha Mia, sexta às 15h com a Ana",
    "corte infantil para os meus dois filhos Leo e Mia na sexta às 15h com a Ana",
    "cortes infantis para Leo e Mia na sexta às 15h com a Ana",
  ],
} as const;

describe.each(languages)("in %s two others are booked one after the other, under their names", (language) => {
  const [, yes, told] = first[language];
  for (const said of twoOthers[language])
    testScript(
      said,
      englishSalon(language),
      `
      > ${said}
      < ${told}
      < Leo
      > ${yes}
      ! book kids ana 2026-11-20 15:00 María Leo
      < Mia
      > ${yes}
      ! book kids luis 2026-11-20 15:00 María Mia
      `,
    );
});

/** Two of the same, without saying who. */
const two = {
  en: ["two haircuts friday at 3pm with Ana", "2 haircuts please, friday 3pm, Ana"],
  es: ["dos cortes el viernes a las 15h con Ana", "necesito 2 cortes, viernes 15h, con Ana"],
  fr: ["deux coupes vendredi à 15h avec Ana", "il me faut 2 coupes vendredi 15h avec Ana"],
  de: ["zwei Haarschnitte am Freitag um 15 Uhr bei Ana", "2x Haarschnitt Freitag 15 Uhr Ana"],
  pt: ["dois cortes na sexta às 15h com a Ana", "queria 2 cortes sexta 15h com a Ana"],
} as const;

describe.each(languages)("in %s two of the same are for two", (language) => {
  for (const said of two[language])
    testScript(said, englishSalon(language), `\n> ${said}\n! nothing\n< ${first[language][2]}`);
});
