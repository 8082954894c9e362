import type { Language } from "../../../languages.ts";
import type { Entry } from "../terms/term.ts";

/** What asks for the last time that a day has. The words for "at the latest" are those of an end. */
export const latestWords: Record<Language, readonly Entry[]> = {
  en: [
    [
      "part",
      "closing",
      "as late as (possible|you can|u can|poss|you have|you ve got|it gets)|(|the |your )(last|latest) (slot|appointment|appt|spot|opening)(| of the day)(| you have| you ve got| u have| u ve got| u got| available| going| left)|(|the )latest (possible|available|one|you have|you ve got|u have|u ve got|u got|you can do|u can do)",
    ],
    [
      "part",
      "closing",
      "(what s|whats|what is|wots|when s|whens|when is) (the|your|ur|ya) (latest|last)(| slot| appointment| appt| spot| time| one| opening)(| you have| you ve got| u have| u ve got| u got| available| i can come| i can get)|(anything|something|sth) late on|how late (can|could) (i|you|u|we) (come|come in|do|book|get in|fit me in|squeeze me in|see me)",
    ],
  ],
  es: [
    [
      "part",
      "closing",
      "a ultima hora|a ultima hora del dia|ultima hora|a la ultima|la ultima hora|lo mas tarde posible|(|es )lo mas tarde que (tengas|tengan|tengais|tenga|tienes|tienen|teneis|tiene|haya|hay|puedas|puedan|podais|se pueda|pueda|os quede|te quede|quede)|lo mas tarde que (me |)(puedas|puedan|podais) dar|(|el |la )ultim(o|a) (hueco|cita|turno|hora|horario|espacio) (que (tengas|tengan|tengais|tienes|tienen|teneis|haya|hay|quede|queda|os quede|te quede|os queda|te queda)|libre|disponible)|cual es (el|la) ultim(o|a) (hueco|cita|turno|hora|horario)",
    ],
  ],
  fr: [
    [
      "part",
      "closing",
      "(le|au) plus tard (possible|que possible)|le plus tard (dispo|disponible|que vous (ayez|avez|pouvez|pouviez)|que tu (as|aies|peux))|(vous avez|vous auriez|t as|tu as|y a|il y a|il vous reste|il reste) (quoi |)(de |le )plus tard|(le |votre |)dernier (creneau|rdv|rendez vous|horaire) (que vous (avez|ayez)|dispo|disponible|libre|possible)|(quel est|c est quoi) (le|votre|ton) dernier (creneau|rdv|rendez vous|horaire)",
    ],
  ],
  de: [
    [
      "part",
      "closing",
      "so spat wie (moglich|es geht|s geht)|so spat es geht|moglichst spat|als letzter termin|als letzt(e|er|es)|(|der |den |euer |ihr |dein )(spatest|spatestmoglich|letztmoglich)(e|er|en) (|freie |freien |freier |mogliche |moglichen )(termin|slot|platz|uhrzeit)|(|der |den |euer |ihr |dein )letzt(e|er|en) (freie|freien|freier|mogliche|moglichen|moglicher) (termin|slot|platz)|am spatesten|das spateste",
    ],
  ],
  pt: [
    [
      "part",
      "closing",
      "(|o |no |seu |vosso )ultimo horario|(|o |a |no |na )ultim(o|a) (horario|vaga|hora|horarinho|encaixe) (que (vcs|voces|vc|voce|ce) (|ainda )(tem|tiver|tiverem|tenham|tenha)|que (tem|tiver|tiverem|tens|tenham|houver|sobrar|sobrou)|disponivel|livre|vag(o|a))|o mais tarde (possivel|que der|que (vcs|voces|vc|voce) (tem|tiver|tiverem|puder|puderem)|que (tem|tiver|tiverem|puder|puderem|tenham|houver))|qual (|e |eh )(o|a) ultim(o|a) (horario|vaga|hora)",
    ],
  ],
};
