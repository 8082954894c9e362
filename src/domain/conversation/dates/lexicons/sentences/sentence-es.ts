import type { Entry } from "../../terms/term.ts";

/** What a sentence does with its days and times: wishes, tells, points back, prefers. */
export const sentenceEs: readonly Entry[] = [
  [
    "wish",
    null,
    "puedo|puede|puedes|podria|podrias|podriamos|podeis|pueden|podras|cita|hueco|huecos|quiero|quisiera|queria|querria|tenes|tienes|tiene|tienen|teneis|tendrias|tendria|tendran|reservar|reserva|reservame|turno|necesito|necesitaba|hay|habria|habra|mover|cambiar|pasar la|pasarla|me gustaria|gustaria|apunta|apuntame|ponme|pon|dame|agendar|agendame|anotame|me va|me viene|me sirve|me queda|prefiero|preferiria|vale el|seria|iria|ir el|se puede|por favor|porfa|disponible|libre|disponibilidad|otra vez|me das|me dan|me cogeis|me coges",
  ],
  [
    "idle",
    null,
    "estuve|estuvo|estuvimos|fui|fue|fuimos|vine|vino|vinimos|quede|quedo|pase|lo pase|paso|deje|gusto|corto|cortaste|cortaron|me hicisteis|me hizo|hicieron|tuve|tuvimos|hice|pague|era|estaba|iba a ir|iba a pasar|tenia que ir|espero que hay(as|ais|an) (tenido|pasado)|hicisteis|hiciste|se lo hicieron|cumplio|ibamos|atendio|atendieron|atendisteis|atendiste|encanto|encantada|olvide|me olvide|no pude|perdi|conoci|cumpli|gracias por|que teng(as|an|ais) (un|una|buen|buena|lindo|linda|feliz|bonito|excelente)|que pases|que pasen|que paseis|feliz|hubo|salio|hizo (frio|calor|sol)",
  ],
  [
    "parting",
    null,
    "chau|chao|adios|besos|besitos|beso|besis|abrazo|abrazos|saludos|cuidate|cuidense|cuidaos|buen finde|que descanses|que descanseis",
  ],
  ["one", "this", "este|esta|ese|esa|este no"],
  ["one", "next", "(el|la|al|del) (proximo|proxima|que viene|que entra)|proximo|proxima"],
  [
    "one",
    "after",
    "(el|la|al|del) (otro|otra|siguiente)|el de despues|la de despues|el de la otra|el subsiguiente|la subsiguiente|el de la siguiente|el que le sigue",
  ],
  ["onePronoun", null, "el|la|los|las|ese|esa|aquel"],
  ["weekdayAfterWord", null, "de despues"],
  ["weekdayAfterWord", "loose", "despues"],
  ["prefer", null, "prefiero|preferiria|mejor|antes el|preferible|preferiblemente|me viene mejor|me va mejor"],
  [
    "than",
    null,
    "que a las|que a la|que el|que la|al|a la|en vez de|en vez del|en lugar del|antes que el|antes que|y no el|que no el",
  ],
  [
    "busy",
    null,
    "trabajo|curro|estoy trabajando|estoy currando|estoy ocupad(o|a)|tengo clase|tengo clases|estudio|tengo reunion|tengo una reunion|tengo medico|tengo dentista|tengo gimnasio|tengo curro|no soy persona|no soy de|laburo|chambeo|tengo trabajo|odio",
  ],
  [
    "busyUntil",
    null,
    "salgo|salgo (de trabajar|del trabajo|del curro|de currar|de clase|de la oficina|del cole|de la uni|del laburo|de la chamba)|termino|termino (de trabajar|el trabajo|de currar|la jornada|las clases|las clases)|acabo|acabo (de trabajar|el trabajo|el turno|las clases|la jornada)|salimos|mi turno termina|mi turno acaba|plego|los ninos salen|las ninas salen|sale del cole|llego|llego de trabajar|me desocupo|quedo libre",
  ],
  [
    "busyTill",
    null,
    "trabajo|curro|laburo|chambeo|estoy trabajando|estoy ocupad(o|a)|estoy en (la oficina|el trabajo|clase|el curro)|tengo (clase|clases|trabajo|curro)|tengo que trabajar|no salgo|no llego|no termino|no acabo|no estoy libre",
  ],
  [
    "workdays",
    null,
    "entre semana|(|cualquier |un |los |en )(dia|dias) (laborable|laborables|habil|habiles|de diario|entre semana)|a diario",
  ],
  ["tooMuch", "early", "no (muy|tan|demasiado) (temprano|pronto)|que no sea (muy|tan|demasiado) (temprano|pronto)"],
  ["tooMuch", "late", "no (muy|tan|demasiado) tarde|que no sea (muy|tan|demasiado) tarde"],
  ["one", "onward", "a partir de ahi|de ahi en adelante|a partir de entonces"],
  ["either", null, "o bien a las|o a las"],
  ["weekNumberWord", null, "semana numero"],
  [
    "away",
    null,
    "estoy fuera|fuera|de vacaciones|estoy de vacaciones|de viaje|estoy de viaje|no estoy|no estoy libre|no estoy disponible|no puedo nada",
  ],
  [
    "isClosed",
    null,
    "es fiesta|es festivo|es feriado|es puente|no abris|no abren|cerrais|cierran|estais cerrados|esta cerrado|es mi cumple|es mi cumpleanos|es la boda",
  ],
  [
    "event",
    null,
    "boda|la boda|la boda es|cumpleanos|el cumple|mi cumple es|fiesta|examen|entrevista|comunion|bautizo|vuelo|dentista",
  ],
  ["atLatest", null, "como muy tarde|a mas tardar|como maximo|como tarde|a lo sumo|maximo|como mucho"],
  ["tail", null, "al final|ya|por favor|porfa|lo siento|para nada"],
  ["atVerb", null, "digamos|pongamos|pongamos las|digamos las|me refiero a las|queria decir las"],
  ["weekdayBeforeWord", null, "anterior|de antes|previo"],
  ["weekdayBeforeWord", "loose", "antes"],
  ["wish", null, "era para|era para el"],
  ["no", null, "no"],
  ["promise", null, "(te|os|le|les) (digo|aviso|confirmo|cuento) (algo|antes|)|odio|lo pienso|me lo pienso"],
  ["but", null, "pero|aunque|eso si"],
  ["instead", null, "mejor|en su lugar"],
];
