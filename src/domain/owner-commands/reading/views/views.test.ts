import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** Questions about the day, whose it is and where there is room. */
const said: Record<Language, string> = {
  en: `
do I have a hole this afternoon => free 11-18 12:00-24:00
when could I nip to the bank today => free 11-18
have I got time for lunch today? => free 11-18 11:00-16:00
who's my last one today => day 11-18 last own
what time's my first tomorrow => day 11-19 first own
how many have I got today => day 11-18
how many has luis got on friday => day 11-20 luis
what's luis got tomorrow => day 11-19 luis
just mine today, not luis's => day 11-18 but luis
only my clients for tomorrow please => day 11-19 own`,
  es: `
qué tengo hoy yo, sin lo de Luis => day 11-18 own but luis
solo lo mío de mañana => day 11-19 own
tengo un hueco esta tarde? => free 11-18 12:00-24:00
cuándo podría ir al banco hoy => free 11-18
quién es mi última hoy => day 11-18 last own
a qué hora tengo la primera mañana => day 11-19 first own
cuántas citas tengo hoy => day 11-18
cuántos tiene luis el viernes => day 11-20 luis
qué tiene luis mañana => day 11-19 luis`,
  fr: `
j'ai un trou cet aprem ? => free 11-18 12:00-24:00
quand est-ce que je pourrais passer à la banque aujourd'hui => free 11-18
c'est qui ma dernière aujourd'hui => day 11-18 last own
à quelle heure est mon premier demain => day 11-19 first own
combien j'en ai aujourd'hui => day 11-18
combien de rdv a luis vendredi => day 11-20 luis
juste les miens aujourd'hui, pas ceux de luis => day 11-18 own but luis
qu'est-ce qu'il a luis demain => day 11-19 luis`,
  de: `
hab ich heute nachmittag ne lücke => free 11-18 12:00-24:00
wann könnte ich heut mal zur bank => free 11-18
wann ist mein letzter termin heute => day 11-18 last own
wer ist morgen der erste => day 11-19 first
wie viele hab ich heute => day 11-18
wie viele termine hat luis am freitag => day 11-20 luis
nur meine termine heute ohne luis => day 11-18 own but luis
was hab ich heute, ohne die vom luis => day 11-18 but luis
was hat der luis morgen => day 11-19 luis`,
  pt: `
tenho um buraco hoje à tarde? => free 11-18 12:00-24:00
quando é que eu podia ir ao banco hoje => free 11-18
quem é a última de hoje => day 11-18 last
que horas é o meu primeiro amanhã => day 11-19 first own
quantos eu tenho hoje => day 11-18
quantos clientes tem o luis na sexta => day 11-20 luis
só os meus de hoje, sem os do luis => day 11-18 own but luis
o que o luis tem amanhã => day 11-19 luis`,
};

testSpoken("days and lists asked for in %s", said);
