import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const when = {
  en: "friday at 3pm with Ana",
  es: "el viernes a las 15h con Ana",
  fr: "vendredi à 15h avec Ana",
  de: "Freitag um 15 Uhr bei Ana",
  pt: "sexta às 15h com a Ana",
} as const;

const children = {
  en: [
    "trim for my little one (4)",
    "cut for my nipper aged six",
    "our girl is eight and needs a haircut",
    "my 9 year old needs a haircut",
    "haircut for my kiddo",
    "my eldest is 11, haircut please",
  ],
  es: [
    "mi pibe de 8 años necesita un corte",
    "corte para mi chamaco de 6 años",
    "corte para mi cabro chico de 9 años",
    "mi chiquitín necesita un corte, tiene 3 añitos",
  ],
  fr: [
    "une coupe pour mon gars de 9 ans",
    "une coupe pour ma puce de 6 ans",
    "mon p'tit a besoin d'une coupe, il a 5 ans",
    "une coupe pour mon loulou (8 ans)",
    "une coupe pour mon ti-gars de 7 ans",
  ],
  de: [
    "mein Kleiner (5) braucht einen Haarschnitt",
    "Haarschnitt für mein Madl, 6 Jahre",
    "Haarschnitt für meinen Zwerg, 4",
    "Haarschnitt für mein Töchterle, sie wird sieben",
    "Haarschnitt für meinen 9-jährigen",
    "Haarschnitt für unsere Kurze, 8 Jahre alt",
    "Haarschnitt für mein Meitli (6)",
  ],
  pt: ["corte para o meu puto de 7 anos", "corte pro meu piá de 6 anos", "corte pro meu garoto, fez 5"],
} as const;

describe.each(languages)("in %s a child gets the children's service", (language) => {
  for (const said of children[language])
    testScript(
      said,
      englishSalon(language),
      `\n> ${said}, ${when[language]}\n! nothing\n> Leo\n< Kids' haircut\n< Leo (`,
    );
});

/** Who is somebody's child and may be grown up. */
const ageless = {
  en: ["my son needs a haircut", "haircut for my daughter"],
  es: ["mi hijo necesita un corte", "corte para mi hija"],
  fr: ["mon fils a besoin d'une coupe", "une coupe pour ma fille"],
  de: ["mein Sohn braucht einen Haarschnitt", "Haarschnitt für meine Tochter"],
  pt: ["o meu filho precisa de um corte", "corte para a minha filha"],
} as const;

describe.each(languages)("in %s it is asked which, where the age isn't said", (language) => {
  for (const said of ageless[language])
    testScript(
      said,
      englishSalon(language),
      `\n> ${said}, ${when[language]}\n! nothing\n< Haircut\n< Kids' haircut\n> [Kids' haircut]\n> Leo\n< Kids' haircut\n< Leo (`,
    );
});

const grown = {
  en: ["haircut for my son, he's 24", "my 16 year old needs a haircut"],
  es: ["corte para mi hijo de 30 años", "corte para mi hija, tiene veinte"],
  fr: ["une coupe pour mon fils de 25 ans", "une coupe pour ma fille, elle a dix-huit ans"],
  de: ["Haarschnitt für meinen Sohn, er ist 24", "Haarschnitt für meine 17-jährige Tochter"],
  pt: ["corte para o meu filho de 28 anos", "corte para a minha filha, tem vinte e dois"],
} as const;

describe.each(languages)("in %s who is grown up gets the one for grown-ups", (language) => {
  for (const said of grown[language])
    testScript(
      said,
      englishSalon(language),
      `\n> ${said}, ${when[language]}\n! nothing\n> Leo\n< Haircut\n< not Kids' haircut\n< Leo (`,
    );
});
