import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** What is heard of others, told to clients and said of an illness. */
const said: Record<Language, string> = {
  en: `
Rosalind won't be coming tomorrow => cancel rosalind 11-19
João's 3 o'clock is off, cancel it => cancel joao
peter's half four is off, scrap it => cancel peter
maria just rang, can't make it => cancel maria
Mrs Dupont called, she can't come on friday => cancel dupont 11-20
clara won't be coming tomorrow => cancel clara 11-19
João texted, he has to cancel => cancel joao
luis is away saturday 28th, close his day => block 11-28 luis
luis isn't in on friday => block 11-20 luis
luis won't be here next monday => block 11-23 luis
feeling rough, I'll be off this afternoon only => sick 11-18 12:00-24:00
I'm ill, can only do the morning today => sick 11-18 12:00-24:00
sick from 2 onwards today => sick 11-18 14:00-24:00
tell João I'm 10 minutes late => late 10 tell joao
let joao know the parking is closed => tell joao
text maria that I have her scarf => tell maria
woke up this morning with a fever, can't work today => sick 11-18
migraine, going home at 3 => sick 15:00-24:00
sick today => sick 11-18`,
  es: `
rosalinda no puede venir mañana => cancel rosalinda 11-19
Luis no viene el sábado 28, ciérrale el día => block 11-28 luis
luis libra el viernes => block 11-20 luis
luis no trabaja mañana por la tarde => block 11-19 12:00-24:00 luis
maria me acaba de llamar, que no puede venir => cancel maria
la señora dupont ha llamado, no viene el viernes => cancel dupont 11-20
clara se ha caído de mañana => cancel clara 11-19
joao cancela, que le ha surgido algo => cancel joao
estoy mala, pero solo por la tarde => sick 12:00-24:00
a partir de las 2 no puedo, me encuentro mal => sick 14:00-24:00
avisa a joao de que llego 10 min tarde => late 10 tell joao
dile a maria que llego tarde un cuarto de hora => late 15 tell maria
dile a clara que traiga el vale => tell clara
con fiebre, mañana solo puedo por la mañana => sick 11-19 12:00-24:00`,
  fr: `
rosalinde peut pas venir demain => cancel rosalinde 11-19
Madame Dupont a appelé, elle ne vient pas vendredi => cancel dupont 11-20
maria vient d'appeler elle peut pas venir => cancel maria
clara s'est décommandée pour demain => cancel clara 11-19
joao a un empêchement => cancel joao
luis ne vient pas samedi 28, ferme sa journée => block 11-28 luis
luis est pas là vendredi => block 11-20 luis
luis est en congé vendredi => block 11-20 luis
supprime le 10h de demain => cancel 11-19 10:00
annule le rdv de 11h => cancel 11:00
décale le 11h à midi => move 11:00 > 12:00
je suis malade mais seulement cet après-midi => sick 11-18 12:00-24:00
pas bien, j'arrête à 14h aujourd'hui => sick 11-18 14:00-24:00
dis à joao que j'ai 10 min de retard => late 10 tell joao
préviens maria que j'arrive un quart d'heure en retard => late 15 tell maria
dis à clara d'amener sa carte => tell clara
réveillée ce matin avec 39 de fièvre, je bosse pas => sick 11-18`,
  de: `
die Rosalind kann morgen nicht kommen => cancel rosalind 11-19
Sag den Dreiuhrtermin ab => cancel 15:00
der Elfer fällt aus => cancel 11:00
verschieb den Elfuhrtermin auf zwölf => move 11:00 > 12:00
Peter hat angerufen, er kommt heute nicht => cancel peter 11-18
Frau Dupont hat grad angerufen, sie kommt freitag nicht => cancel dupont 11-20
die Clara kann morgen doch nicht => cancel clara 11-19
luis ist am samstag 28. nicht da, mach seinen tag zu => block 11-28 luis
luis hat freitag frei => block 11-20 luis
der luis kommt am freitag nicht => block 11-20 luis
bin krank, aber nur vormittags => sick 00:00-12:00
mir gehts nicht gut, ab 14 uhr bin ich weg => sick 14:00-24:00
heute nachmittag falle ich aus, migräne => sick 11-18 12:00-24:00
sag dem joao ich komm 10 minuten später => late 10 tell joao
gib der Maria bescheid dass ich 10 min später komme => late 10 tell maria
schreib der clara sie soll den schein mitbringen => tell clara
hab migräne, schaff heute nur den vormittag => sick 11-18 12:00-24:00
Peter von halb fünf auf fünf schieben, Luis braucht ne Pause => move peter 16:30 > 17:00`,
  pt: `
a rosalinda não pode vir amanhã => cancel rosalinda 11-19
avisa o João que vou atrasar meia hora => late 30 tell joao
diz à maria que chego 10 minutos atrasada => late 10 tell maria
avisa a clara pra trazer o cartão => tell clara
a maria acabou de ligar, não pode vir => cancel maria
a dona dupont ligou, não vem na sexta => cancel dupont 11-20
a clara não vai poder amanhã => cancel clara 11-19
o joao desmarcou => cancel joao
o luis não vem no sábado 28, fecha o dia dele => block 11-28 luis
o luis tá de folga na sexta => block 11-20 luis
tô mal, mas só a partir da tarde => sick 12:00-24:00
doente, hoje só consigo de manhã => sick 11-18 12:00-24:00
tô de cama com enxaqueca, hj à tarde não trabalho => sick 11-18 12:00-24:00`,
};

testSpoken("commands told as news in %s", said);
