import type { Language } from "#domain/languages.ts";

type Phrases<Row> = Readonly<Record<Language, readonly Row[]>>;

/** A request for something regular, with hardly anything else said, and the rhythm that is kept; null: still to be asked. */
export const requestPhrases: Phrases<readonly [string, string | null]> = {
  en: [
    ["I'd love to have a regular slot, maybe every three weeks or so", "3 week"],
    ["is there any way to get a fixed appointment every month?", "1 month"],
    ["Could you put me down as a regular? fortnightly would suit", "2 week"],
    ["thinking of coming in once every six weeks, can you sort that", "6 week"],
    ["do you do standing bookings? weekly ideally", "1 week"],
    ["can we make it so I don't have to book each time? every 4 weeks", "4 week"],
    ["i want something permanent, like every second week", "2 week"],
    ["Hello, may I arrange recurring visits please?", null],
  ],
  de: [
    ["ich hätte gern was Fixes, alle drei Wochen ungefähr", "3 week"],
    ["Wäre ein fester Termin einmal im Monat möglich?", "1 month"],
    ["kann ich bei euch einen Dauertermin machen, so alle 14 Tage?", "2 week"],
    ["Ich würde gerne regelmäßig kommen, alle sechs Wochen", "6 week"],
    ["geht bei euch auch ein Stammplatz, jede Woche?", "1 week"],
    ["mog ned jedes moi neu ausmachn, so alle vier wochen warat super", "4 week"],
    ["Grüezi, i hätt gern öppis Regelmässigs, all zwei Wuche", "2 week"],
    ["Guten Tag, ich möchte gern Serientermine vereinbaren", null],
  ],
  es: [
    ["me gustaría tener un hueco fijo cada tres semanas más o menos", "3 week"],
    ["¿se puede dejar una cita fija una vez al mes?", "1 month"],
    ["quiero algo fijo cada quince días para no andar pidiendo hora", "2 week"],
    ["quisiera venir de forma regular, cada seis semanas", "6 week"],
    ["tienen turnos fijos? lo haría semanal", "1 week"],
    ["no quiero estar llamando cada vez, mejor cada cuatro semanas fijo", "4 week"],
    ["podría ser algo periódico? semana por medio", "2 week"],
    ["Buenas tardes, querría concertar citas periódicas", null],
  ],
  fr: [
    ["j'aimerais un créneau attitré, toutes les trois semaines environ", "3 week"],
    ["serait-il possible d'avoir un rdv fixe une fois par mois ?", "1 month"],
    ["je voudrais venir régulièrement, tous les quinze jours", "2 week"],
    ["vous faites des abonnements genre toutes les six semaines ?", "6 week"],
    ["on pourrait faire un truc hebdomadaire ?", "1 week"],
    ["j'veux pas rappeler à chaque fois, mettez-moi aux quatre semaines", "4 week"],
    ["quelque chose de régulier, une semaine sur deux, c'est possible ?", "2 week"],
    ["Bonjour, je souhaite convenir de rendez-vous réguliers", null],
  ],
  pt: [
    ["queria um horário fixo a cada três semanas mais ou menos", "3 week"],
    ["é possível ter uma marcação fixa uma vez por mês?", "1 month"],
    ["quero deixar marcado de 15 em 15 dias, dá?", "2 week"],
    ["gostava de vir regularmente, de seis em seis semanas", "6 week"],
    ["vocês fazem horário semanal fixo?", "1 week"],
    ["não quero ter que marcar toda vez, pode ser a cada quatro semanas", "4 week"],
    ["tem como ser semana sim semana não?", "2 week"],
    ["Boa tarde, pretendia agendar marcações recorrentes", null],
  ],
};

/** Said under the summary of a cut on Tuesday, November 24 at ten: the dates that are then read back, or one. */
export const underSummary: Phrases<readonly [string, string]> = {
  en: [
    ["four of these, one each week", "11-24 12-01 12-08 12-15"],
    ["great, and repeat it for two more weeks", "11-24 12-01 12-08"],
    ["make it every other week until the end of December", "11-24 12-08 12-22"],
    ["yes but every three weeks till new year", "11-24 12-15"],
    ["can I get three like that, a week apart", "11-24 12-01 12-08"],
    ["book it weekly until 8 december", "11-24 12-01 12-08"],
    ["and two more after that, fortnightly", "11-24 12-08 12-22"],
  ],
  de: [
    ["davon bitte vier Stück, jede Woche einen", "11-24 12-01 12-08 12-15"],
    ["passt, und das noch zwei Wochen so weiter", "11-24 12-01 12-08"],
    ["mach das alle zwei Wochen bis Ende Dezember", "11-24 12-08 12-22"],
    ["jeden Dienstag bis Mitte Dezember bitte", "11-24 12-01 12-08 12-15"],
    ["gern, aber alle drei Wochen bis Neujahr", "11-24 12-15"],
    ["drei solche im Wochenabstand", "11-24 12-01 12-08"],
    ["wöchentlich bis 8. Dezember", "11-24 12-01 12-08"],
    ["und dann noch zweimal im Abstand von zwei Wochen", "11-24 12-08 12-22"],
  ],
  es: [
    ["ponme cuatro así, una por semana", "11-24 12-01 12-08 12-15"],
    ["vale, y repítelo dos semanas más", "11-24 12-01 12-08"],
    ["mejor cada dos semanas hasta finales de diciembre", "11-24 12-08 12-22"],
    ["todos los martes hasta el 15 de diciembre", "11-24 12-01 12-08 12-15"],
    ["sí pero cada tres semanas hasta año nuevo", "11-24 12-15"],
    ["tres iguales, con una semana de diferencia", "11-24 12-01 12-08"],
    ["semanal hasta el 8 de diciembre", "11-24 12-01 12-08"],
    ["y otras dos más, cada quince días", "11-24 12-08 12-22"],
  ],
  fr: [
    ["mettez-m'en quatre comme ça, un par semaine", "11-24 12-01 12-08 12-15"],
    ["parfait, et répétez encore deux semaines", "11-24 12-01 12-08"],
    ["plutôt toutes les deux semaines jusqu'à fin décembre", "11-24 12-08 12-22"],
    ["tous les mardis jusqu'au 15 décembre", "11-24 12-01 12-08 12-15"],
    ["oui mais toutes les trois semaines jusqu'au nouvel an", "11-24 12-15"],
    ["trois pareils, à une semaine d'intervalle", "11-24 12-01 12-08"],
    ["chaque semaine jusqu'au 8 décembre", "11-24 12-01 12-08"],
    ["et encore deux autres, tous les quinze jours", "11-24 12-08 12-22"],
  ],
  pt: [
    ["quero quatro desses, um por semana", "11-24 12-01 12-08 12-15"],
    ["ótimo, e repete por mais duas semanas", "11-24 12-01 12-08"],
    ["melhor a cada duas semanas até o fim de dezembro", "11-24 12-08 12-22"],
    ["toda terça até 15 de dezembro", "11-24 12-01 12-08 12-15"],
    ["sim mas de três em três semanas até o ano novo", "11-24 12-15"],
    ["três iguais, com uma semana de intervalo", "11-24 12-01 12-08"],
    ["semanal até 8 de dezembro", "11-24 12-01 12-08"],
    ["e mais duas depois, de quinze em quinze dias", "11-24 12-08 12-22"],
  ],
};

/** Words of coming again that want nothing. */
export const toldPhrases: Phrases<string> = {
  en: [
    "Every time I leave yours the heavens open, it's uncanny",
    "each morning I wake up looking like a dandelion lol",
    "every Friday my boss asks who does my hair 😄",
    "Every summer my colour turns to straw, honestly",
    "my sister says the same thing every week, get a haircut",
    "whenever I come by you're all dancing, love it",
  ],
  de: [
    "jedes Mal wenn ich bei euch war fragen mich die Leute nach dem Friseur 😊",
    "jeden Morgen steh ich vor dem Spiegel und seh aus wie ein Wischmopp",
    "alle paar Tage schwör ich mir, ich lass sie wachsen haha",
    "immer wenn ich Urlaub hab regnet es, typisch",
    "jeden Freitag predigt meine Frau ich soll zum Friseur",
    "jeden Sommer bleicht mir die Farbe aus, is halt so",
  ],
  es: [
    "cada vez que paso por ahí huele a café, qué rico",
    "todas las mañanas me levanto con el pelo de un león jaja",
    "cada lunes digo que me cuido más y nada 😅",
    "siempre que voy con ustedes me hacen reír",
    "todos los veranos el cloro me deja el pelo verde",
    "mi madre me repite cada semana que parezco un espantapájaros",
  ],
  fr: [
    "chaque fois que je sors de chez vous il pleut, c'est fou",
    "tous les matins je me réveille avec une tête de hérisson 😂",
    "chaque lundi je jure de prendre soin de moi et rien",
    "à chaque fois que je passe devant, ça sent bon",
    "tous les étés le soleil me décolore, c'est la vie",
    "ma fille me dit toutes les semaines que j'ai l'air d'un épouvantail",
  ],
  pt: [
    "toda vez que saio daí chove, que azar kkk",
    "todo dia acordo parecendo um leão rs",
    "cada segunda prometo que vou me cuidar e nada 😅",
    "sempre que passo aí em frente dá vontade de entrar",
    "todo verão o sol acaba com a minha cor, é a vida",
    "minha mãe me diz toda semana que pareço um espantalho",
  ],
};
