import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../languages.ts";
import { commandGist } from "../testing/command-gist.ts";
import { readOwnerCommand } from "./read-owner-command.ts";

/** A time that could be of both halves of the day is that of the working day. */
const atWork = (gist: string): string =>
  gist.replace(/(\d\d):(\d\d)\|(\d\d:\d\d)/g, (_, hour: string, minute: string, later: string) =>
    Number(hour) < 8 ? later : `${hour}:${minute}`,
  );

/** On Wednesday the 18th of November 2026 at ten. */
const read = (text: string, preferred: Language): string =>
  atWork(
    commandGist(
      readOwnerCommand(text, {
        ...{ today: "2026-11-18", nowTime: "10:00", country: "ES", preferred },
        names: new Set(["maria", "joao", "clara", "peter", "ana", "luis"]),
        agentNames: new Set(["ana", "luis"]),
      })?.command ?? null,
    ),
  );

/** As people talk who run their day: with reasons and stories, in slang, as a question, said not to be done. */
const orders: Record<Language, string> = {
  en: `
my kid's school called, block me from 2 to 4 today => block 11-18 14:00-16:00
could you shove Maria to 5pm please, she's stuck at work => move maria > 17:00
bump Peter back half an hour => move peter > 30 min
nudge Clara to tomorrow at 11 => move clara > 11-19 11:00
slide João over to Friday 10am, he's cool with it => move joao > 11-20 10:00
squeeze Maria in at 4:30pm instead => move maria > 16:30
kick my 3 o'clock, he's not coming => cancel 15:00
bin Clara's tomorrow => cancel clara 11-19
what have I got on tomorrow => day 11-19
who have I got this afternoon => day 11-18
anything after 4? => day 11-18
am I free at noon => free 11-18
how packed am I on Friday => day 11-20
got any holes on Friday? => free 11-20
no more bookings today after 4 => block 11-18 16:00-24:00
close me Friday => block 11-20
I'm out Thursday morning => block 11-19 00:00-12:00
keep 12-1 free tomorrow, lunch with mum => block 11-19 12:00-13:00
can't come in, fever, sorry => sick
stuck in traffic, 20 min => late 20
María never showed => no-show maria
Peter is here => arrived peter
Clara just walked in => arrived clara
no wait, undo => undo
scrap that => undo
Luis called in sick, won't be in tomorrow => sick 11-19 luis
take Maria off the books for today, she's got the flu => cancel maria 11-18
I hate Mondays honestly => none
Clara has lovely hair => none
did Maria arrive? => none
cancel my last one => cancel last
push tomorrow's first to 11am => move first 11-19 > 11:00
don't cancel Maria => none
please don't move Peter => none
babysitter bailed, shut me tomorrow from 3 to 5 => block 11-19 15:00-17:00
stick Peter in at 5:30pm tomorrow, he's happy with that => move peter > 11-19 17:30
João wants Friday at noon instead => move joao > 11-20 12:00
chuck Maria out of tomorrow => cancel maria 11-19
lose the 4:30, he texted => cancel 16:30
pull Clara forward 15 minutes => move clara > -15 min
what's Friday looking like? => day 11-20
who's in first tomorrow? => day 11-19
have I got any space Thursday? => free 11-19
nobody after 5 today please => block 11-18 17:00-24:00
I won't be around on Friday afternoon => block 11-20 12:00-24:00
train's stuck, half an hour => late 30
no sign of Peter => no-show peter
Maria has just turned up with her dog => arrived maria
oops, put that back => undo
my boyfriend forgot my birthday => none
morning. what's everybody got on today, mine and Luis's, kettle's not even on yet => day 11-18
where are the holes in my day tomorrow? need to squeeze the accountant's wife in before she audits me => free 11-19
Block me Friday 2 to 4, boiler man. He'll come at 5 but still => block 11-20 14:00-16:00
been up all night with a dodgy prawn, can't do any of mine today. Luis is fine, he's vegan => sick 11-18
bring João forward to half two would you, he texted me privately, he's fine with it => move joao > 14:30
tell my 11 I'm running 20 behind, dog has buried the keys => late 20
oh no, wrong Clara!! it was my cousin Clara's wrist. put it back how it was => undo
Clara is such a lovely girl => none
the coffee machine is broken again => none
I'm stuck on this crossword => none
thanks, you're the best => none
traffic was terrible yesterday => none
Peter's daughter got married last week => none
can you send me the invoice for November => none
how much did we make yesterday? => none
put the kettle on => none
is Maria coming today? => none
we got no more milk => none
Maria left me a good tip => none`,
  de: `
Schieb mal den Peter eine halbe Stunde nach hinten => move peter > 30 min
rück die Clara auf Freitag 10 Uhr, ist mit ihr abgesprochen => move clara > 11-20 10:00
hau den Peter raus für heute, der hat abgesagt => cancel peter 11-18
Schmeiß die Clara morgen raus bitte => cancel clara 11-19
der João mag lieber am Freitag um 15 Uhr => move joao > 11-20 15:00
Verleg mir die María auf 17 Uhr, die steht noch im Stau => move maria > 17:00
Wie voll bin ich morgen? => day 11-19
Was hab ich morgen so? => day 11-19
Kommt nach 16 Uhr noch wer? => day 11-18
Bin ich um zwölf frei? => free 11-18
Wo hab ich am Freitag Lücken? => free 11-20
wer is als nächstes dran => next
Mach mir Freitag zu, Hochzeit vom Bruder => block 11-20
Donnerstag Vormittag bin ich nicht da => block 11-19 00:00-12:00
Halt mir morgen 12 bis 13 Uhr frei => block 11-19 12:00-13:00
heute ab 16 Uhr nix mehr annehmen => block 11-18 16:00-24:00
lieg mit Grippe im Bett, heute wird das nix => sick 11-18
steck im Stau, 20 Minuten => late 20
Die María ist nie aufgetaucht => no-show maria
Peter ist da => arrived peter
die Clara ist grad reingekommen => arrived clara
Moment, doch nicht, mach das rückgängig => undo
ne halt, zurück damit => undo
Der Luis ist morgen krank => sick 11-19 luis
Den 11-Uhr-Termin bitte streichen, ihr Kind hat Fieber => cancel 11:00
zieh den Peter eine halbe Stunde vor => move peter > -30 min
das Wetter ist echt mies heute => none
Ist María schon da? => none
sag den letzten heute ab => cancel last 11-18
bitte María nicht absagen => none
Babysitter hat abgesagt, sperr mir morgen 15 bis 17 Uhr => block 11-19 15:00-17:00
Pack den Peter auf morgen 17:30 => move peter > 11-19 17:30
João will lieber Freitag um 12 Uhr => move joao > 11-20 12:00
Wirf die María morgen raus => cancel maria 11-19
Lösch mal den Termin um 16:30, der hat geschrieben => cancel 16:30
Clara bitte 15 Minuten vorziehen => move clara > -15 min
Wie schaut der Freitag aus? => day 11-20
Wen hab ich morgen als Erstes? => day 11-19
Hab ich Donnerstag noch Platz? => free 11-19
nach 17 Uhr heute niemanden mehr bitte => block 11-18 17:00-24:00
Freitagnachmittag bin ich weg => block 11-20 12:00-24:00
Zug steht, halbe Stunde => late 30
Vom Peter keine Spur, nicht gekommen => no-show peter
María ist eben aufgetaucht => arrived maria
ups, wieder zurück => undo
mein Freund hat meinen Geburtstag vergessen => none
Was steht heut noch an bei mir? Bin die Ana, Kaffee ist schon leer => day 11-18 ana
39,2 Fieber, ich fall heute komplett aus 🤒 => sick 11-18
Die Clara von morgen mag lieber Freitag kommen, selbe Zeit => move clara 11-19 > 11-20
ah geh, mach des wieder rückgängig, er kommt doch nicht => undo
häng in atocha fest, zug rührt sich nicht. zu der um elf komm ich 20 min später, gebt ihr bescheid => late 20
Wo hätte der Luis am Freitag noch Luft für ne Farbe? => free 11-20 luis
Die Kaffeemaschine ist schon wieder kaputt => none
Peter hat ein neues Auto => none
Der Stau gestern war furchtbar => none
Maria hat gutes Trinkgeld gegeben => none
kommt Maria heute? => none
wir brauchen neue Handtücher => none
Was haben wir gestern verdient? => none`,
  es: `
Tápame el viernes de 14 a 16 => block 11-20 14:00-16:00
córreme a Peter media hora => move peter > 30 min
adelántame a Clara media hora => move clara > -30 min
pásame a João al viernes a las 10 => move joao > 11-20 10:00
mándame a María pa las 17 que va tarde => move maria > 17:00
desmárcame a Clara mañana => cancel clara 11-19
sácame a Peter de hoy que no puede => cancel peter 11-18
túmbame la de las 5 => cancel 17:00
qué tal voy mañana? => day 11-19
cómo tengo el viernes de lleno? => day 11-20
hay algo después de las 4? => day 11-18
estoy libre al mediodía? => free 11-18
hay huecos el viernes? => free 11-20
a quién me toca ahora => next
no me metas a nadie más hoy después de las 4 => block 11-18 16:00-24:00
ciérrame el viernes => block 11-20
mañana por la mañana no voy a estar => block 11-19 00:00-12:00
déjame libre de 12 a 1 mañana => block 11-19 12:00-13:00
no puedo ir, tengo fiebre => sick
estoy en un atasco, 20 minutos => late 20
María no se presentó => no-show maria
ya está Peter => arrived peter
Clara acaba de entrar => arrived clara
no espera, deshazlo => undo
olvida lo que acabo de hacer, vuelve atrás => undo
Luis está malo, mañana no viene => sick 11-19 luis
la del tinte de las 4 cámbiala a las 6 => move 16:00 > 18:00
qué calor hace hoy => none
me encanta el pelo de Clara => none
ha llegado María? => none
cancela la última => cancel last
no canceles a María => none
me falló la niñera, tápame mañana de 3 a 5 => block 11-19 15:00-17:00
méteme a Peter mañana a las 17:30 => move peter > 11-19 17:30
João prefiere el viernes a las 12 => move joao > 11-20 12:00
quítame a María de mañana => cancel maria 11-19
bórrame la de las 16:30, me escribió => cancel 16:30
adelanta a Clara 15 minutos => move clara > -15 min
cómo pinta el viernes? => day 11-20
a quién tengo primero mañana? => day 11-19
me queda algún hueco el jueves? => free 11-19
hoy no me pongas a nadie después de las 5 => block 11-18 17:00-24:00
el viernes por la tarde no estoy => block 11-20 12:00-24:00
el metro está parado, media hora => late 30
Peter ni apareció => no-show peter
María acaba de aparecer con el perro => arrived maria
uy, déjalo como estaba => undo
mi novio olvidó mi cumpleaños => none
Tápame mañana de 14 a 16 que por fin viene el fontanero => block 11-19 14:00-16:00
Ana aquí, amanecí con 39 de fiebre y voz de Darth Vader. Hoy no cuenten conmigo => sick 11-18 ana
ya está aquí la de las 11, una hora antes la criatura 😅 => arrived 11:00
qué huecos le quedan al Luis pal viernes? => free 11-20 luis
Ana: se pinchó la bici, voy 20 min atrasada, avisale a la de las once => late 20 ana
ay no, metí la pata, era otra Clara. Deshaz eso => undo
la cafetera se rompió otra vez => none
Peter tiene coche nuevo => none
ayer había un atasco horrible => none
viene María hoy? => none
no ha venido nadie hoy => none
hay que comprar toallas => none`,
  fr: `
Glisse-moi Peter d'une demi-heure => move peter > 30 min
avance Clara d'un quart d'heure => move clara > -15 min
recale João vendredi à 10h => move joao > 11-20 10:00
mets María à 17h, elle est coincée au boulot => move maria > 17:00
vire-moi Clara de demain => cancel clara 11-19
dégage le 16h30, il vient plus => cancel 16:30
fais sauter le rdv de Peter aujourd'hui => cancel peter 11-18
j'ai quoi demain ? => day 11-19
je suis chargée comment vendredi ? => day 11-20
y'a du monde après 16h ? => day 11-18
je suis libre à midi ? => free 11-18
il reste des trous vendredi ? => free 11-20
c'est qui le suivant => next
plus personne aujourd'hui après 16h => block 11-18 16:00-24:00
ferme-moi vendredi => block 11-20
je suis pas là jeudi matin => block 11-19 00:00-12:00
garde-moi 12h-13h demain, déjeuner avec ma mère => block 11-19 12:00-13:00
je viens pas aujourd'hui, 39 de fièvre => sick 11-18
coincée dans les bouchons, 20 min => late 20
María s'est jamais pointée => no-show maria
Peter est là => arrived peter
Clara vient d'entrer => arrived clara
non attends, annule ça => undo
oublie ce que j'ai dit, reviens en arrière => undo
Luis est malade demain => sick 11-19 luis
celle de 11h, passe-la à 12h => move 11:00 > 12:00
il fait un temps pourri => none
María est arrivée ? => none
annule le dernier => cancel last
n'annule pas Peter => none
la nounou m'a lâchée, bloque-moi demain de 15h à 17h => block 11-19 15:00-17:00
cale Peter demain à 17h30 => move peter > 11-19 17:30
João préfère vendredi à midi => move joao > 11-20 12:00
enlève-moi María demain => cancel maria 11-19
raye le 16h30, il m'a écrit => cancel 16:30
avance Clara de 15 minutes => move clara > -15 min
ça donne quoi vendredi ? => day 11-20
j'ai qui en premier demain ? => day 11-19
il me reste de la place jeudi ? => free 11-19
plus aucun client aujourd'hui après 17h => block 11-18 17:00-24:00
vendredi après-midi je suis absente => block 11-20 12:00-24:00
train arrêté, une demi-heure => late 30
Peter m'a posé un lapin => no-show peter
María vient de débarquer avec son chien => arrived maria
oups, remets comme avant => undo
mon copain a oublié mon anniversaire => none
c koi le menu aujourdhui => day 11-18
Ana ici. J'ai 39 de fièvre, je rentre me coucher, annule-moi rien encore mais que plus personne puisse réserver chez moi aujourd'hui et demain => none
Le João de 15h, glisse-le à demain 14h stp, le tube de cuivré est pas arrivé => move joao 15:00 > 11-19 14:00
Peter 16h30 il vient de m'appeler, il vient pas, vire-le => cancel peter 16:30
il me reste quoi comme trous demain chez Ana ? => free 11-19 ana
Bloque Luis vendredi 27 de 14 à 16, il fait arbitre au tournoi de babyfoot de l'EHPAD => block 11-27 14:00-16:00 luis
oups annule ce que je viens de faire, j'ai cliqué avec le coude => undo
María est là, elle boit déjà son café => arrived maria
la machine à café est encore en panne => none
Peter a une nouvelle voiture => none
María vient aujourd'hui ? => none
il faut acheter des serviettes => none
y'a plus de lait => none`,
  pt: `
empurra o Peter meia hora => move peter > 30 min
joga a Clara pra sexta às 10 => move clara > 11-20 10:00
passa o João pra amanhã às 14h, ele topou => move joao > 11-19 14:00
adianta a Maria meia hora => move maria > -30 min
puxa a Maria pras 17h, ela tá presa no trabalho => move maria > 17:00
desmarca a Clara amanhã => cancel clara 11-19
corta o das 16:30, ele não vem => cancel 16:30
risca o Peter de hoje => cancel peter 11-18
o que eu tenho amanhã? => day 11-19
como é que eu tô de cheio na sexta? => day 11-20
tem alguém depois das 16? => day 11-18
tô livre ao meio-dia? => free 11-18
tem buraco na sexta? => free 11-20
quem é o próximo => next
não marca mais ninguém hoje depois das 16 => block 11-18 16:00-24:00
fecha a minha sexta => block 11-20
quinta de manhã eu tô fora => block 11-19 00:00-12:00
segura das 12 às 13 amanhã pra mim almoçar => block 11-19 12:00-13:00
não vou conseguir ir, febre => sick
preso no trânsito, 20 min => late 20
a Maria nem apareceu => no-show maria
o Peter chegou => arrived peter
a Clara acabou de entrar => arrived clara
não, pera, desfaz => undo
esquece o que eu fiz, volta atrás => undo
o Luis tá doente, amanhã não vem => sick 11-19 luis
a das 11 passa pras 12 => move 11:00 > 12:00
que chuva hoje hein => none
a Maria já chegou? => none
cancela a última => cancel last
não cancela a Maria => none
a babá furou comigo, tranca amanhã das 15 às 17 => block 11-19 15:00-17:00
bota o Peter amanhã às 17:30 => move peter > 11-19 17:30
o João prefere sexta ao meio-dia => move joao > 11-20 12:00
tira a Maria de amanhã => cancel maria 11-19
apaga o das 16:30, ele me escreveu => cancel 16:30
antecipa a Clara 15 minutos => move clara > -15 min
como tá a minha sexta? => day 11-20
quem eu tenho primeiro amanhã? => day 11-19
ainda tenho vaga na quinta? => free 11-19
hoje não marca ninguém depois das 17 => block 11-18 17:00-24:00
sexta à tarde eu não tô => block 11-20 12:00-24:00
metrô parado, meia hora => late 30
o Peter não deu as caras => no-show peter
a Maria acabou de aparecer com o cachorro => arrived maria
ops, deixa como estava => undo
meu namorado esqueceu meu aniversário => none
onde q o Luis tá com buraco hoje? chegou um cara aqui no balcão querendo cortar => free 11-18 luis
ai não, desfaz, ele ligou agora a dizer que só vem em janeiro => undo
tô com 39 de febre e vomitando até a alma, hoje não tem condição. resolve aí com as minhas clientes => sick 11-18
um rebanho de ovelhas na Castellana, juro. diz à das onze que começo uns 20 minutos mais tarde => late 20
pega o João da tinta das 15 e joga pra amanhã às 14h, falei com ele no elevador e ele topou => move joao 15:00 > 11-19 14:00
a María já tá aqui sentada, uma hora antes, comendo meu biscoito de polvilho => arrived maria
a máquina de café quebrou de novo => none
o Peter tem carro novo => none
o trânsito ontem foi horrível => none
a Maria vem hoje? => none
preciso comprar toalhas => none
não veio ninguém hoje => none`,
};

describe.each(languages)("%s", (language) => {
  const rows = orders[language].trim().split("\n");
  test.each(rows.map((row) => row.split(" => ") as [string, string]))("%j is %j", (text, gist) =>
    expect(read(text, language)).toBe(gist),
  );
});
