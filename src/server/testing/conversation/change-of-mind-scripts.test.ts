import { describe } from "vitest";
import { testScript } from "./play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, withBusy } from "./salon.ts";

const withOwn = withBusy({ ...buildFacts("en"), appointments: [buildOwnAppointment("en")] }, buildOwnAppointment("en"));

describe("a change of mind before the yes", () => {
  testScript(
    "a time later or earlier than the one proposed",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 3
    > a bit later please
    < Free times on Thursday, November 19, 2026:
    < 1. 3:30 PM
    > earlier
    < 1. 9:00 AM
    > 2
    < Shall I book this for you?
    < 9:30 AM
    `,
  );

  testScript(
    "a day that doesn't suit, in words and from the summary",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 3
    > tomorrow doesn't work for me
    < Haircut with Ana: these are the next free times.
    < not Thu, Nov 19
    > not friday but monday at 10
    < Monday, November 23, 2026
    < 10:00 AM
    > different day
    < Which day works for you?
    `,
  );

  testScript(
    "no to all alternatives; the soonest in place of a day",
    buildFacts("pt"),
    `
    > corte com luis segunda
    < Luis não trabalha neste dia
    > não
    < 1. qua., 18 de nov.
    > corte com luis segunda
    > o mais rápido possível
    < Posso marcar?
    < quarta-feira, 18 de novembro de 2026
    `,
  );

  testScript(
    "a time that isn't free in those days isn't a reason to say that nothing is",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 5:30pm
    < Ana isn't working at 5:30 PM
    > by friday
    < 5:30 PM isn't free on any of the next few days.
    `,
  );

  testScript(
    "plus tard, plus tôt",
    buildFacts("fr"),
    `
    > coupe avec ana vendredi à 16h
    > un peu plus tard
    < C’est le seul horaire libre
    < 16:30
    > plus tôt
    < 1. 09:00
    `,
  );

  testScript(
    "lieber, etwas früher, kann ich nicht",
    buildFacts("de"),
    `
    > haarschnitt bei ana freitag in einer woche um halb drei
    < Freitag, 27. November 2026
    > lieber um vier
    < 16:00 Uhr
    > freitag kann ich nicht
    < Das sind die nächsten freien Termine.
    < not 20. Nov
    `,
  );
});

describe("a yes to several", () => {
  testScript(
    "asks which, without the reason again",
    buildFacts("pt"),
    `
    > corte com luis segunda
    < Luis não trabalha neste dia
    > sim
    < De que horário você está falando?
    < 1. sáb., 21 de nov.
    > não há nada mais cedo?
    > menu
    > corte fim do mês
    < Horários livres entre sáb., 21 de nov. e seg., 30 de nov.:
    `,
  );

  testScript("moved with it", withOwn, `> can i move it to monday at 10\n< New: Monday, November 23, 2026, 10:00 AM`);
});

describe("yes in many words", () => {
  for (const yes of ["yes that works", "looks good!", "ok perfect, thanks", "yep book it please", "👍"]) {
    testScript(
      yes,
      buildFacts("en"),
      `> haircut with ana tomorrow at 3\n> ${yes}\n! book cut ana 2026-11-19 15:00 María`,
    );
  }
  testScript(
    "vale perfecto",
    buildFacts("es"),
    `> corte con ana mañana a las 3\n> vale perfecto muchas gracias\n< Reservado`,
  );
  testScript("c'est parfait", buildFacts("fr"), `> coupe avec ana demain à 15h\n> c'est parfait merci !\n< réservé`);
  testScript(
    "das passt",
    buildFacts("de"),
    `> haarschnitt bei ana morgen um 15 uhr\n> ja, das passt mir gut, danke!\n< gebucht`,
  );
  testScript("pode ser", buildFacts("pt"), `> corte com ana amanhã às 15h\n> pode ser, obrigado!\n< marcado`);

  testScript(
    "a goodbye isn't one: what is open is asked once more",
    buildFacts("en"),
    `
    > haircut with ana tomorrow at 3
    > ok bye
    < Shall I book this for you?
    > ok see you tomorrow
    < Shall I book this for you?
    < 3:00 PM
    `,
  );
});

describe("what was understood is said before more is asked", () => {
  testScript(
    "before the agent and the type",
    buildFacts("en"),
    `
    > haircut tomorrow
    < Free times on Thursday, November 19, 2026:
    > menu
    > anything at the end of the month?
    < Got it: Sat, Nov 21 – Mon, Nov 30.
    < The usual, Haircut with Ana?
    `,
  );

  testScript(
    "the first free time before the name",
    buildFacts("en", newClient),
    `
    @ profile
    > haircut asap
    < The first free time is Wednesday, November 18, 2026, 11:30 AM.
    < What name should I book it under?
    `,
  );
});

describe("other words and other languages than the business's", () => {
  testScript(
    "cortarme el pelo",
    buildFacts("es"),
    `> hola buenas, quería cortarme el pelo mañana a las 3 con ana\n< Corte con Ana`,
  );
  testScript(
    "cut my hair",
    buildFacts("en"),
    `> can you cut my hair tomorrow at 11 with ana?\n< Haircut with Ana\n< 11:00 AM`,
  );
  testScript(
    "in Spanish",
    buildFacts("en"),
    `> Hola, un corte con Ana mañana a las 4\n< Haircut con Ana\n< 19 de noviembre\n< 16:00`,
  );
  testScript(
    "in German",
    buildFacts("en"),
    `> morgen um halb drei haarschnitt bei ana\n< Haircut bei Ana\n< 14:30 Uhr`,
  );
  testScript("in French", buildFacts("es"), `> couper les cheveux demain à 15h avec ana\n< Corte avec Ana\n< 15:00`);
  testScript(
    "nothing to cancel",
    buildFacts("en"),
    `> I need to cancel\n< You have no upcoming appointments.\n< What would you like to do?`,
  );
});
