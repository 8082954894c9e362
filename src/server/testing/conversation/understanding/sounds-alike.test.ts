import { describe } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, newClient } from "../salon.ts";

type Words = {
  asks: string;
  /** A name, in words that also ask for a call. */
  called: readonly string[];
  /** Words that ask for a call. */
  calls: readonly string[];
  /** Something is given up, and then it goes ahead. */
  ahead: string;
  aheadName: string;
  dropped: string;
  nothingBooked: string;
  cardReaders: readonly string[];
  /** Until Monday at nine, which is booked. */
  farewells: readonly string[];
  welcome: string;
};

const inWords: Record<Language, Words> = {
  en: {
    asks: "haircut tomorrow at 3pm with Ana",
    called: ["you can call me Dez", "call me Dez", "just call me Dez please"],
    calls: ["please call me", "call me Monday", "can you call me back"],
    ahead: "oh never mind, let's do it. Corinne",
    aheadName: "Corinne",
    dropped: "never mind",
    nothingBooked: "nothing",
    cardReaders: ["do you have a card machine?", "have you got a card reader?"],
    farewells: ["see you Monday at 9, I'm bringing two friends along", "till Monday at 9, I'll bring cake"],
    welcome: "welcome",
  },
  es: {
    asks: "corte mañana a las 15 con Ana",
    called: ["llámame Dez", "me podéis llamar Dez"],
    calls: ["llámame mañana", "llamadme por favor"],
    ahead: "déjalo, venga, adelante. Corina",
    aheadName: "Corina",
    dropped: "déjalo",
    nothingBooked: "no se ha reservado nada",
    cardReaders: ["¿Tenéis datáfono?", "¿hay posnet?"],
    farewells: ["hasta el lunes a las 9, llevo a dos amigas"],
    welcome: "De nada",
  },
  fr: {
    asks: "une coupe demain à 15h avec Ana",
    called: ["appelez-moi Dez", "vous pouvez m'appeler Dez"],
    calls: ["appelez-moi lundi", "rappelez-moi svp"],
    ahead: "tant pis, on y va. Corinne",
    aheadName: "Corinne",
    dropped: "tant pis",
    nothingBooked: "rien n’a été réservé",
    cardReaders: ["vous avez un terminal de paiement ?", "vous avez un TPE ?"],
    farewells: ["à lundi 9h, je viens avec deux copines", "à lundi, j'amène le chien"],
    welcome: "plaisir",
  },
  de: {
    asks: "Haarschnitt morgen um 15 Uhr bei Ana",
    called: ["nennt mich einfach Dez", "ihr könnt mich Dez nennen", "sagt einfach Dez zu mir"],
    calls: ["ruft mich bitte an"],
    ahead: "ach vergiss es, wir machen das. Corinna",
    aheadName: "Corinna",
    dropped: "vergiss es",
    nothingBooked: "nichts gebucht",
    cardReaders: ["Habt ihr ein Kartenlesegerät?", "gibts bei euch ein EC-Gerät?"],
    farewells: ["bis Montag um 9, ich bring zwei Freundinnen mit", "bis Montag, ich bring Kuchen mit"],
    welcome: "Gern geschehen",
  },
  pt: {
    asks: "corte amanhã às 15h com Ana",
    called: ["pode me chamar de Dez", "me chama de Dez"],
    calls: ["me liga por favor"],
    ahead: "deixa pra lá, vamos nessa. Corina",
    aheadName: "Corina",
    dropped: "deixa pra lá",
    nothingBooked: "nada foi marcado",
    cardReaders: ["vocês têm máquina de cartão?", "têm terminal multibanco?"],
    farewells: ["até segunda às 9h, levo duas amigas"],
    welcome: "Por nada",
  },
};

describe.each(languages)("what sounds like something else, in %s", (language) => {
  const words = inWords[language];
  const asked = `> ${words.asks}\n`;
  const stranger = buildFacts(language, newClient);
  const standing = {
    ...buildFacts(language),
    appointments: [buildOwnAppointment(language, { date: "2026-11-23", time: "09:00" })],
  };
  for (const called of words.called) {
    testScript(`${called}: the name`, stranger, `${asked}> ${called}\n! setName Dez\n< Dez`);
    testScript(`${called}: put right`, buildFacts(language), `${asked}> ${called}\n< Dez\n! setName Dez`);
  }
  for (const calls of words.calls) testScript(`${calls}: a call`, stranger, `${asked}> ${calls}\n! requestHuman`);
  testScript("what goes ahead isn't left", stranger, `${asked}> ${words.ahead}\n< ${words.aheadName}`);
  testScript("what is given up is left", stranger, `${asked}> ${words.dropped}\n< ${words.nothingBooked}`);
  for (const asks of words.cardReaders) testScript(`${asks}: payment`, stranger, `> ${asks}\n! nothing\n< not my-data`);
  for (const leaves of words.farewells)
    testScript(`${leaves}: a goodbye`, standing, `> ${leaves}\n< ${words.welcome}\n! nothing`);
});
