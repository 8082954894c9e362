import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** Several appointments, commands or days in one message, and blocked time that is open again. */
const said: Record<Language, string> = {
  en: `
cancel maria and joao today => cancel maria 11-18 + cancel joao 11-18
cancel my 11 and my 3 today => cancel 11-18 11:00 + cancel 11-18 15:00
Maria and João both no shows => no-show maria + no-show joao
block lunch today => block 11-18 12:00-14:00
reopen friday => reopen 11-20
unblock tomorrow afternoon => reopen 11-19 12:00-24:00
take the block off friday, i'm working after all => reopen 11-20
open my day up again on the 27th => reopen 11-27
unblock 10-12 and 15-17 => reopen 10:00-12:00 + reopen 15:00-17:00
open 10 to 12 and 3 to 5 again tomorrow => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
take the block off 10-12 and 15-17 tomorrow => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
open 10 to 12 again tomorrow => reopen 11-19 10:00-12:00
take the block off friday, i'm working 9 to 5 after all => reopen 11-20
move joao to 4 and cancel peter => move joao > 16:00 + cancel peter`,
  es: `
cancela a maria y a joao hoy => cancel maria 11-18 + cancel joao 11-18
quita la de las 11 y la de las 3 => cancel 11:00 + cancel 15:00
bloquea la comida de hoy => block 11-18 12:00-14:00
abre otra vez el viernes => reopen 11-20
desbloquea mañana por la tarde => reopen 11-19 12:00-24:00
quita el bloqueo del 27 => reopen 11-27
desbloquea mañana de 10 a 12 y de 15 a 17 => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
abre mañana de 10 a 12 otra vez => reopen 11-19 10:00-12:00
pasa a joao a las 4 y cancela a peter => move joao > 16:00 + cancel peter`,
  fr: `
annule maria et joao aujourd'hui => cancel maria 11-18 + cancel joao 11-18
annule le 11h et le 15h => cancel 11:00 + cancel 15:00
bloque vendredi à partir de 16h réunion école => block 11-20 16:00-24:00
bloque le déjeuner aujourd'hui => block 11-18 12:00-14:00
rouvre vendredi => reopen 11-20
débloque demain après-midi => reopen 11-19 12:00-24:00
enlève le blocage du 27 => reopen 11-27
débloque demain de 10h à 12h et de 15h à 17h => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
ouvre demain de 10h à 12h à nouveau => reopen 11-19 10:00-12:00
bloque mes jeudi 26 et vendredi 27 => block 11-26+11-27
décale joao à 16h et annule peter => move joao > 16:00 + cancel peter`,
  de: `
sag maria und joao heute ab => cancel maria 11-18 + cancel joao 11-18
streich den 11er und den 15er => cancel 11:00 + cancel 15:00
mach freitag wieder auf => reopen 11-20
Freitag wieder öffnen => reopen 11-20
sperre am 27. aufheben => reopen 11-27
morgen nachmittag wieder freigeben => reopen 11-19 12:00-24:00
gib morgen von 10 bis 12 und von 15 bis 17 wieder frei => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
mach 10-12 wieder auf am freitag => reopen 11-20 10:00-12:00
öffne morgen 10-12 wieder => reopen 11-19 10:00-12:00
verschieb joao auf 16 uhr und sag peter ab => move joao > 16:00 + cancel peter`,
  pt: `
cancela a maria e o joao hoje => cancel maria 11-18 + cancel joao 11-18
desmarca a das 11 e a das 15 => cancel 11:00 + cancel 15:00
bloqueia o almoço hoje => block 11-18 12:00-14:00
reabre a sexta => reopen 11-20
desbloqueia amanhã à tarde => reopen 11-19 12:00-24:00
tira o bloqueio do dia 27 => reopen 11-27
desbloqueia amanhã das 10 às 12 e das 15 às 17 => reopen 11-19 10:00-12:00 + reopen 11-19 15:00-17:00
abre amanhã das 10 às 12 de novo => reopen 11-19 10:00-12:00
passa o joao pras 16 e cancela o peter => move joao > 16:00 + cancel peter`,
};

testSpoken("several commands in one message in %s", said);
