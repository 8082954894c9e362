import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** Time that is one's own, and what a client would say. */
const said: Record<Language, string> = {
  en: `
keep 2 to 4 tomorrow free, accountant => block 11-19 14:00-16:00
lock tomorrow 2 to 4 for me please => block 11-19 14:00-16:00
keep free tomorrow 2 to 4 for me, accountant => block 11-19 14:00-16:00
keep tomorrow 2 to 4 free for me => block 11-19 14:00-16:00
hold tomorrow 2 to 4 just for me => block 11-19 14:00-16:00
save me friday 10 to 12 => block 11-20 10:00-12:00
can I come in tomorrow at 3, for me and my son => none
book me in for friday please => none
plumber rang, block 2 to 4 => block 14:00-16:00`,
  es: `
ciérrame mañana de dos a cuatro, voy al gestor => block 11-19 14:00-16:00
apártame mañana de 14 a 16 para mí sola => block 11-19 14:00-16:00
resérvame mañana de 14 a 16, tengo gestor => block 11-19 14:00-16:00
ciérrame el viernes de 10 a 12 => block 11-20 10:00-12:00
guárdame mañana de 14 a 16 para mí => block 11-19 14:00-16:00
bloquea mañana de 14 a 16 solo para mí => block 11-19 14:00-16:00
quiero una cita para mí mañana => none`,
  fr: `
garde-moi demain 14h-16h, comptable => block 11-19 14:00-16:00
ferme-moi demain entre 14h et 16h => block 11-19 14:00-16:00
garde-moi demain de 14h à 16h, j'ai le comptable => block 11-19 14:00-16:00
réserve demain de 14h à 16h pour moi => block 11-19 14:00-16:00
bloque vendredi de 10h à 12h rien que pour moi => block 11-20 10:00-12:00
le plombier a appelé, bloque de 14h à 16h => block 14:00-16:00`,
  de: `
mach mal morgen 14 bis 16 dicht bei mir => block 11-19 14:00-16:00
sperr mir morgen 14-16 uhr, nur für mich => block 11-19 14:00-16:00
mach mir morgen von 14 bis 16 dicht, steuerberater => block 11-19 14:00-16:00
morgen 14 bis 16 uhr dicht machen, nur für mich => block 11-19 14:00-16:00
halt mir freitag von 10 bis 12 frei => block 11-20 10:00-12:00
reservier morgen 14 bis 16 für mich => block 11-19 14:00-16:00`,
  pt: `
fecha a minha agenda amanhã das 14 às 16 => block 11-19 14:00-16:00
me guarda amanhã das 14 às 16, contador => block 11-19 14:00-16:00
segura pra mim sexta das 10 às 11 => block 11-20 10:00-11:00
tranca das 14 às 16 de amanhã só pra mim, tenho contador => block 11-19 14:00-16:00
tranque amanhã das 14 às 16 => block 11-19 14:00-16:00
fecha pra mim amanhã das 9 às 11, tenho dentista => block 11-19 09:00-11:00
reserva pra mim sexta das 14 às 16 => block 11-20 14:00-16:00
guarda-me amanhã das 10 às 12 => block 11-19 10:00-12:00
bloqueia pra mim hoje das 15 às 16 => block 11-18 15:00-16:00
tem horário pra mim amanhã? => none`,
};

testSpoken("time for oneself in %s", said);
