import type { Language } from "../../../languages.ts";
import type { Entry } from "../terms/term.ts";
import { latestWords } from "./latest-words.ts";

/**
 * Times of the day that the business makes: its opening, its closing, its break, its first and last appointment.
 * `loose`: the word also asks ("¿cuándo abren?"), so it counts only after a day.
 */
export const shopWords: Record<Language, readonly Entry[]> = {
  en: [
    ...latestWords.en,
    [
      "shopOpens",
      null,
      "(you|ye|yous|u|ya|you guys|you lot|y all|the doors|the shop|the salon|the place) (open|opens|open up|opens up)|doors open|opening|opening time|open",
    ],
    [
      "shopCloses",
      null,
      "(you|ye|yous|u|ya|you guys|you lot|y all|the doors|the shop|the salon|the place) (close|closes|shut|shuts|lock up|close up|shut up shop|finish up)|closing|closing time|close|shutting|home time",
    ],
    [
      "shopBreak",
      null,
      "(you|ye|u|yous) (go|head|break|stop|pop) (on|for|to|out for) (|your |yer )(lunch|break|lunch break)|(you|ye|u) have (|your )lunch|(your|ur|yer|their|the) (|lunch )(break|lunch break|lunch hour)|(your|ur|yer|their) lunch",
    ],
    [
      "atShop",
      null,
      "right when|just when|as soon as|soon as|the minute|the minute that|the moment|the second|right as|just as|once|right at|bang on|at|straight after|right after|just after|first thing when|straight when|from when",
    ],
    ["atShop", "when", "when"],
    ["atShop", "loose", "as|after"],
    [
      "beforeShop",
      null,
      "before|just before|right before|shortly before|a bit before|a while before|not long before|at|right at|near|towards|toward|close to",
    ],
    [
      "shopBack",
      null,
      "(you|ye|u|yous) (come|get|are|re) back from (|your |yer )(lunch|break|lunch break)|(you|ye|u) reopen|you open again|(your |)lunch is over",
    ],
    ["just", null, "right|straight|just|directly|immediately|shortly|soon"],
    ["slotNoun", null, "slot|appointment|appt|spot|space|opening"],
    ["ofDay", null, "of the day|in the day|that day|you have|you ve got|available"],
    ["part", "opening", "first (slot|appointment|appt|one|spot) (of the day|in the morning|of the morning)"],
    ["andHalf", null, "and a half|n a half|and half"],
    [
      "part",
      "closing",
      "(last|final|very last) (slot|appointment|appt|one|spot) (of the day|that day|of the afternoon)",
    ],
  ],
  es: [
    ...latestWords.es,
    [
      "shopOpens",
      null,
      "abrir|abris|abres|abren|abran|abra|abre|abrais|abras|abriendo|que (abran|abra|abrais|abren)|apertura|la apertura|levant(an|en|eis) la (persiana|cortina)|subir la persiana|suban la persiana",
    ],
    [
      "shopCloses",
      null,
      "cerrar|cerreis|cierren|cierre|cierran|cerrais|cierres|el cierre|que (cierren|cierre|cerreis|cierres|cerres)|baj(an|en|eis|ar) la (persiana|cortina)",
    ],
    [
      "shopBreak",
      null,
      "(iros|irse|irte|que os vayais|que se vayan|que salgan|salir) a (comer|almorzar)|(vuestr(a|o)|tu|su|el|la) (descanso|pausa|comida|almuerzo|hora de (comer|comida|almuerzo)|siesta)|que (almuerzan|almuercen|comen|coman|comais|almorceis|coma|almuerce)(| ustedes| ellos)|vuestra (comida|siesta)",
    ],
    [
      "atShop",
      null,
      "nada mas|en cuanto|apenas|ni bien|justo al|al|tan pronto como|tan pronto|justo cuando|a la hora de|a la hora de la|a|en|justo a|justo despues de",
    ],
    ["atShop", "loose", "cuando"],
    [
      "beforeShop",
      null,
      "antes de|antes del|justo antes de|justo antes del|poco antes de|poco antes del|al|a la hora de|a la hora del|casi al|antes",
    ],
    [
      "shopBack",
      null,
      "(vuelvan|vuelven|volvais|volveis|vuelvas|vuelva|regresen|regresan) de (comer|almorzar|la comida|la siesta)|(reabr(an|en|is|ir)|vuelv(an|en) a abrir)|volver de comer",
    ],
    ["just", null, "justo|inmediatamente|nada mas|recien|poco"],
    ["slotNoun", null, "turno|turnito|hueco|huequito|cita|hora|horario|espacio|cupo|lugar|reserva"],
    ["ofDay", null, "del dia|que tengas|que tengan|que haya|que tengais"],
    ["part", "opening", "(el |)primer(|o|a) (turno|hueco|cita|hora|horario|espacio) (del dia|de la manana)"],
    ["part", "closing", "(el |la |)ultim(o|a) (turno|hueco|cita|hora|horario|espacio) (del dia|de la tarde)"],
    ["theHalf", 30, "la media"],
    ["part", "morning", "siempre de manana|siempre en las mananas"],
  ],
  fr: [
    ...latestWords.fr,
    [
      "shopOpens",
      null,
      "ouverture|l ouverture|(vous|tu|ca|le salon|la boutique|on) (ouvrez|ouvres|ouvre)|les portes (ouvrent|s ouvrent)|ouvrir|ouverture des portes",
    ],
    [
      "shopCloses",
      null,
      "fermeture|la fermeture|(vous|tu|ca|le salon|la boutique) (fermez|fermiez|fermes|ferme)|fermer|de fermer|que vous (fermiez|fermez)|que ca ferme|que tu fermes",
    ],
    [
      "shopBreak",
      null,
      "que vous (alliez|partiez|preniez|soyez) (manger|en pause|votre pause|dejeuner)|(votre|ta|la|leur) (pause|pause (dejeuner|midi|repas|de midi|du midi|diner|casse croute))|votre (dejeuner|diner|repas|lunch)|que vous (ayez|avez) (mange|dejeune|dine)",
    ],
    [
      "atShop",
      null,
      "a|des|des que|aussitot que|sitot que|juste quand|pile quand|juste a|au moment ou|pile a|juste apres|pour|au moment de|a peine que",
    ],
    ["atShop", "loose", "quand"],
    [
      "beforeShop",
      null,
      "avant|juste avant|a|vers|peu avant|pile avant|au moment de|tout juste avant|un peu avant|pour",
    ],
    [
      "shopBack",
      null,
      "(vous|tu) (rouvrez|reouvrez|revenez|rentrez|rouvres) (|de |du |d |apres le |apres la )(|pause |dejeuner |manger |la pause |votre pause |midi )|la reouverture|(vous|tu) (rouvrez|reouvrez)",
    ],
    ["just", null, "juste|directement|tout de suite|immediatement|pile|just"],
    ["theHalf", 30, "la demie|la demi"],
    ["slotNoun", null, "creneau|rdv|rendez vous|place|horaire|dispo|disponibilite|plage"],
    ["ofDay", null, "de la journee|du jour|que vous avez|qu il vous reste"],
    [
      "part",
      "opening",
      "(le |la |)premier(|e) (creneau|rdv|rendez vous|place|horaire) (de la journee|du matin|du jour)",
    ],
    [
      "part",
      "closing",
      "(le |la |)(dernier|derniere|tout dernier) (creneau|rdv|rendez vous|place|horaire) (de la journee|du jour|de l apres midi|du soir)",
    ],
  ],
  de: [
    ...latestWords.de,
    [
      "shopOpens",
      null,
      "ihr (|die tur |den laden |die turen |das geschaft |die bude )(aufmacht|offnet|aufsperrt|aufschliesst|aufhabt|auf habt|offen habt|auf macht)|sie (aufmachen|offnen|aufsperren|aufschliessen)|du (aufmachst|offnest|aufsperrst)|(der laden|der salon|das geschaft) (aufmacht|offnet|aufsperrt)|(|laden|geschafts|tur)offnung|der offnung|aufgesperrt wird|aufgemacht wird",
    ],
    [
      "shopCloses",
      null,
      "ihr (zumacht|schliesst|zusperrt|dichtmacht|abschliesst|zu macht)|sie (zumachen|schliessen|zusperren|abschliessen)|du (zumachst|schliesst|zusperrst)|(der laden|der salon|das geschaft) (zumacht|schliesst|zusperrt)|(|dem )(ladenschluss|geschaftsschluss|betriebsschluss|zusperren|zumachen)|(|der )schliessung",
    ],
    [
      "shopBreak",
      null,
      "ihr (mittag macht|pause macht|in (die |)(mittagspause|pause) geht|mittagessen geht|essen geht)|sie (mittag machen|pause machen|in die (mittagspause|pause) gehen)|(eure|eurer|euerer|ihre|ihrer|deiner|deine|der|die) (mittagspause|pause|mittagsruhe|brotzeit|mittagszeit)|(eurem|ihrem|deinem) (mittag|mittagessen|zmittag)",
    ],
    [
      "atShop",
      null,
      "wenn|sobald|gleich wenn|direkt wenn|kaum dass|gleich zur|zur|bei|direkt zur|gleich bei|gleich nach|direkt nach|pünktlich zur|ab",
    ],
    [
      "beforeShop",
      null,
      "bevor|kurz bevor|ehe|vor|kurz vor|knapp vor|gerade noch vor|unmittelbar vor|zu|zum|bei|direkt vor|noch vor|noch bevor|knapp bevor",
    ],
    [
      "shopBack",
      null,
      "(ihr|sie) (aus|von) (der|eurer|ihrer) (mittagspause|pause) (kommt|kommen|zuruck seid|zuruck sind|zuruckkommt)|(ihr|sie) wieder (aufmacht|da seid|offen habt|aufmachen|da sind|aufsperrt)|(ihr|sie) (vom|von) (essen|mittag|mittagessen) (kommt|zuruck seid|zuruckkommt)",
    ],
    ["just", null, "gleich|direkt|unmittelbar|kurz|sofort|knapp"],
    ["slotNoun", null, "termin|slot|platz|termine"],
    ["ofDay", null, "des tages|am tag|vom tag|den ihr habt|den sie haben"],
    ["part", "opening", "(|der |den |als )(erste|ersten|erster) (termin|slot|platz) (des tages|am tag|in der fruh)"],
    ["part", "closing", "(|der |den |als )(letzte|letzten|letzter) (termin|slot|platz) (des tages|am tag|vom tag)"],
  ],
  pt: [
    ...latestWords.pt,
    [
      "shopOpens",
      null,
      "abrir|abrirem|abrem|abre|abrires|abertura|a abertura|(voces|vcs|vos|o salao|a loja|as portas) (abrir|abrirem|abrem|abre)",
    ],
    [
      "shopCloses",
      null,
      "fechar|fecharem|fecham|fecha|fechares|fecho|o fecho|encerrar|encerrarem|encerramento|o encerramento|fechamento|o fechamento|(voces|vcs|o salao|a loja) (fechar|fecharem|fecham|fecha)",
    ],
    [
      "shopBreak",
      null,
      "(o |a |do |da |)(vosso|vossa|seu|sua|teu|tua) (almoco|pausa|intervalo|hora de almoco|horario de almoco)|(a |da |)pausa (do|de) almoco|(o |do )intervalo|(|do |da )almoco de voces|(|voces |vcs )(irem almocar|almocarem|sairem para (o |)almoco|vao almocar)|que (vao|forem) almocar",
    ],
    [
      "atShop",
      null,
      "logo que|assim que|mal|logo ao|ao|na|a|logo a|logo na|na hora de|na hora da|a hora da|a hora de|hora de|logo quando|mesmo a|bem na|so|logo apos|logo depois de",
    ],
    ["atShop", "loose", "quando"],
    [
      "beforeShop",
      null,
      "antes de|antes do|logo antes de|logo antes do|mesmo antes de|pouco antes de|ao|no|na hora de|na hora do|perto de|perto do|a hora do|antes que|bem antes de|quase ao|quase a",
    ],
    [
      "shopBack",
      null,
      "(|voces |vcs )(voltarem|voltam|voltar|regressarem|voltardes) d(o|a) (almoco|pausa|intervalo)|(|voces |vcs )(reabrirem|reabrem|reabrir)",
    ],
    ["just", null, "logo|mesmo|bem|imediatamente|pouco"],
    ["slotNoun", null, "horario|vaga|hora|marcacao|slot|turno|horarinho|encaixe|agendamento"],
    ["ofDay", null, "do dia|que tiverem|que houver|que tiver"],
    ["part", "opening", "(o |a |)primeir(o|a) (horario|vaga|hora|marcacao) (do dia|da manha)"],
    ["part", "closing", "(o |a |)ultim(o|a) (horario|vaga|hora|marcacao) (do dia|da tarde)"],
    ["bareHalf", null, "meia"],
    ["part", "endOfDay", "(|n|a)o (fim|final) do (expediente|vosso expediente)|(fim|final) do expediente"],
  ],
};
