import { describe } from "vitest";
import { testScript } from "../play-script.ts";
import { englishSalon } from "../visits/english-salon.ts";

const sympathy = { en: "sorry", fr: "désolé", de: "leid", pt: "Sinto muito" } as const;

const said = {
  en: [
    "the colour went wrong last week, please can someone call me",
    "can somebody ring me back please, my appointment was a mess",
  ],
  fr: [
    "j'essaie d'appeler depuis ce matin, c'est agaçant, je veux un humain",
    "je ne suis pas contente du tout, rappelez-moi svp",
    "personne répond au téléphone chez vous c'est pénible!! je veux parler à quelqu'un",
  ],
  de: ["ich möchte mit jemandem vom Salon sprechen, es geht um eine Reklamation"],
  pt: [
    "queria falar com alguém da loja se faz favor, é sobre uma reclamação",
    "gostava de falar com alguém, tenho uma queixa",
    "ninguém atende o telefone, que chato, quero falar com alguém",
    "podem ligar-me? correu muito mal da última vez",
  ],
} as const;

describe.each(["en", "fr", "de", "pt"] as const)(
  "in %s a complaint that wants a person is felt with and handed over",
  (language) => {
    for (const text of said[language])
      testScript(text, englishSalon(language), `\n> ${text}\n! requestHuman\n< ${sympathy[language]}`);
  },
);
