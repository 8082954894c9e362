import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { playWaits } from "./play-waits.ts";

/** A wait for a stretch of days, a part of a day or one person, and answers to an offer (`[offer]`), each in one message. */
const conversations: Record<Language, string> = {
  en: `
nothing saturday? then let me know the moment anything comes free between friday and tuesday, haircut => free cut 11-20..11-24
could you add me to your cancellation list for a colour with Ana on Friday => ask colour ana 11-20
if anyone drops out on friday before lunch I'd grab it. cut & beard => ask beard 11-20 09:00-13:00
waiting list pls, haircut, any day from friday till next tuesday, only with Luis => ask cut luis 11-20..11-24
haircut on saturday after 12, happy to wait for a cancelation => ask cut 11-21 12:00-14:00
I'd love to be told when somebody gives up their friday afternoon slot - haircut, don't mind who with => ask cut 11-20 12:00-18:00
stick me on standby for friday or saturday, colour => ask colour 11-20..11-21
queue me up for a haircut tuesday 24th early morning please => ask cut 11-24 09:00-10:00
[offer] brilliant, that's mine! => take
[offer] perfect timing, I'll be there => take
[offer] oh go on then => take
[offer] can't get away from work that early, sorry => pass
[offer] no thanks, I'm sorted already => leave?
[offer] not this time, but keep me on the list => pass
[offer] is that with Ana or Luis? => with them
[offer] and how long would you hold that for me? => offer again
`,
  es: `
nada el sábado? pues en cuanto salga algo entre el viernes y el martes me decís, es un corte => free cut 11-20..11-24
¿me podrías meter en la lista de cancelaciones para un color con Ana el viernes? => ask colour ana 11-20
lista de espera porfa, corte, cualquier día del viernes al martes que viene, solo con Luis => ask cut luis 11-20..11-24
un corte el sábado después de las 12, espero lo que haga falta si alguien anula => ask cut 11-21 12:00-14:00
me encantaría que me avisaran cuando alguien deje libre la tarde del viernes, corte, me da igual con quién => ask cut 11-20 12:00-18:00
déjame en espera el viernes o el sábado, color => ask colour 11-20..11-21
ponme en cola para un corte el martes 24 a primera hora => ask cut 11-24 09:00-12:00
[offer] genial, me la quedo! => take
[offer] justo lo que necesitaba, ahí estaré => take
[offer] venga, dale => take
[offer] no puedo escaparme del trabajo tan pronto, lo siento => pass
[offer] no gracias, ya lo tengo resuelto => pass
[offer] esta vez no, pero déjame en la lista => pass
[offer] eso sería con Ana o con Luis? => with them
[offer] y cuánto rato me la aguantas? => offer again
`,
  fr: `
rien samedi ? alors dès qu'un truc se libère entre vendredi et mardi vous me dites, c'est pour une coupe => free cut 11-20..11-24
vous pourriez m'ajouter à la liste des désistements pour une couleur avec Ana vendredi ? => ask colour ana 11-20
si quelqu'un se désiste vendredi avant midi je prends la place, coupe et barbe => ask beard 11-20 09:00-12:00
liste d'attente svp, coupe, n'importe quel jour de vendredi à mardi prochain, uniquement avec Luis => ask cut luis 11-20..11-24
une coupe samedi après 12h, j'attends volontiers qu'un rdv saute => ask cut 11-21 12:00-14:00
j'aimerais bien être avertie quand quelqu'un lâche son créneau de vendredi après-midi, coupe, peu importe avec qui => ask cut 11-20 12:00-18:00
mettez-moi en attente vendredi ou samedi, couleur => ask colour 11-20..11-21
mettez-moi dans la file pour une coupe mardi 24 tôt le matin => ask cut 11-24 09:00-10:00
[offer] super, c'est pour moi ! => take
[offer] ça tombe à pic, j'y serai => take
[offer] allez, vendu => take
[offer] je ne peux pas quitter le boulot si tôt, désolée => pass
[offer] non merci, j'ai trouvé ailleurs => leave?
[offer] pas cette fois, mais gardez-moi sur la liste => pass
[offer] ce serait avec Ana ou Luis ? => with them
[offer] et vous me le gardez combien de temps ? => offer again
`,
  de: `
Samstag nix? Dann meldet euch sobald zwischen Freitag und Dienstag was frei wird, Haarschnitt => free cut 11-20..11-24
könnten Sie mich auf die Nachrückerliste setzen, Farbe bei Ana am Freitag => ask colour ana 11-20
falls Freitag vor dem Mittag jemand abspringt nehm ich das, Schnitt und Bart => ask beard 11-20 09:00-13:00
Warteliste bitte, Haarschnitt, irgendein Tag von Freitag bis nächsten Dienstag, nur bei Luis => ask cut luis 11-20..11-24
Haarschnitt am Samstag nach 12, ich warte gern auf eine Absage => ask cut 11-21 12:00-14:00
Ich würd gern erfahren wenn jemand seinen Freitagnachmittag hergibt - Haarschnitt, egal bei wem => ask cut 11-20 12:00-18:00
halt mich auf Abruf für Freitag oder Samstag, Farbe => ask colour 11-20..11-21
reih mich bitte ein für einen Haarschnitt Dienstag den 24. früh morgens => ask cut 11-24 09:00-12:00
[offer] klasse, den krall ich mir! => take
[offer] passt perfekt, ich bin da => take
[offer] na gut, her damit => take
[offer] so früh komm ich nicht von der Arbeit weg, tut mir leid => pass
[offer] nein danke, hat sich schon erledigt => leave?
[offer] diesmal nicht, aber lasst mich auf der Liste => pass
[offer] wäre das bei Ana oder bei Luis? => with them
[offer] und wie lange haltet ihr den für mich frei? => offer again
`,
  pt: `
nada no sábado? então assim que aparecer algo entre sexta e terça me fala, é um corte => free cut 11-20..11-24
dá pra me colocar na lista de desistências pra coloração com a Ana na sexta? => ask colour ana 11-20
se alguém furar na sexta antes do almoço eu fico com a vaga, corte e barba => ask beard 11-20 09:00-13:00
lista de espera por favor, corte, qualquer dia de sexta até terça que vem, só com o Luis => ask cut luis 11-20..11-24
um corte no sábado depois das 12h, espero numa boa se alguém cancelar => ask cut 11-21 12:00-14:00
queria ser avisada quando alguém largar o horário da tarde de sexta, corte, tanto faz com quem => ask cut 11-20 12:00-18:00
me deixa de sobreaviso pra sexta ou sábado, coloração => ask colour 11-20..11-21
me põe na fila pra um corte na terça 24 bem cedinho => ask cut 11-24 09:00-12:00
[offer] ótimo, esse é meu! => take
[offer] caiu do céu, vou estar lá => take
[offer] bora => take
[offer] não consigo sair do trabalho tão cedo, desculpa => pass
[offer] não, obrigado, já resolvi => leave?
[offer] dessa vez não, mas me mantém na lista => pass
[offer] seria com a Ana ou com o Luis? => with them
[offer] e por quanto tempo vocês seguram pra mim? => offer again
`,
};

describe.each(languages)("in %s", (language) => {
  const rows = conversations[language]
    .trim()
    .split("\n")
    .map((line) => line.split(" => ") as [string, string]);
  test.each(rows)("%s => %s", (said, gist) => {
    const isOffer = said.startsWith("[offer] ");
    expect(playWaits(language, isOffer ? "offer" : undefined, [said.replace("[offer] ", "")])).toBe(gist);
  });
});
