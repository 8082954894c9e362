import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { readSpoken } from "./read-spoken.ts";

/** An hour said before the command, a day that stays beside one that doesn't, a delay beside another command. */
const apart: Record<Language, string> = {
  en: `
three o'clock's no good, drop him => cancel 15:00
the 4.30 isn't happening, bin it => cancel 16:30
half two is out, scrap her => cancel 14:30
eleven's fallen through, take him off => cancel 11:00
10.30's not going to work, cancel her => cancel 10:30
today's fine, friday I'm in hospital => sick 11-20
tomorrow works, monday I'm flat on my back => sick 11-23
I'm alright today, it's tomorrow I'll be off sick => sick 11-19
thursday stays as is, friday I'm closing at 2 => block 11-20 14:00-24:00
friday no change, saturday I'm not in => block 11-21
this morning's grand, this afternoon I'm at the doctor's => block 11-18 12:00-24:00
move maria to 4, I'm running 20 late => move maria > 16:00 + late 20
I'm 15 behind, push clara to half five => late 15 + move clara > 17:30
running 10 late and cancel joao => late 10 + cancel joao
cancel peter, I'm 25 minutes behind => cancel peter + late 25
put joao at 12, I'm going to be ten minutes late => move joao > 12:00 + late 10`,
  es: `
las tres no va, quítalo => cancel 15:00
la de las cuatro y media se cae, bórrala => cancel 16:30
las once no puede ser, fuera => cancel 11:00
lo de las 5 imposible, anúlalo => cancel 17:00
a las doce y media nada, sácala => cancel 12:30
la una no sale, elimínala => cancel 13:00
hoy bien, el viernes estoy en el hospital => sick 11-20
mañana sin problema, el lunes estoy ingresada => sick 11-23
hoy sí trabajo, mañana estoy de baja => sick 11-19
el jueves se queda igual, el viernes cierro a las 2 => block 11-20 14:00-24:00
el viernes normal, el sábado no abro => block 11-21
hoy voy aguantando, mañana con esta fiebre no voy => sick 11-19
pasa a maria a las 4, voy 20 tarde => move maria > 16:00 + late 20
llevo 15 de retraso, mueve a clara a las cinco y media => late 15 + move clara > 17:30
llego 10 tarde y cancela a joao => late 10 + cancel joao
cancela a peter, voy con 25 minutos de retraso => cancel peter + late 25
pon a joao a las 12, que llego diez minutos tarde => move joao > 12:00 + late 10`,
  fr: `
15h ça va pas, enlève-le => cancel 15:00
16h30 c'est mort, vire-la => cancel 16:30
onze heures ça tombe à l'eau, annule => cancel 11:00
17h c'est foutu, supprime-le => cancel 17:00
midi et demi ça marche pas, retire-la => cancel 12:30
dix heures et demie n'ira pas, enlève-la => cancel 10:30
aujourd'hui ça va, vendredi je suis à l'hôpital => sick 11-20
demain pas de souci, lundi je suis hospitalisée => sick 11-23
aujourd'hui je tiens, demain je suis en arrêt maladie => sick 11-19
jeudi reste comme ça, vendredi je ferme à 14h => block 11-20 14:00-24:00
vendredi rien ne change, samedi je suis pas là => block 11-21
ce matin c'est bon, cet après-midi je suis chez le médecin => block 11-18 12:00-24:00
mets maria à 16h, j'ai 20 minutes de retard => move maria > 16:00 + late 20
j'ai 15 min de retard, décale clara à 17h30 => late 15 + move clara > 17:30
je suis à la bourre de 10 minutes et annule joao => late 10 + cancel joao
annule peter, je suis en retard de 25 minutes => cancel peter + late 25
mets joao à midi, je vais avoir dix minutes de retard => move joao > 12:00 + late 10`,
  de: `
drei uhr wird nix, nimm ihn raus => cancel 15:00
halb fünf fällt flach, streich sie => cancel 16:30
elf klappt nicht, raus mit ihm => cancel 11:00
17 uhr hat sich erledigt, lösch den => cancel 17:00
der um halb eins geht nicht, sag ihm ab => cancel 12:30
zehn uhr dreißig passt nicht, nimm sie runter => cancel 10:30
heute geht, freitag lieg ich im krankenhaus => sick 11-20
morgen ist ok, montag bin ich krankgeschrieben => sick 11-23
heute halt ich durch, morgen bin ich krank => sick 11-19
donnerstag bleibt, freitag mach ich um 14 uhr zu => block 11-20 14:00-24:00
freitag wie gehabt, samstag bin ich nicht da => block 11-21
heut vormittag passt, heut nachmittag bin ich beim arzt => block 11-18 12:00-24:00
schieb maria auf 16 uhr, ich bin 20 minuten zu spät => move maria > 16:00 + late 20
bin 15 hinterher, leg clara auf halb sechs => late 15 + move clara > 17:30
komm 10 minuten später und sag joao ab => late 10 + cancel joao
streich peter, ich hab 25 minuten verspätung => cancel peter + late 25
setz joao auf 12, ich komm zehn minuten zu spät => move joao > 12:00 + late 10`,
  pt: `
três horas não dá, tira ele => cancel 15:00
a das quatro e meia caiu, apaga => cancel 16:30
onze horas não rola, tira ela => cancel 11:00
meio-dia e meia não vai dar, cancela ele => cancel 12:30
dez e meia já era, risca => cancel 10:30
hoje tudo bem, sexta tô no hospital => sick 11-20
amanhã sem problema, segunda tô internada => sick 11-23
hoje aguento, amanhã tô de atestado => sick 11-19
quinta fica como está, sexta fecho às 14h => block 11-20 14:00-24:00
sexta normal, sábado não abro => block 11-21
hoje de manhã tá ok, de tarde tô no médico => block 11-18 12:00-24:00
passa a maria pras 16h, tô 20 minutos atrasada => move maria > 16:00 + late 20
tô 15 atrasada, põe a clara às cinco e meia => late 15 + move clara > 17:30
vou atrasar 10 minutos e cancela o joao => late 10 + cancel joao
cancela o peter, estou com 25 minutos de atraso => cancel peter + late 25
põe o joao ao meio-dia, vou chegar dez minutos atrasado => move joao > 12:00 + late 10`,
};

/** Ill on days that aren't consecutive. */
const illDays: Record<Language, string> = {
  en: `
I'm sick friday and monday => sick 11-20+11-23
can't work tuesday and thursday next week, in hospital => sick 11-24+11-26
off sick today and friday => sick 11-18+11-20
chemo on monday and wednesday, I'm not in => sick 11-23+11-25
Luis is ill tomorrow and saturday => sick 11-19+11-21 luis
I've got the flu, won't be in tomorrow or monday => sick 11-19+11-23
I'll be in hospital on the 24th and the 26th => sick 11-24+11-26
ill on friday, monday and wednesday => sick 11-20+11-23+11-25
Ana's poorly friday and tuesday => sick 11-20+11-24 ana
not well, I'm out thursday & saturday => sick 11-19+11-21
sick leave 23/11 and 25/11 => sick 11-23+11-25
I've a fever so no work today and tomorrow => sick 11-18+11-19
tuesday and thursday I'm ill => sick 11-24+11-26
sick this friday and next friday => sick 11-20+11-27`,
  es: `
estoy mala el viernes y el lunes => sick 11-20+11-23
la semana que viene martes y jueves no trabajo, estoy en el hospital => sick 11-24+11-26
de baja hoy y el viernes => sick 11-18+11-20
tengo quimio lunes y miércoles, no voy => sick 11-23+11-25
luis está enfermo mañana y el sábado => sick 11-19+11-21 luis
tengo gripe, ni mañana ni el lunes voy => sick 11-19+11-23
estaré ingresada el 24 y el 26 => sick 11-24+11-26
enferma viernes, lunes y miércoles => sick 11-20+11-23+11-25
ana está pachucha el viernes y el martes => sick 11-20+11-24 ana
me encuentro mal, falto jueves y sábado => sick 11-19+11-21
baja médica 23/11 y 25/11 => sick 11-23+11-25
fiebre, hoy y mañana no trabajo => sick 11-18+11-19
martes y jueves estoy enfermo => sick 11-24+11-26
mala este viernes y el viernes que viene => sick 11-20+11-27
me duele la espalda, lunes y jueves no puedo trabajar => sick 11-23+11-26`,
  fr: `
je suis malade vendredi et lundi => sick 11-20+11-23
la semaine prochaine mardi et jeudi je bosse pas, je suis à l'hôpital => sick 11-24+11-26
en arrêt maladie aujourd'hui et vendredi => sick 11-18+11-20
chimio lundi et mercredi, je viens pas => sick 11-23+11-25
luis est malade demain et samedi => sick 11-19+11-21 luis
j'ai la grippe, je viens ni demain ni lundi => sick 11-19+11-23
je suis hospitalisée le 24 et le 26 => sick 11-24+11-26
malade vendredi, lundi et mercredi => sick 11-20+11-23+11-25
ana est souffrante vendredi et mardi => sick 11-20+11-24 ana
je me sens pas bien, je manque jeudi et samedi => sick 11-19+11-21
arrêt maladie 23/11 et 25/11 => sick 11-23+11-25
fièvre, je travaille pas aujourd'hui et demain => sick 11-18+11-19
mardi et jeudi je suis malade => sick 11-24+11-26
malade ce vendredi et vendredi prochain => sick 11-20+11-27
dos bloqué, lundi et jeudi je peux pas travailler => sick 11-23+11-26`,
  de: `
ich bin freitag und montag krank => sick 11-20+11-23
nächste woche dienstag und donnerstag arbeite ich nicht, bin im krankenhaus => sick 11-24+11-26
krankgeschrieben heute und freitag => sick 11-18+11-20
chemo montag und mittwoch, ich komm nicht => sick 11-23+11-25
luis ist morgen und samstag krank => sick 11-19+11-21 luis
hab grippe, komme weder morgen noch montag => sick 11-19+11-23
am 24. und am 26. lieg ich im krankenhaus => sick 11-24+11-26
krank freitag, montag und mittwoch => sick 11-20+11-23+11-25
ana ist freitag und dienstag krank => sick 11-20+11-24 ana
mir gehts nicht gut, donnerstag und samstag fall ich aus => sick 11-19+11-21
krankmeldung 23.11. und 25.11. => sick 11-23+11-25
fieber, heute und morgen arbeite ich nicht => sick 11-18+11-19
dienstag und donnerstag bin ich krank => sick 11-24+11-26
krank diesen freitag und nächsten freitag => sick 11-20+11-27
rücken kaputt, montag und donnerstag kann ich nicht arbeiten => sick 11-23+11-26`,
  pt: `
tô doente sexta e segunda => sick 11-20+11-23
semana que vem terça e quinta não trabalho, tô no hospital => sick 11-24+11-26
de atestado hoje e sexta => sick 11-18+11-20
quimio segunda e quarta, não vou => sick 11-23+11-25
o luis tá doente amanhã e sábado => sick 11-19+11-21 luis
tô com gripe, não vou amanhã nem segunda => sick 11-19+11-23
vou estar internada dia 24 e dia 26 => sick 11-24+11-26
doente sexta, segunda e quarta => sick 11-20+11-23+11-25
a ana tá adoentada sexta e terça => sick 11-20+11-24 ana
não me sinto bem, falto quinta e sábado => sick 11-19+11-21
baixa médica 23/11 e 25/11 => sick 11-23+11-25
febre, hoje e amanhã não trabalho => sick 11-18+11-19
terça e quinta tô doente => sick 11-24+11-26
doente esta sexta e na sexta que vem => sick 11-20+11-27
travei as costas, segunda e quinta não consigo trabalhar => sick 11-23+11-26`,
};

describe.each(languages)("commands of two clauses in %s", (language) => {
  const rows = [apart, illDays].flatMap((said) => said[language].trim().split("\n"));
  test.each(rows.map((row) => row.split(" => ") as [string, string]))("%j is %j", (text, gist) =>
    expect(readSpoken(text, language)).toBe(gist),
  );
});
