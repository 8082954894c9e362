import type { Language } from "#domain/languages.ts";

type Phrase = readonly [text: string, dates: string];

const weekly5 = "11-24 12-01 12-08 12-15 12-22";
const every2 = "11-24 12-08 12-22 01-05";
const every3 = "11-24 12-15 01-05";
const every4 = "11-24 12-22";
const monthly = "11-24 12-24";
const toChristmas = "11-24 12-08 12-22";
const firstFriday = "12-04 01-01";

/**
 * What regular clients write who want to come again and again, with the dates that are read back: in the salon of the tests,
 * sixty days ahead and five appointments at most. All are at ten.
 */
export const repeatPhrases: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [
    ["haircut with Ana every four weeks, Tuesday at 10", every4],
    ["can I book a haircut with Ana each first Friday of the month at 10?", firstFriday],
    ["Haircut, Ana, every other Tuesday at 10 until Christmas", toChristmas],
    ["put me down with Ana for a haircut fortnightly on Tuesdays at 10", every2],
    ["haircut with Ana Tuesday at 10, weekly, five times", weekly5],
    ["a haircut with Ana on Tuesday at 10 and then every 3 weeks please", every3],
    ["haircut w Ana every Tuesday 10am for 3 weeks", "11-24 12-01 12-08"],
    ["monthly haircut with Ana starting Tuesday 24 November at 10", monthly],
    ["I'd like to come to Ana once a month for a haircut, first one Tuesday at 10", monthly],
    ["haircut with Ana on the first Friday of every month, 10 o'clock", firstFriday],
    ["haircut with Ana at 10, three Tuesdays on the trot", "11-24 12-01 12-08"],
    ["haircut with Ana the next three Tuesdays at 10", "11-24 12-01 12-08"],
    ["haircut with Ana every two weeks, Tuesdays at 10, from 1 December", "12-01 12-15 12-29 01-12"],
    ["haircut with Ana Tuesdays at 10 fortnightly, starting 1 December, two Tuesdays in total", "12-01 12-15"],
    ["haircut with Ana Tuesday 10am, and the same again every fourth week", "11-24 12-22"],
    ["book me in with Ana every 2 weeks for a haircut, tuesdays 10:00", "11-24 12-08 12-22 01-05"],
    ["could I get three haircuts with Ana, one a week, starting tuesday at 10", "11-24 12-01 12-08"],
    ["a regular monthly haircut with Ana please, from tuesday 24th at 10", "11-24 12-24"],
    ["haircut with Ana tuesday at 10 - make it a fortnightly thing till the end of december", "11-24 12-08 12-22"],
    ["Ana, haircut, tuesdays 10 o'clock, next four weeks running", "11-24 12-01 12-08 12-15"],
    ["every third week on a tuesday at ten with Ana, haircut", "11-24 12-15 01-05"],
    ["I want a standing appointment with Ana: haircut, Tuesdays at 10, weekly until 8 December", "11-24 12-01 12-08"],
  ],
  es: [
    ["corte con Ana cada cuatro semanas, el martes a las 10", every4],
    ["corte con Ana cada quince días, martes a las 10", every2],
    ["corte con Ana el primer viernes de cada mes a las 10", firstFriday],
    ["un martes sí y otro no a las 10, corte con Ana, hasta Navidad", toChristmas],
    ["corte con Ana el martes a las 10, todas las semanas, cinco veces", weekly5],
    ["quiero un corte con Ana de tres en tres semanas empezando el martes a las 10", every3],
    ["corte con Ana todos los martes a las 10 durante 3 semanas", "11-24 12-01 12-08"],
    ["corte mensual con Ana, el martes a las 10", monthly],
    ["corte con Ana una vez al mes, desde el martes a las 10", monthly],
    ["resérvame un corte con Ana quincenal, martes a las 10", every2],
    ["corte con Ana a las 10, tres martes seguidos", "11-24 12-01 12-08"],
    ["corte con Ana los próximos tres martes a las 10", "11-24 12-01 12-08"],
    ["corte con Ana cada dos semanas, los martes a las 10, a partir del 1 de diciembre", "12-01 12-15 12-29 01-12"],
    ["corte con Ana el martes 24 a las 10 y de ahí en adelante cada tres semanas a la misma hora", every3],
    ["corte con Ana el martes a las 10 y luego lo mismo cada cuatro semanas", "11-24 12-22"],
    ["resérvame con Ana cada 2 semanas para un corte, los martes a las 10", "11-24 12-08 12-22 01-05"],
    ["me das tres cortes con Ana, uno por semana, empezando el martes a las 10", "11-24 12-01 12-08"],
    ["un corte fijo al mes con Ana, desde el martes 24 a las 10", "11-24 12-24"],
    ["corte con Ana martes a las 10, y que sea quincenal hasta finales de diciembre", "11-24 12-08 12-22"],
    ["Ana, corte, los martes a las 10, las próximas cuatro semanas seguidas", "11-24 12-01 12-08 12-15"],
    ["cada tres semanas en martes a las diez con Ana, corte", "11-24 12-15 01-05"],
    ["quiero una cita fija con Ana: corte, martes a las 10, semanal hasta el 8 de diciembre", "11-24 12-01 12-08"],
  ],
  fr: [
    ["coupe avec Ana toutes les quatre semaines, mardi à 10h", every4],
    ["coupe avec Ana tous les 15 jours, mardi à 10h", every2],
    ["coupe avec Ana le premier vendredi de chaque mois à 10h", firstFriday],
    ["un mardi sur deux à 10h, coupe avec Ana, jusqu'à Noël", toChristmas],
    ["coupe avec Ana mardi à 10h, chaque semaine, cinq fois", weekly5],
    ["une coupe avec Ana toutes les 3 semaines à partir de mardi à 10h", every3],
    ["coupe avec Ana tous les mardis à 10h pendant 3 semaines", "11-24 12-01 12-08"],
    ["coupe mensuelle avec Ana, mardi à 10h", monthly],
    ["coupe avec Ana une fois par mois, mardi 10h pour commencer", monthly],
    ["coupe avec Ana une semaine sur deux, mardi à 10h", every2],
    ["coupe avec Ana à 10h, trois mardis de suite", "11-24 12-01 12-08"],
    ["coupe avec Ana un mardi sur deux à 10h jusqu'à Noël, à partir du 1er décembre", "12-01 12-15"],
    ["coupe avec Ana trois mardis en tout, à 10h", "11-24 12-01 12-08"],
    ["coupe avec Ana mardi à 10h, et pareil toutes les quatre semaines ensuite", "11-24 12-22"],
    ["réservez-moi avec Ana toutes les 2 semaines pour une coupe, le mardi à 10h", "11-24 12-08 12-22 01-05"],
    ["je voudrais trois coupes avec Ana, une par semaine, à partir de mardi 10h", "11-24 12-01 12-08"],
    ["une coupe mensuelle avec Ana svp, à compter du mardi 24 à 10h", "11-24 12-24"],
    ["coupe avec Ana mardi 10h, tous les quinze jours jusqu'à fin décembre", "11-24 12-08 12-22"],
    ["Ana, coupe, les mardis à 10h, quatre semaines d'affilée", "11-24 12-01 12-08 12-15"],
    ["toutes les trois semaines le mardi à dix heures avec Ana, coupe", "11-24 12-15 01-05"],
    [
      "je veux un créneau fixe avec Ana : coupe, le mardi à 10h, chaque semaine jusqu'au 8 décembre",
      "11-24 12-01 12-08",
    ],
  ],
  de: [
    ["Haarschnitt bei Ana alle vier Wochen, Dienstag um 10", every4],
    ["Haarschnitt bei Ana alle 14 Tage, dienstags um 10 Uhr", every2],
    ["Haarschnitt bei Ana jeden ersten Freitag im Monat um 10", firstFriday],
    ["jeden zweiten Dienstag um 10 bis Weihnachten, Haarschnitt bei Ana", toChristmas],
    ["Haarschnitt bei Ana Dienstag um 10, wöchentlich, fünfmal", weekly5],
    ["bitte Haarschnitt bei Ana im 3-Wochen-Rhythmus ab Dienstag 10 Uhr", every3],
    ["Haarschnitt bei Ana jeden Dienstag um 10 für 3 Wochen", "11-24 12-01 12-08"],
    ["Haarschnitt bei Ana monatlich, Dienstag um 10", monthly],
    ["Haarschnitt bei Ana einmal im Monat, erster Termin Dienstag um 10", monthly],
    ["Haarschnitt bei Ana vierzehntägig, Dienstag 10 Uhr", every2],
    ["Haarschnitt bei Ana, drei Dienstage hintereinander um 10 Uhr", "11-24 12-01 12-08"],
    ["die nächsten drei Dienstage um 10 Uhr Haarschnitt bei Ana", "11-24 12-01 12-08"],
    ["Haarschnitt bei Ana dienstags um 10 Uhr, alle zwei Wochen ab dem 1.12., bis 20. Dezember", "12-01 12-15"],
    ["Haarschnitt bei Ana Dienstag 10 Uhr und dann alle vier Wochen dasselbe", "11-24 12-22"],
    ["trag mich bei Ana alle 2 Wochen für einen Haarschnitt ein, dienstags 10 Uhr", "11-24 12-08 12-22 01-05"],
    ["ich hätt gern drei Haarschnitte bei Ana, einen pro Woche, ab Dienstag um 10", "11-24 12-01 12-08"],
    ["einen festen Haarschnitt im Monat bei Ana bitte, ab Dienstag dem 24. um 10", "11-24 12-24"],
    ["Haarschnitt bei Ana Dienstag um 10, im Zweiwochentakt bis Ende Dezember", "11-24 12-08 12-22"],
    ["Ana, Haarschnitt, dienstags um 10, die nächsten vier Wochen hintereinander", "11-24 12-01 12-08 12-15"],
    ["jede dritte Woche dienstags um zehn bei Ana, Haarschnitt", "11-24 12-15 01-05"],
    [
      "ich möchte einen Dauertermin bei Ana: Haarschnitt, dienstags um 10, wöchentlich bis 8. Dezember",
      "11-24 12-01 12-08",
    ],
  ],
  pt: [
    ["corte com a Ana a cada quatro semanas, terça às 10h", every4],
    ["corte com a Ana de 15 em 15 dias, terça às 10h", every2],
    ["corte com a Ana toda primeira sexta-feira do mês às 10h", firstFriday],
    ["corte com a Ana terça sim, terça não, às 10h, até o Natal", toChristmas],
    ["corte com a Ana terça às 10h, toda semana, cinco vezes", weekly5],
    ["quero um corte com a Ana a cada 3 semanas começando terça às 10h", every3],
    ["corte com a Ana toda terça às 10h durante 3 semanas", "11-24 12-01 12-08"],
    ["corte mensal com a Ana, terça às 10h", monthly],
    ["corte com a Ana uma vez por mês, a começar na terça às 10h", monthly],
    ["corte com a Ana quinzenalmente, terça às 10h", every2],
    ["corte com a Ana às 10h, três terças seguidas", "11-24 12-01 12-08"],
    ["corte com a Ana nas próximas três terças às 10h", "11-24 12-01 12-08"],
    ["corte com a Ana a cada duas semanas, terça às 10h, a partir de 1 de dezembro", "12-01 12-15 12-29 01-12"],
    ["corte com a Ana terça às 10h e depois a mesma coisa a cada quatro semanas", "11-24 12-22"],
    ["queria três cortes com a Ana, um por semana, começando terça às 10", "11-24 12-01 12-08"],
    ["um corte fixo por mês com a Ana, a partir de terça 24 às 10h", "11-24 12-24"],
    ["corte com a Ana terça 10h, quinzenalmente até o fim de dezembro", "11-24 12-08 12-22"],
    ["Ana, corte, às terças 10h, quatro semanas seguidas", "11-24 12-01 12-08 12-15"],
    ["a cada três semanas na terça às dez com a Ana, corte", "11-24 12-15 01-05"],
    ["quero um horário fixo com a Ana: corte, terças às 10h, toda semana até 8 de dezembro", "11-24 12-01 12-08"],
  ],
};

/** Messages that don't ask to come again, or not in a way that a series could hold. */
export const otherPhrases: Readonly<Record<Language, { unfit: readonly string[]; idle: readonly string[] }>> = {
  en: {
    unfit: ["haircut with Ana every Monday and Thursday at 10", "haircut with Ana twice a week"],
    idle: ["every day I walk past your shop", "I come every month normally", "are you open every day?"],
  },
  es: {
    unfit: ["corte con Ana todos los lunes y jueves a las 10", "corte con Ana dos veces por semana"],
    idle: ["todos los días paso por delante", "normalmente voy cada mes", "¿abren todos los días?"],
  },
  fr: {
    unfit: ["coupe avec Ana tous les lundis et jeudis à 10h", "coupe avec Ana deux fois par semaine"],
    idle: ["tous les jours je passe devant chez vous", "d'habitude je viens tous les mois", "ouverts tous les jours ?"],
  },
  de: {
    unfit: ["Haarschnitt bei Ana jeden Montag und Donnerstag um 10", "Haarschnitt bei Ana zweimal die Woche"],
    idle: ["jeden Tag laufe ich an euch vorbei", "normalerweise komme ich jeden Monat", "jeden Tag offen?"],
  },
  pt: {
    unfit: ["corte com a Ana toda segunda e quinta às 10h", "corte com a Ana duas vezes por semana"],
    idle: ["todo dia passo na frente", "normalmente vou todo mês", "vocês abrem todos os dias?"],
  },
};

/** What is said along the way, in each language. */
export const saidAlong: Readonly<
  Record<
    Language,
    Record<
      "single" | "yes" | "onwards" | "three" | "instead" | "once" | "open" | "weeks" | "skip" | "end" | "following",
      string
    >
  >
> = {
  en: {
    single: "haircut with Ana on Tuesday at 10",
    yes: "yes please",
    onwards: "and then every 4 weeks please",
    three: "no, only 3 times",
    instead: "every 3 weeks instead",
    once: "make it just the one",
    open: "haircut with Ana Tuesday at 10, as a recurring appointment",
    weeks: "every 6 weeks",
    skip: "skip those",
    end: "cancel the whole series",
    following: "cancel all the following appointments",
  },
  es: {
    single: "corte con Ana el martes a las 10",
    yes: "sí, por favor",
    onwards: "y luego cada 4 semanas por favor",
    three: "no, solo 3 veces",
    instead: "mejor cada 3 semanas",
    once: "mejor solo una",
    open: "corte con Ana el martes a las 10, cita fija",
    weeks: "cada 6 semanas",
    skip: "sin esas",
    end: "cancela toda la serie",
    following: "cancela todas las siguientes",
  },
  fr: {
    single: "coupe avec Ana mardi à 10h",
    yes: "oui merci",
    onwards: "et ensuite toutes les 4 semaines s'il vous plaît",
    three: "non, seulement 3 fois",
    instead: "plutôt toutes les 3 semaines",
    once: "finalement une seule fois",
    open: "coupe avec Ana mardi à 10h, en rendez-vous régulier",
    weeks: "toutes les 6 semaines",
    skip: "sans ces dates",
    end: "annulez toute la série",
    following: "annulez tous les rendez-vous suivants",
  },
  de: {
    single: "Haarschnitt bei Ana am Dienstag um 10",
    yes: "ja bitte",
    onwards: "und dann bitte alle 4 Wochen",
    three: "nein, nur 3 Mal",
    instead: "lieber alle 3 Wochen",
    once: "doch nur der eine",
    open: "Haarschnitt bei Ana Dienstag um 10, als Dauertermin",
    weeks: "alle 6 Wochen",
    skip: "weglassen",
    end: "die ganze Serie absagen",
    following: "alle folgenden Termine absagen",
  },
  pt: {
    single: "corte com a Ana na terça às 10h",
    yes: "sim, por favor",
    onwards: "e depois a cada 4 semanas por favor",
    three: "não, só 3 vezes",
    instead: "melhor a cada 3 semanas",
    once: "melhor só uma vez",
    open: "corte com a Ana terça às 10h, horário fixo",
    weeks: "a cada 6 semanas",
    skip: "sem essas",
    end: "cancela toda a série",
    following: "cancela todos os seguintes",
  },
};
