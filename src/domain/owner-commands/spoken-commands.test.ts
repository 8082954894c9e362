import { describe, expect, test } from "vitest";
import { type Language, languages } from "../languages.ts";
import { readOwnerCommand } from "./reading/read-owner-command.ts";
import { commandGist } from "./testing/command-gist.ts";
import { commandFacts, playCommands } from "./testing/play-commands.ts";

/** As people talk who run their day. Messages of one conversation are between slashes: what was read back is left. */
const sentences: Record<Language, string> = {
  en: `
run me through today, everybody's => day 11-18
what've we got in the diary tomorrow, all chairs => day 11-19
who's after Maria? => after maria
who comes in once Peter's gone => after peter
woke up with a rotten throat, won't be in tomorrow => sick 11-19
I'm burning up, 38.5, can't work today => sick 11-18
Clara rang, she can't make it tomorrow, take her off => cancel clara 11-19
João's just messaged, he's not coming, scrap him => cancel joao
Peter phoned in, get rid of his 4:30 => cancel peter 16:30
oops undo what you just did => undo
that was wrong, put it back => undo
cancel Clara tomorrow / no no, not her, leave it => leave
move Maria to 4 / hang on, wrong person => leave
anything free this afternoon? => free 11-18 12:00-24:00
gaps tomorrow morning for Ana? => free 11-19 ana 00:00-12:00
I'm 20 late, let Maria know => late 20 tell maria
shift Clara to Friday same time => move clara > 11-20
any space after 3 today => free 11-18 15:00-24:00
`,
  es: `
pásame la agenda de hoy de todos => day 11-18
qué tenemos mañana en el salón? => day 11-19
quién va después de María => after maria
y detrás de Peter quién viene? => after peter
tengo 38 y medio, hoy no voy => sick 11-18
me encuentro fatal, mañana no abro => sick 11-19
Clara ha avisado que mañana no puede, sácala => cancel clara 11-19
João me escribió que no viene, bórralo => cancel joao
llamó Peter, anúlale la de las 4 y media => cancel peter 16:30
uy deshaz lo que acabas de hacer => undo
no no, vuelve atrás => undo
cancela a Clara mañana / no espera, esa no, déjala => leave
pasa a María a las 4 / ay me confundí de persona => leave
me queda algo libre esta tarde? => free 11-18 12:00-24:00
huecos de Ana mañana por la mañana => free 11-19 ana 00:00-12:00
llego 20 tarde, avisa a María => late 20 tell maria
Clara al viernes a la misma hora => move clara > 11-20
`,
  fr: `
fais-moi le topo de la journée, tout le salon => day 11-18
qui on a demain ? => day 11-19
qui vient après María ? => after maria
et après Peter c'est qui => after peter
39 de fièvre, demain je bosse pas => sick 11-19
je suis clouée au lit aujourd'hui => sick 11-18
Clara a appelé, elle vient pas demain, enlève-la => cancel clara 11-19
João m'a écrit qu'il peut pas venir, supprime-le => cancel joao
Peter se décommande, vire son rdv de 16h30 => cancel peter 16:30
oups reviens en arrière => undo
annule ta dernière action => undo
annule Clara demain / non attends, pas elle, laisse-la => leave
décale María à 16h / euh non je me suis trompée => leave
il me reste des trous cet aprèm ? => free 11-18 12:00-24:00
dispo de Luis demain matin ? => free 11-19 luis 00:00-12:00
j'ai 20 min de retard, dis-le à María => late 20 tell maria
mets Clara vendredi à la même heure => move clara > 11-20
`,
  de: `
zeig mal den ganzen Laden für heute => day 11-18
was haben wir heute alles drin? => day 11-18
wer kommt nach der Maria? => after maria
wer ist nach Peter dran => after peter
hab 39 Fieber, morgen wird das nix => sick 11-19
mich hat's zerlegt, komm heut nicht rein => sick 11-18
Clara hat angerufen, kommt morgen nicht, nimm sie raus => cancel clara 11-19
der João hat abgesagt, streich ihn => cancel joao
Maria schafft es nicht heute, bitte stornieren => cancel maria 11-18
ups, mach das wieder rückgängig => undo
hoppla, das war verkehrt, zurück => undo
storniere Clara morgen / halt, die falsche, lass sie drin => leave
verschieb Maria auf 16 Uhr / ne warte doch nicht => leave
ist heut Nachmittag noch was frei? => free 11-18 12:00-24:00
was hat Luis morgen früh noch frei => free 11-19 luis 00:00-12:00
bin 15 min zu spät, sag der Clara Bescheid => late 15 tell clara
Clara bitte auf Freitag, gleiche Uhrzeit => move clara > 11-20
`,
  pt: `
me mostra o dia de hoje do salão todo => day 11-18
o que a gente tem amanhã? => day 11-19
quem é depois da Maria? => after maria
depois do Peter vem quem => after peter
tô com 39 de febre, amanhã sem chance => sick 11-19
acordei péssima, não vou hoje => sick 11-18
a Clara avisou que não vem amanhã, tira ela => cancel clara 11-19
o João mandou mensagem que não pode, cancela ele => cancel joao
o Peter ligou a desmarcar, apaga o das 16:30 => cancel peter 16:30
eita, desfaz o que você fez => undo
ai não, volta atrás => undo
cancela a Clara amanhã / não, pera, não é essa, deixa ela => leave
passa a Maria pras 16h / opa, pessoa errada => leave
tenho algo livre hoje à tarde? => free 11-18 12:00-24:00
horários livres do Luis amanhã de manhã => free 11-19 luis 00:00-12:00
tô 20 min atrasada, avisa a Maria => late 20 tell maria
Clara pra sexta no mesmo horário => move clara > 11-20
`,
};

/** A time that could be of both halves of the day is that of the working day. */
const atWork = (gist: string): string =>
  gist.replace(/(\d\d):(\d\d)\|(\d\d:\d\d)/g, (_, hour: string, minute: string, later: string) =>
    Number(hour) < 8 ? later : `${hour}:${minute}`,
  );

/** On Wednesday the 18th of November 2026 at ten. */
const read = (text: string, preferred: Language): string => {
  const found = readOwnerCommand(text, {
    ...{ today: "2026-11-18", nowTime: "10:00", country: "ES", preferred },
    names: new Set(["maria", "joao", "clara", "peter", "ana", "luis"]),
    agentNames: new Set(["ana", "luis"]),
  });
  return atWork(commandGist(found?.command ?? null));
};

/** The usual day, with Clara as a client. */
const withClara = () =>
  commandFacts().appointments.map((one) => (one.id === "marie" ? { ...one, clientName: "Clara Blanc" } : one));

describe.each(languages)("owners' spoken commands in %s", (language) => {
  const lines = sentences[language].trim().split("\n");
  test.each(lines.map((line) => line.split(" => ") as [string, string]))(
    "the command %s means %s",
    (said, expected) => {
      const messages = said.split(" / ");
      const last = playCommands(language, messages, { appointments: withClara() }).at(-1);
      expect(messages.length > 1 ? last : read(said, language)).toBe(expected);
    },
  );
});

test.each<[string, Language, string[], string[]]>([
  ["who follows a client with the same agent", "en", ["who's after klara?"], ["say next"]],
  ["nobody of that name", "en", ["who's after pedro?", "cancel xyzzy"], ["say next", "say noneOfName"]],
  [
    "a delay that a client is to hear of",
    "en",
    ["running 20 late, let maria know", "yes"],
    ["read back late ana 20", "do late ana 20"],
  ],
  ["free times of a part of the day", "de", ["was ist morgen vormittag frei?"], ["free 2027-03-02 ana lukas 0-12"]],
  ["the last change and nobody's appointment", "fr", ["oups, annule ce que tu viens de faire"], ["say nothingToUndo"]],
  [
    "another order in place of the first",
    "en",
    ["cancel klara", "no wait, cancel maria"],
    ["read back cancel klara", "read back cancel maria"],
  ],
])("%s", (_, language, messages, expected) => {
  expect(playCommands(language, messages)).toEqual(expected);
});
