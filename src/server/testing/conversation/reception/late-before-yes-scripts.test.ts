import { describe } from "vitest";
import { languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { newClient } from "../salon.ts";
import { englishSalon } from "../visits/english-salon.ts";

/** The question for the name, that for the last yes, and a yes. */
const begun = {
  en: ["What name", "Shall I book this", "yes"],
  es: ["¿A qué nombre", "¿Te reservo esto", "sí"],
  fr: ["À quel nom", "Je réserve ceci", "oui"],
  de: ["Auf welchen Namen", "Darf ich das für Sie buchen", "ja"],
  pt: ["Em nome de quem", "Posso marcar?", "sim"],
} as const;

const today = {
  en: "haircut today at 3pm with Ana",
  es: "corte hoy a las 15h con Ana",
  fr: "une coupe aujourd'hui à 15h avec Ana",
  de: "Haarschnitt heute um 15 Uhr bei Ana",
  pt: "corte hoje às 15h com a Ana",
} as const;

const late = {
  en: [
    "stuck on the m50 gonna be 15 mins late so sorry",
    "running about 10 minutes late",
    "might be a bit late",
    "on my way, will be 5 min late",
  ],
  es: [
    "voy a llegar 10 minutos tarde, hay tráfico",
    "llego un poco tarde",
    "me retraso unos 15 minutos",
    "estoy en un atasco, llegaré tarde",
  ],
  fr: [
    "je suis coincée dans les bouchons j'aurai 10 min de retard",
    "je serai un peu en retard",
    "j'arrive avec 15 minutes de retard",
    "désolée je vais être en retard",
  ],
  de: [
    "steh im stau schaffs erst 10 min später",
    "ich verspäte mich um 15 Minuten",
    "komme etwas später",
    "bin 10 Minuten zu spät dran",
  ],
  pt: [
    "vou me atrasar uns 10 minutinhos",
    "vou chegar 15 minutos atrasada",
    "estou preso no trânsito, chego atrasado",
    "atraso-me um bocadinho",
  ],
} as const;

const notYet = {
  en: "isn't booked yet",
  es: "todavía no está reservada",
  fr: "n’est pas encore réservé",
  de: "noch nicht gebucht",
  pt: "ainda não está marcado",
} as const;

describe.each(languages)("in %s who is late before the last yes hears that it isn't booked", (language) => {
  const [asks, summary, yes] = begun[language];
  for (const said of late[language]) {
    testScript(
      `at the name: ${said}`,
      englishSalon(language, newClient),
      [
        ...["", "@ profile", `> ${today[language]}`, `< ${asks}`, `> ${said}`, "! nothing"],
        ...[
          `< ${notYet[language]}`,
          `< ${asks}`,
          "> Tom Baker",
          `> ${yes}`,
          "! book cut ana 2026-11-18 15:00 Tom Baker",
        ],
      ].join("\n"),
    );
    testScript(
      `at the summary: ${said}`,
      englishSalon(language),
      `\n> ${today[language]}\n< ${summary}\n> ${said}\n! nothing\n< ${notYet[language]}\n< ${summary}\n> ${yes}\n! book cut ana 2026-11-18 15:00 María`,
    );
  }
});
