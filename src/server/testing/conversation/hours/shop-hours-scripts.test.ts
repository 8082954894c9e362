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
