import type { Language } from "../../../languages.ts";
import { testSpoken } from "../../testing/test-spoken.ts";

/** What is on, one's own and somebody else's together. */
const said: Record<Language, string> = {
  en: `
free slots today for me and luis => free 11-18 luis
what's on today for both of us, me and luis => day 11-18 luis own
what's left today, luis and me => day 11-18 luis own
what's on in the whole place for the rest of today, me and Luis both => day 11-18 luis own
what's on for the rest of the day => day 11-18
what's on tomorrow, mine and luis's => day 11-19 luis own
show me today's diary, luis's and mine => day 11-18 luis own
what's luis got tomorrow => day 11-19 luis
what's on => day 11-18
what's on today? => day 11-18`,
  es: `
huecos de hoy, los míos y los de Luis => free 11-18 luis
qué hay hoy, Luis y yo => day 11-18 luis own
enséñame la agenda entera de hoy, la mía y la de Luis => day 11-18 luis own
qué queda hoy, lo mío y lo de Luis => day 11-18 luis own`,
  fr: `
les créneaux libres demain, Luis et moi => free 11-19 luis
le planning de demain, le mien et celui de Luis => day 11-19 luis own
montre tout le planning d'aujourd'hui, le mien et celui de Luis => day 11-18 luis own
qu'est-ce qu'il y a demain, Luis et moi => day 11-19 luis own`,
  de: `
freie lücken morgen bei mir und luis => free 11-19 luis
was läuft heute noch, bei luis und mir => day 11-18 luis own
zeig mir den ganzen plan von heute, meinen und den vom Luis => day 11-18 luis own
was steht morgen an, bei mir und Luis => day 11-19 luis own
was hab ich heute, ohne die vom luis => day 11-18 but luis`,
  pt: `
vagas de amanhã, minhas e do Luis => free 11-19 luis
agenda de amanhã, minha e do Luis => day 11-19 luis own
mostra a agenda inteira de hoje, a minha e a do Luis => day 11-18 luis own
o que tem pro resto do dia, eu e o Luis => day 11-18 luis own`,
};

testSpoken("days of two agents asked for in %s", said);
