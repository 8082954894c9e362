import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { type Given, playWaits } from "./play-waits.ts";

/**
 * What is waited for is made wider, narrower or other: under the question, on the list for Friday (`[on]`) or for Friday and Saturday
 * (`[both]`), and beside an offer (`[offer]`).
 */
const conversations: Record<Language, string> = {
  en: `
I saw there's nothing left fri or sat, ping me if anything comes up either day, colour => ask colour 11-20..11-21
put me on the waiting list friday haircut / saturday would work too, can you add it? => ask cut 11-20..11-21
waiting list friday and saturday, haircut / saturday's no good any more, just friday => ask cut 11-20
waiting list friday, haircut / mornings only, before 1 => ask cut 11-20 09:00-13:00
[on] can you widen that to the whole week? => free cut 11-18..11-22
[on] actually only mornings now => change cut 11-20 09:00-12:00
[on] make it saturday instead of friday => change cut 11-21
[on] saturday works too btw => change cut 11-20..11-21
[on] also tuesday the 24th at 3 => change cut 11-20 + cut 11-24 15:00
[on] could you add tuesday the 24th as well => change cut 11-20 + cut 11-24
[on] for the waiting list: only with Luis please => change cut luis 11-20
[on] saturday works too / yes please => joinWaitlist changed
[on] saturday works too / no => stays
[on] don't need that friday slot any more, take me off please => leave?
[on] just a haircut on thursday at 10 please => summary
[both] drop saturday, just friday => change cut 11-20
[both] friday only please => change cut 11-20
[offer] is it with Ana? => with them
[offer] could it be with Luis instead? => not with them
[offer] take me off the list please, sorted elsewhere => leave?
`,
  es: `
he visto que viernes y sábado no queda nada, avísame si sale algo, color => ask colour 11-20..11-21
apúntame en la lista de espera para el viernes, corte / el sábado también me va, añádelo => ask cut 11-20..11-21
lista de espera viernes y sábado, corte / el sábado ya no puedo, deja solo el viernes => ask cut 11-20
Apúntenme en la lista del viernes en la tarde pa un corte => ask cut 11-20 12:00-18:00
[on] amplíalo a toda la semana porfa => free cut 11-18..11-22
[on] mejor solo por la mañana => change cut 11-20 09:00-12:00
[on] cámbiame la espera al sábado => change cut 11-21
[on] el sábado también me sirve => change cut 11-20..11-21
[on] también el martes 24 a las 4 => change cut 11-20 + cut 11-24 16:00
[on] también el sábado / sí, cámbialo => joinWaitlist changed
[both] deja solo el viernes => change cut 11-20
[offer] y eso con Luis no podría ser? => not with them
[offer] es con Ana? => with them
[offer] y el sábado no hay nada? => nothing else
[offer] quítame de la lista, ya encontré en otro sitio => leave?
`,
  fr: `
j'ai vu que vendredi et samedi c'est complet, prévenez-moi si ça se libère, une coupe => ask cut 11-20..11-21
notez moi pour une coupe samedi si ça se libère svp / finalement vendredi m'irait aussi, vous pouvez rajouter ? => ask cut 11-20..11-21
liste d'attente vendredi et samedi, coupe / samedi c'est mort, gardez juste vendredi => ask cut 11-20
[on] élargissez à toute la semaine svp => free cut 11-18..11-22
[on] uniquement le matin finalement => change cut 11-20 09:00-12:00
[on] samedi m'irait aussi => change cut 11-20..11-21
[on] mardi 24 à 4h m'irait aussi => change cut 11-20 + cut 11-24 16:00
[on] samedi m'irait aussi / oui => joinWaitlist changed
[both] gardez seulement vendredi => change cut 11-20
[offer] et avec Luis ce serait possible ? => not with them
[offer] c'est avec Ana ? => with them
[offer] trop tard, j'ai trouvé ailleurs. enlevez moi de la liste merci => leave?
`,
  de: `
hab gesehen dass Freitag und Samstag nix mehr frei ist, sagt ihr Bescheid wenn was frei wird? Haarschnitt => ask cut 11-20..11-21
Bitte vormerken: Haarschnitt, Freitag oder Samstag diese Woche, egal wer und wann => ask cut 11-20..11-21
bitte Haarschnitt Donnerstag um 10 Uhr vormerken => summary
setzt mich für Freitag auf die Warteliste, Haarschnitt / Samstag ginge auch, bitte dazunehmen => ask cut 11-20..11-21
Warteliste bitte Freitag und Samstag, Haarschnitt / Samstag geht doch nicht, nur Freitag => ask cut 11-20
[on] ginge auch Samstag, könnt ihr das ergänzen? => change cut 11-20..11-21
[on] nur noch vormittags bitte => change cut 11-20 09:00-12:00
[on] erweitert meinen Wartelistenplatz bitte auf die ganze Woche => free cut 11-18..11-22
[on] Dienstag der 24. um halb vier ginge auch => change cut 11-20 + cut 11-24 15:30
[on] Samstag ginge auch / ja bitte => joinWaitlist changed
[on] Bin ich eigentlich noch vorgemerkt für Freitag? => yours
[both] Samstag könnt ihr streichen, nur Freitag => change cut 11-20
[offer] geht das auch bei Luis? => not with them
[offer] ist das bei Ana? => with them
[offer] hat sich erledigt, bitte von der Liste streichen => leave?
`,
  pt: `
vi que sexta e sábado já não tem nada, me avisa se surgir alguma coisa, corte => ask cut 11-20..11-21
me coloca na lista de espera de sexta, corte / sábado também dá, pode incluir? => ask cut 11-20..11-21
me põe na fila de espera de sexta e de sábado, corte / ó, sábado não dá mais pra mim, deixa só a sexta => ask cut 11-20
[on] amplia pra semana toda => free cut 11-18..11-22
[on] agora só de manhã => change cut 11-20 09:00-12:00
[on] sábado também serve => change cut 11-20..11-21
[on] terça dia 24 às 3 também serve => change cut 11-20 + cut 11-24 15:00
[on] sábado também serve / sim => joinWaitlist changed
[both] deixa só a sexta => change cut 11-20
[offer] e com o Luis, dá? => not with them
[offer] é com a Ana? => with them
[offer] pode me tirar da lista, já arranjei => leave?
`,
};

const given: Readonly<Record<string, Given>> = { on: "waiting", both: "waiting longer", offer: "offer" };

describe.each(languages)("a changed place on the waitlist in %s", (language) => {
  const lines = conversations[language].trim().split("\n");
  test.each(lines.map((line) => line.split(" => ") as [string, string]))("%s", (said, expected) => {
    const [, before = "", messages = ""] = /^(?:\[(\w+)\] )?(.*)$/.exec(said) ?? [];
    expect(playWaits(language, given[before], messages.split(" / "))).toBe(expected);
  });
});
