import { expect, test } from "vitest";
import type { Language } from "../../../languages.ts";
import { commandGist } from "../../testing/command-gist.ts";
import { testSpoken } from "../../testing/test-spoken.ts";
import { readOwnerCommand } from "../read-owner-command.ts";

/** Whom and which day a clause is about: who writes, who has come, who was named before. */
const said: Record<Language, string> = {
  en: `
overslept, i'm gonna be 25 mins late for the first one => late 25
Maria's already here, forty minutes early as usual => arrived maria
João texted, shift him to tomorrow at 9 => move joao > 11-19 09:00
I'm fine today but I'll be ill tomorrow, dentist surgery => sick 11-19
flat tyre, I'll be 20 min late for my 11 o'clock => late 20
the bus never showed up, I'll be 15 minutes late for the 11 o'clock => late 15
my train never came, gonna be half an hour late => late 30
maria just arrived, an hour early => arrived maria
peter's here half an hour ahead of time => arrived peter
clara just walked in, 20 minutes early bless her => arrived clara
move maria an hour earlier, she arrived early last time => move maria > -60 min
Clara called me, she needs moving to 11:30 same day => move clara > 11:30
peter rang, push him to 4pm => move peter > 16:00
maria texted me, put her at 11:30 tomorrow => move maria > 11-19 11:30
Peter rang the landline, he can't make half four, take him off => cancel peter 16:30
maria phoned the shop, can't do 3pm, take her out => cancel maria 15:00
clara called, she can't make 11, cancel her => cancel clara 11:00
I'll push through today, tomorrow I'm off sick => sick 11-19
I can do today, but I'm sick tomorrow => sick 11-19
maria just arrived, 20 minutes late => arrived maria
maria arrived early, move her to 10:30 => move maria > 10:30
i'm 20 minutes late, move everyone back => late 20
the bus didn't show, I'll be 15 late for maria => late 15 tell maria
maria didn't show => no-show maria
maria never showed up and now I'm 10 minutes behind => no-show maria
sick today, tomorrow too probably => sick 11-18|11-19
my mum rang, cancel the 3pm => cancel 15:00
the wifi guy called, take the 3pm off the books => cancel 15:00
I'll be 15 minutes late for maria => late 15 tell maria`,
  es: `
se me ha pinchado la rueda, voy a llegar un cuarto de hora tarde a la de las 11 => late 15
María ya está sentada, media hora antes de tiempo => arrived maria
Peter ha llamado, ponlo a las 17:00 => move peter > 17:00
hoy voy, el viernes estoy de baja => sick 11-20
he pinchado, llego 20 min tarde a la de las 11 => late 20
me falta gasolina, voy a llegar 15 minutos tarde a la cliente de las 12 => late 15
me quedé plantada en el metro, llego media hora tarde => late 30
maria acaba de llegar, una hora antes la tía => arrived maria
ha llegado clara media hora antes => arrived clara
ya está aquí joao, con 20 min de adelanto => arrived joao
clara me ha llamado, hay que pasarla a las 11:30 el mismo día => move clara > 11:30
joao me escribió, muévelo a las 16:00 => move joao > 16:00
peter llamó al fijo, no puede a las cuatro y media, quítalo => cancel peter 16:30
maria ha llamado al salón, no llega a las 15:00, bórrala => cancel maria 15:00
hoy aguanto, mañana estoy de baja => sick 11-19
hoy trabajo, mañana me quedo en la cama enferma => sick 11-19
joao acaba de llegar, 10 minutos tarde => arrived joao
maria no vino => no-show maria`,
  fr: `
panne de voiture, je vais avoir une demi-heure de retard sur le rdv de 11h => late 30
Maria a laissé un message, il faudrait la décaler à 16h => move maria > 16:00
je bosse aujourd'hui, vendredi je suis en arrêt maladie => sick 11-20
pneu crevé, j'arriverai avec 20 min de retard pour la cliente de 11h => late 20
mon bus est jamais venu, j'arrive 15 min en retard pour celle de 11h => late 15
crevaison, je serai en retard de 20 minutes à la cliente de 11h => late 20
María vient d'arriver, une heure d'avance la coquine => arrived maria
clara est arrivée avec une demi-heure d'avance => arrived clara
joao est là, 20 min en avance => arrived joao
Clara m'a appelée, faut la passer à 11h30 le même jour => move clara > 11:30
joao a téléphoné, décale-le à 15h => move joao > 15:00
maria a écrit, il faut la mettre à demain 10h => move maria > 11-19 10:00
peter a appelé sur le fixe, il ne peut pas à 16h30, enlève-le => cancel peter 16:30
maria a appelé le salon, elle peut plus à 15h, retire-la => cancel maria 15:00
aujourd'hui je tiens, demain je suis malade => sick 11-19
je finis aujourd'hui, demain je suis en arrêt => sick 11-19`,
  de: `
kind hat verschlafen, ich komme ne viertelstunde später zum 11er => late 15
Maria ist schon da, ne stunde zu früh die gute => arrived maria
Clara hat mir geschrieben, man müsste sie auf halb zwölf legen => move clara > 11:30
Joao hat angerufen, 15 uhr wird nix, nimm ihn raus => cancel joao 15:00
heute bin ich noch da, ab freitag krankgeschrieben => sick 11-20
reifen geplatzt, ich komme 20 min zu spät zur kundin um 11 => late 20
der bus ist nicht gekommen, ich komme 15 minuten zu spät zum 11 uhr termin => late 15
meine bahn kam nicht, bin 20 min später da => late 20
maria ist gerade gekommen, eine stunde zu früh => arrived maria
clara ist schon da, ne halbe stunde früher als geplant => arrived clara
peter sitzt schon da, 20 min vor der zeit => arrived peter
clara hat angerufen, man muss sie auf 11:30 verschieben, selber tag => move clara > 11:30
peter hat geschrieben, verschieb ihn auf 16 uhr => move peter > 16:00
maria hat sich gemeldet, leg sie bitte auf morgen 10 uhr => move maria > 11-19 10:00
peter hat am festnetz angerufen, er kann um halb fünf nicht, nimm ihn raus => cancel peter 16:30
maria hat im laden angerufen, 15 uhr schafft sie nicht, streich sie => cancel maria 15:00
Heute zieh ich noch durch, morgen bin ich krank => sick 11-19
heute geht noch, aber ab morgen bin ich krankgeschrieben => sick 11-19
heute arbeite ich noch, morgen lieg ich flach => sick 11-19
clara ist jetzt da, 20 minuten zu spät => arrived clara
bin heute krank und morgen auch => sick 11-18+11-19
bin krank, heute und morgen => sick 11-18+11-19`,
  pt: `
o carro avariou, chego 30 minutos atrasada para a das 15h => late 30
perdi o comboio, vou-me atrasar um quarto de hora => late 15
a Maria já tá cá, com meia hora de antecedência => arrived maria
a Clara mandou áudio, joga ela pras 11h30 => move clara > 11:30
hoje trabalho, sexta estou de atestado => sick 11-20
furou-me um pneu, vou chegar 20 min atrasada à cliente das 11 => late 20
furou o pneu, vou me atrasar 15 minutos => late 15
furei o pneu, chego 20 min atrasado no das 11 => late 20
faltou luz no metro, vou chegar meia hora atrasada => late 30
a das 11 não apareceu => no-show 11:00
a maria acabou de chegar, uma hora antes a danada => arrived maria
clara já chegou, meia hora adiantada => arrived clara
o joão já está aqui, veio 20 min mais cedo => arrived joao
a clara ligou-me, tem de a passar para as 11h30 no mesmo dia => move clara > 11:30
o joão ligou, passa ele pra 16h => move joao > 16:00
a maria mandou mensagem, é preciso mudá-la para as 11h30 de amanhã => move maria > 11-19 11:30
o joão ligou para o fixo, não pode às quatro e meia, tira ele => cancel joao 16:30
a maria ligou pro salão, não consegue às 15h, tira-a => cancel maria 15:00
hoje eu aguento, amanhã estou doente => sick 11-19
hoje ainda vou, amanhã fico de cama => sick 11-19
o joão furou => no-show joao
joao nao apareceu, vou almoçar => no-show joao
furou-me um pneu, vou chegar 20 min atrasada à maria => late 20 tell maria`,
};

testSpoken("whom and which time a command means in %s", said);

test.each([
  ["fr", "Clara m'a appelée, faut la passer à 11h30 le même jour", "move clara > 11:30"],
  ["en", "Clara called, move her to 11:30", "move clara > 11:30"],
  ["es", "clara me ha llamado, hay que pasarla a las 11:30 el mismo día", "move clara > 11:30"],
  ["de", "clara hat angerufen, verschieb sie auf 11:30", "move clara > 11:30"],
  ["pt", "a clara ligou-me, tem de a passar para as 11h30 no mesmo dia", "move clara > 11:30"],
  ["en", "the plumber rang, move the 3pm to 4pm", "move 15:00 > 16:00"],
] as const)("in %s one whom nobody knows is who was named: %s", (preferred, text, gist) => {
  const context = { today: "2026-11-18", nowTime: "10:00", country: "ES", preferred };
  const names = { names: new Set(["maria", "luis"]), agentNames: new Set(["luis"]) };
  expect(commandGist(readOwnerCommand(text, { ...context, ...names })?.command ?? null)).toBe(gist);
});
