import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { type Given, playWaits } from "./play-waits.ts";

/**
 * As people talk about the waitlist: before it, while the question is open, on it (`[on]`) and to an offer (`[offer]`: a haircut on
 * Friday at eleven with Ana). Messages of one conversation are between slashes.
 */
const conversations: Record<Language, string> = {
  en: `
so friday's a write-off then? buzz me if somebody bails, haircut => ask cut 11-20
Fully booked Saturday I see. Any chance you'd text us should a slot open? Just a trim => ask cut 11-21
no joy for friday, huh. could u stick my name down in case someone doesn't show? need a colour => ask colour 11-20
You said Saturday is chocka - drop me a line if there's a cancellation, beard and haircut => ask beard 11-21
I'd wait for a spot on Friday morning or Saturday after 11, haircut with whoever => ask cut 11-20 09:00-12:00 + cut 11-21 11:00-14:00
put me on the waitlist for a haircut, Friday or Tuesday the 24th, mornings only => ask cut 11-20 09:00-12:00 + cut 11-24 09:00-12:00
waitlist please, haircut fri / so am I on it now? => notyet ask cut 11-20
pop me on the list for friday, haircut / ah forget it, I'm going with my sister's fella => dropped
waiting list for a haircut on friday please / make that luis only / and only in the afternoon => ask cut luis 11-20 12:00-18:00
put me on the waiting list friday haircut / hmm saturday would be better actually => ask cut 11-21
[on] did ye forget about me or am I still in the queue? => yours
[on] scratch me off that waiting list, sorted now => leave?
[on] don't need that friday slot any more, take me off please => leave?
[none] can you take me off the waiting list? => none
[offer] deadly, stick me down for that => take
[offer] ah no good to me, at work till 2 => pass
[offer] bit short notice for me love, give it to the next in line => pass
[offer] 11's no use, have ye anything around 4 that day? => pass nothing else
[offer] how much would that be? => offer again price
[offer] how long do I have to decide? => offer again
[offer] where exactly are you? => offer again place
[offer] let me check with my boss, 5 mins => offer again
`,
  es: `
el viernes completo entonces? avisadme si falla alguien porfa, solo corte => ask cut 11-20
me dijeron que el sábado está lleno, me pueden anotar por si alguien cancela? corte y barba => ask beard 11-21
no hay nada el viernes ya? pues me quedo a la espera de un hueco para color => ask colour 11-20
ponme en espera para el sábado, un corte => ask cut 11-21
si se libera algo el viernes por la tarde o el sábado a cualquier hora me mandas mensaje? corte => ask cut 11-20 12:00-18:00 + cut 11-21
lista de espera para corte, viernes o martes que viene, por la mañana => ask cut 11-20 09:00-12:00 + cut 11-24 09:00-12:00
apúntame a la lista para el viernes, corte / ¿ya estoy dentro? => notyet ask cut 11-20
apúntame en la lista de espera el viernes para corte / no, déjalo, ya encontré en otro lado => dropped
lista de espera corte viernes / mejor solo antes del mediodía => ask cut 11-20 09:00-13:00
lista de espera corte viernes / que sea con Luis y el sábado => ask cut luis 11-21
[on] oye y yo sigo apuntado en la espera? => yours
[on] bórrame de la espera porfa => leave?
[on] ya no me hace falta lo del viernes, sácame de ahí => leave?
[none] quítenme de la lista de espera => none
[offer] va, resérvamela => take
[offer] ufff a esa hora trabajo, que aproveche otra => pass
[offer] no llego ni volando, pásasela al siguiente => pass
[offer] a las 11 no puedo, no tienes algo después de las 4 ese mismo día? => pass nothing else
[offer] cuánto dura? => offer again duration
[offer] hasta cuándo me la guardas? => offer again
[offer] dónde están ubicados? => offer again place
`,
  fr: `
vendredi c'est plein donc ? faites-moi signe si ça bouge, c'est pour une coupe => ask cut 11-20
complet samedi, zut. tenez-moi au jus si qqn annule, coupe et barbe => ask beard 11-21
Plus rien vendredi ? Alors gardez mon numéro au cas où une place se libérerait, pour une couleur => ask colour 11-20
si un truc se libère vendredi aprèm ou samedi n'importe quand, un petit message svp, coupe => ask cut 11-20 12:00-18:00 + cut 11-21
liste d'attente coupe, vendredi ou mardi, le matin => ask cut 11-20 09:00-12:00 + cut 11-24 09:00-12:00
inscrivez-moi sur la liste pour une coupe vendredi / j'y suis là ? => notyet ask cut 11-20
liste d'attente pour vendredi, une coupe / non laissez, j'ai trouvé ailleurs => dropped
liste d'attente coupe vendredi svp / plutôt avant midi => ask cut 11-20 09:00-12:00
liste d'attente coupe vendredi svp / ah et seulement avec Luis => ask cut luis 11-20
[on] vous m'avez toujours sur votre liste pour vendredi ? => yours
[on] vous pouvez m'enlever, j'ai plus besoin => leave?
[on] rayez-moi de la liste svp => leave?
[none] enlevez-moi de la liste d'attente => none
[offer] oui oui je prends, super => take
[offer] mince je bosse à cette heure-là => pass
[offer] nan c'est mort pour vendredi, filez-la à quelqu'un => pass
[offer] 11h je peux pas, vous avez rien après 15h le même jour ? => pass nothing else
[offer] c'est combien déjà ? => offer again price
[offer] j'ai jusqu'à quand pour répondre ? => offer again
[offer] ça dure combien de temps ? => offer again duration
`,
  de: `
Freitag ist dicht, oder? Gebts mir an Laut, wenn wer ausfällt, nur schneiden => ask cut 11-20
Am Samstag nichts mehr frei? Dann halten Sie mich bitte auf dem Laufenden, falls ein Platz aufgeht, Haarschnitt => ask cut 11-21
Für Freitag hieß es ausgebucht. Ich würd mich auf Abruf bereithalten, Farbe wäre es => ask colour 11-20
wenn freitag nachmittag oder samstag irgendwann was frei wird bitte melden, haarschnitt => ask cut 11-20 12:00-18:00 + cut 11-21
Warteliste für Haarschnitt, Freitag oder Dienstag, egal wann => ask cut 11-20 + cut 11-24
Bitte Warteliste, Haarschnitt Freitag / bin ich da jetzt drauf? => notyet ask cut 11-20
setz mich auf die warteliste, samstag, haarschnitt / ach lass gut sein, brauch ich doch nicht => dropped
Warteliste Haarschnitt Freitag bitte / aber nur vor 12 => ask cut 11-20 09:00-12:00
Warteliste Haarschnitt Freitag bitte / und wenn, dann nur beim Luis => ask cut luis 11-20
[on] Bin ich eigentlich noch vorgemerkt für Freitag? => yours
[on] Könnt mich wieder austragen, hab wo anders einen Termin bekommen => leave?
[on] von der Liste bitte streichen, danke => leave?
[none] streichen Sie mich bitte von der Warteliste => none
[offer] ja cool, trag mich ein => take
[offer] Super, da komm ich! => take
[offer] um elf bin ich in der Schule, schade => pass
[offer] Da hab ich leider schon was vor => pass
[offer] 11 Uhr geht nicht, habt ihr am selben Tag was nach 15 Uhr? => pass nothing else
[offer] Was kostet das denn? => offer again price
[offer] Bis wann muss ich mich entscheiden? => offer again
[offer] wie lang dauert der Schnitt? => offer again duration
`,
  pt: `
sexta tá cheia né? se alguém furar me dá um alô, é corte => ask cut 11-20
Sábado já esgotou? Então avisem-me caso alguém desmarque, corte e barba => ask beard 11-21
não tem mais nada na sexta? me deixa na espera então, coloração => ask colour 11-20
fico na fila pra sábado, corte => ask cut 11-21
se abrir sexta à tarde ou sábado qualquer hora me manda msg, corte => ask cut 11-20 12:00-18:00 + cut 11-21
lista de espera, corte, sexta ou terça, de manhã => ask cut 11-20 09:00-12:00 + cut 11-24 09:00-12:00
me bota na espera sexta, corte / já tô na fila? => notyet ask cut 11-20
me põe na lista de espera pra corte sexta / deixa quieto, arrumei outro lugar => dropped
lista de espera corte sexta / só se for antes do meio-dia => ask cut 11-20 09:00-12:00
lista de espera corte sexta / pode ser sábado com o Luis? => ask cut luis 11-21
[on] oi, continuo na espera da sexta? => yours
[on] pode me tirar da espera, já resolvi => leave?
[on] já não preciso da vaga, risquem-me => leave?
[none] me tira da fila de espera => none
[offer] opa, quero! pode confirmar => take
[offer] esse horário não rola, tô no serviço => pass
[offer] fica pra próxima, obrigada => pass
[offer] às 11 não dá, tem alguma coisa depois das 15 no mesmo dia? => pass nothing else
[offer] quanto sai? => offer again price
[offer] até quando posso responder? => offer again
[offer] onde fica mesmo? => offer again place
`,
};

const given: Readonly<Record<string, Given>> = { on: "waiting", offer: "offer" };

describe.each(languages)("the waitlist in a client's words in %s", (language) => {
  const lines = conversations[language].trim().split("\n");
  test.each(lines.map((line) => line.split(" => ") as [string, string]))("%s", (said, expected) => {
    const [, before = "", messages = ""] = /^(?:\[(\w+)\] )?(.*)$/.exec(said) ?? [];
    expect(playWaits(language, given[before], messages.split(" / "))).toBe(expected);
  });
});
