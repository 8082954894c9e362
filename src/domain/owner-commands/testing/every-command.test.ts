import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { readSpoken } from "./read-spoken.ts";

/** Every command once more in other words. */
const orders: Record<Language, string> = {
  en: `
I'm thirty-five minutes behind => late 35
give me the run-down for tomorrow => day 11-19
who've I got left this afternoon => day 11-18
keep tomorrow 2 till 4 free, I'm at the bank => block 11-19 14:00-16:00
stomach bug, I'm staying in bed today => sick 11-18
shove the 3pm back to 4 => move 15:00 > 16:00
stuck behind a tractor, make it 20 minutes for everyone => late 20
I'm running twenty-five behind => late 25
put clara's friday one to monday at 10 => move clara 11-20 > 11-23 10:00
peter stood me up => no-show peter
tell Maria the door is open => tell maria
`,
  es: `
voy con treinta y cinco minutos de retraso => late 35
hazme el resumen de mañana => day 11-19
quién me falta esta tarde => day 11-18
a quién tengo ahora después => next
guárdame mañana de 2 a 4, que voy al banco => block 11-19 14:00-16:00
estoy con gastroenteritis, hoy me quedo en la cama => sick 11-18
pásame la de las 3 a las 4 => move 15:00 > 16:00
la de las tres se cae, me ha llamado => cancel 15:00
voy detrás de un tractor, 20 minutos de retraso para todos => late 20
llevo veinticinco minutos de retraso => late 25
lo de clara del viernes ponlo el lunes a las 10 => move clara 11-20 > 11-23 10:00
peter me ha dejado plantado => no-show peter
dile a María que la puerta está abierta => tell maria
`,
  fr: `
j'ai trente-cinq minutes de retard => late 35
fais-moi le point pour demain => day 11-19
qui me reste cet après-midi => day 11-18
c'est qui le prochain => next
garde-moi demain de 14 à 16h, je vais à la banque => block 11-19 14:00-16:00
gastro, je reste au lit aujourd'hui => sick 11-18
pousse le 15h à 16h => move 15:00 > 16:00
le 15h tombe à l'eau, elle a appelé => cancel 15:00
j'ai vingt-cinq minutes de retard => late 25
le rdv de clara de vendredi mets-le lundi à 10h => move clara 11-20 > 11-23 10:00
peter m'a posé un lapin => no-show peter
dis à María que la porte est ouverte => tell maria
`,
  de: `
ich hänge fünfunddreißig Minuten hinterher => late 35
gib mir mal den Überblick für morgen => day 11-19
wen hab ich heut Nachmittag noch => day 11-18
wer kommt als nächstes dran => next
halt mir morgen 14 bis 16 Uhr frei, ich muss zur Bank => block 11-19 14:00-16:00
Magen-Darm, ich bleib heute im Bett => sick 11-18
schieb den 15-Uhr-Termin auf 16 Uhr => move 15:00 > 16:00
der 15 Uhr fällt aus, sie hat angerufen => cancel 15:00
häng hinterm Traktor, 20 Minuten später für alle => late 20
ich hänge fünfundzwanzig Minuten hinterher => late 25
peter hat mich versetzt => no-show peter
sag Maria die Tür ist offen => tell maria
`,
  pt: `
estou com trinta e cinco minutos de atraso => late 35
me faz um resumo de amanhã => day 11-19
quem ainda falta hoje à tarde => day 11-18
quem é o próximo => next
segura amanhã das 14 às 16 pra mim, vou ao banco => block 11-19 14:00-16:00
virose, hoje fico de cama => sick 11-18
empurra o das 15h pras 16h => move 15:00 > 16:00
preso atrás de um trator, põe 20 minutos pra todo mundo => late 20
estou com vinte e cinco minutos de atraso => late 25
o da clara de sexta põe na segunda às 10h => move clara 11-20 > 11-23 10:00
peter me deu bolo => no-show peter
diz pra Maria que a porta tá aberta => tell maria
`,
};

describe.each(languages)("owners' commands in other words, in %s", (language) => {
  const rows = orders[language]
    .trim()
    .split("\n")
    .map((line) => line.split(" => ") as [string, string]);
  test.each(rows)("the command %s means %s", (text, gist) => {
    expect(readSpoken(text, language)).toBe(gist);
  });
});
