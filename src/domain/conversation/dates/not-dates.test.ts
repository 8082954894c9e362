import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { readWhenAnyhow } from "../reading/read-when-anyhow.ts";

/** A Sunday. */
const context = { today: "2026-11-15", nowTime: "09:00" };

/** What people write without meaning a day or a time, one message between two bars. */
const innocent: Record<Language, string> = {
  en: `one sec | on my way | on my way now | I'm on my way, 5 min | see you then | May I ask something? | my name is May
    | Mars | I sat there for an hour | Sat nav says 10 minutes | 2 | ok | 2 kids | for 2 people | there are 3 of us
    | my son is 5 years old | 5 stars | half price | 24/7 | 20 euros | 50-50 | 2nd floor | first time here | 12 Main Street
    | at 12 Main Street | I live at 5 Oak Road | 5th Avenue | Sunday Street 5 | call me at 555 1234 | +44 7700 900123
    | have a nice weekend | have a great Friday | merry christmas | happy Friday | Black Friday deals?
    | thanks for today | thank you so much for yesterday | it was great yesterday | I was there on Tuesday
    | I came on Monday and it was great | not now | right now I can't talk | for now | I'll let you know tomorrow
    | see you next week | on a scale from 1 to 10 | I was born in May 1990 | 3 percent | give me 5 minutes`,
  es: `un segundo | voy en camino | llego en 5 minutos | llego 10 minutos tarde | nos vemos mañana | nos vemos el viernes
    | hasta la semana que viene | buenos días | buen fin de semana | feliz navidad | feliz año nuevo | dos | para 2 personas
    | 2 niños | somos tres | tiene 7 años | me llamo Domingo | Julio | Mayo
    | calle Mayor 5 | calle dos de mayo 12 | plaza del 2 de mayo | primera vez | 20 euros | por la tarde te digo
    | mañana te aviso | ahora no puedo | ahora te digo | por ahora | hoy en día | de hoy en adelante | gracias por hoy
    | ayer fue genial | estuve el lunes | nací el 5 de mayo de 1990 | 612 345 678 | a las 2 niñas | 10 por ciento`,
  fr: `une seconde | j'arrive dans 5 minutes | à bientôt | à la semaine prochaine | bonsoir | bon après-midi | bon week-end
    | bon dimanche | joyeux noël | deux | pour 2 personnes | 2 enfants | mon fils a 5 ans | Mars | Mai Nguyen
    | rue du 8 mai 1945 | 3e étage | la prochaine fois | mon numéro est le 06 12 34 56 78
    | ça dure 2 heures ? | 20 euros | pas maintenant | un de ces jours | hier c'était super | je suis venue lundi
    | merci pour aujourd'hui | demain je vous dis | je vous écris ce soir | M. Mardi | née le 5 mai 1990 | quoi de neuf ?`,
  de: `einen Moment | bin unterwegs | bin in 5 Minuten da | bis nächste Woche | bis Montag | guten Morgen | schönen Sonntag
    | schönes Wochenende | frohe Weihnachten | für zwei Personen | 2 Kinder | nach 2 Kindern | zu dritt | mein Sohn ist 5
    | Mai | März | Mo | Di | Do | Frau Sonntag | Herr Freitag | Straße des 17. Juni 135 | 3. Stock | 0171 1234567
    | halb so wild | um 10 Prozent | 20 Euro | vor 2 Jahren | gestern war super | ich war am Montag da | danke für heute
    | jetzt nicht | ich sage morgen Bescheid | ich gebe Ihnen am Montag Bescheid | von heute auf morgen
    | geboren am 05.05.1990`,
  pt: `um segundo | estou a caminho | chego em 5 minutos | até amanhã | até semana que vem | bom dia | bom fim de semana
    | bom domingo | feliz natal | feliz ano novo | dois | para 2 pessoas | 2 crianças | às duas meninas | tenho 35 anos
    | segunda via | em segunda mão | Quinta da Boa Vista | quinta avenida
    | Rua 25 de Março | rua Sete de Abril | Rua Primeiro de Março | av. 15 de novembro | 3º andar | R$ 50 | meia dúzia
    | à tarde te falo | amanhã eu confirmo | agora não posso | por agora | hoje em dia | de hoje em diante
    | obrigado por hoje | ontem foi ótimo | fui na segunda | nasci em 5 de maio de 1990 | 11 91234 5678`,
};

for (const [language, texts] of Object.entries(innocent) as [Language, string][]) {
  const lines = texts.split("|").map((text) => text.replace(/\s+/g, " ").trim());
  test.each(lines)(`the ${language} message "%s" names no time`, (text) => {
    const { date, time, isAsap, isRefused, isFarewell } = readWhenAnyhow(text, language, context);
    expect({ date: isFarewell ? undefined : date, time, isAsap, isRefused }).toEqual({});
  });
}

describe("a day that is meant stays one beside such words", () => {
  test.each([
    ["en", "Great, Friday works", "2026-11-20"],
    ["en", "I was hoping for Friday", "2026-11-20"],
    ["en", "not now, on Friday", "2026-11-20"],
    ["en", "have you got anything on Friday", "2026-11-20"],
    ["es", "buenos días, el viernes por favor", "2026-11-20"],
    ["es", "ahora no, mejor el viernes", "2026-11-20"],
    ["fr", "c'est bon vendredi", "2026-11-20"],
    ["fr", "pas maintenant, vendredi", "2026-11-20"],
    ["de", "jetzt nicht, lieber am Freitag", "2026-11-20"],
    ["pt", "é boa sexta", "2026-11-20"],
    ["pt", "quinta da semana que vem", "2026-11-19"],
  ] as const)("%s: %s", (language, text, date) => {
    expect(readWhenAnyhow(text, language, context).date).toEqual({ kind: "day", date });
  });
});

describe("a day that is over is known for one", () => {
  test.each([
    ["en", "last Friday", "2026-11-13"],
    ["en", "this past Sunday", "2026-11-08"],
    ["es", "el lunes pasado", "2026-11-09"],
    ["fr", "lundi dernier", "2026-11-09"],
    ["de", "letzten Montag", "2026-11-09"],
    ["pt", "segunda passada", "2026-11-09"],
    ["en", "5 May 1990", "1990-05-05"],
    ["de", "05.05.1990", "1990-05-05"],
  ] as const)("%s: %s", (language, text, date) => {
    expect(readWhenAnyhow(text, language, context).date).toEqual({ kind: "past", date });
  });
});
