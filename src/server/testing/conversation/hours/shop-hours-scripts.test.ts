import { testScript } from "../play-script.ts";
import { buildFacts } from "../salon.ts";

// On Saturdays the salon is open from ten to two: its first and last times are its own, whatever those of others are.

testScript(
  "en: right when you open",
  buildFacts("en"),
  `
  > Haircut with Luis on Saturday right when you open
  < Free times on Saturday, November 21, 2026
  < 10:00
  < 10:30
  `,
);

testScript(
  "de: kurz vor Ladenschluss",
  buildFacts("de"),
  `
  > Haarschnitt bei Luis am Samstag kurz vor Ladenschluss
  < Freie Zeiten am Samstag, 21. November 2026
  < 13:00
  < 13:30
  `,
);

testScript(
  "es: el último turno del sábado",
  buildFacts("es"),
  `
  > Corte con Luis, el último turno del sábado
  < 13:00
  < 13:30
  `,
);

// Said first, it is kept until the person is chosen. On Fridays Ana works until five, and Luis until six.

testScript(
  "en: the latest on a day",
  buildFacts("en"),
  `
  > whats the latest on friday for a haircut
  < 4:30 PM (with Ana)
  > ana
  < Free times on Friday, November 20, 2026
  < 4:30 PM
  < not 3:00 PM
  `,
);

testScript(
  "es: a última hora",
  buildFacts("es"),
  `
  > tienes algo el viernes a última hora para un corte?
  > me da igual
  < Horas libres el viernes, 20 de noviembre de 2026
  < 17:30
  < not 16:00
  `,
);

testScript(
  "fr: de plus tard",
  buildFacts("fr"),
  `
  > qu'est ce que vous avez de plus tard mardi pour une coupe?
  > peu importe
  < Horaires libres le mardi 24 novembre 2026
  < 17:30
  < not 16:00
  `,
);

testScript(
  "de: der späteste Termin",
  buildFacts("de"),
  `
  > was ist der späteste termin am freitag für einen haarschnitt
  > luis
  < Freie Zeiten am Freitag, 20. November 2026
  < 17:30
  < not 16:00
  `,
);

testScript(
  "pt: o último horário",
  buildFacts("pt"),
  `
  > qual o ultimo horario q vcs tem sexta pra corte?
  > luis
  < Horários livres, sexta-feira, 20 de novembro de 2026
  < 17:30
  < not 16:00
  `,
);
