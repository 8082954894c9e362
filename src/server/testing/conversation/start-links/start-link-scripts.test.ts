import { describe } from "vitest";
import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { type Language, languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient } from "../salon.ts";

const links = [
  { id: "beard-link", code: "B4R", typeId: "beard", agentId: null },
  { id: "ana-link", code: "N6N", typeId: null, agentId: "ana" },
  { id: "both-link", code: "C5X", typeId: "colour", agentId: "luis" },
  { id: "flyer-link", code: "F2L", typeId: null, agentId: null },
  { id: "gone-link", code: "G9N", typeId: "waxing", agentId: "pedro" },
];

const salon = (language: Language, client = regularClient): ConversationFacts => ({
  ...buildFacts(language, client),
  startLinks: links,
});

type Words = {
  beard: string;
  /** What the link makes of it, and the question that follows. */
  beardIs: string;
  withAna: string;
  withAnaIs: string;
  both: string;
  bothIs: string;
  plain: string;
  edited: string;
  otherService: string;
  colour: string;
  unknown: string;
  place: string;
  address: string;
  mine: string;
  timeAsked: string;
  usualAsked: string;
  typeAsked: string;
  day: string;
  yes: string;
  friday: string;
};

const inWords: Record<Language, Words> = {
  en: {
    beard: "Hello! I'd like to book: Haircut and beard (start: B4R)",
    beardIs: "Great, Haircut and beard it is.",
    withAna: "Hello! I'd like an appointment with Ana (start: N6N)",
    withAnaIs: "Great, with Ana.",
    both: "Hello! I'd like to book with Luis: Colour (start: C5X)",
    bothIs: "Great, Colour with Luis.",
    plain: "Hello! I'd like to book an appointment (start: F2L)",
    edited: "hi! is friday at 4 with ana ok? b4r",
    otherService: "Hello! I'd like to book: Colour (start: B4R)",
    colour: "Great, with",
    unknown: "Hello! I'd like to book an appointment (start: Z9Z)",
    place: "where are you? (start: B4R)",
    address: "+34 910 000 000",
    mine: "when is my appointment? (start: B4R)",
    timeAsked: "these are the next free times",
    usualAsked: "The usual",
    typeAsked: "What would you like to book?",
    day: "friday at 4pm with Ana",
    yes: "yes",
    friday: "Friday, November 20, 2026",
  },
  es: {
    beard: "¡Hola! Quiero reservar: Corte y barba (inicio: B4R)",
    beardIs: "Perfecto: Corte y barba.",
    withAna: "¡Hola! Quiero una cita con Ana (inicio: N6N)",
    withAnaIs: "Perfecto, con Ana.",
    both: "¡Hola! Quiero reservar con Luis: Color (inicio: C5X)",
    bothIs: "Perfecto: Color con Luis.",
    plain: "¡Hola! Quiero reservar una cita (inicio: F2L)",
    edited: "hola, ¿puede ser el viernes a las 16 con ana? b4r",
    otherService: "¡Hola! Quiero reservar: Color (inicio: B4R)",
    colour: "Perfecto, con",
    unknown: "¡Hola! Quiero reservar una cita (inicio: Z9Z)",
    place: "¿dónde estáis? (inicio: B4R)",
    address: "+34 910 000 000",
    mine: "¿cuándo es mi cita? (inicio: B4R)",
    timeAsked: "próximas horas libres",
    usualAsked: "¿Lo de siempre",
    typeAsked: "¿Qué quieres reservar?",
    day: "el viernes a las 16 con Ana",
    yes: "sí",
    friday: "viernes, 20 de noviembre de 2026",
  },
  fr: {
    beard: "Bonjour ! Je voudrais réserver : Coupe et barbe (début : B4R)",
    beardIs: "Très bien : Coupe et barbe.",
    withAna: "Bonjour ! Je voudrais un rendez-vous avec Ana (début : N6N)",
    withAnaIs: "Très bien, avec Ana.",
    both: "Bonjour ! Je voudrais réserver avec Luis : Couleur (début : C5X)",
    bothIs: "Très bien : Couleur avec Luis.",
    plain: "Bonjour ! Je voudrais prendre rendez-vous (début : F2L)",
    edited: "bonjour, vendredi à 16h avec ana c'est possible ? b4r",
    otherService: "Bonjour ! Je voudrais réserver : Couleur (début : B4R)",
    colour: "Très bien, avec",
    unknown: "Bonjour ! Je voudrais prendre rendez-vous (début : Z9Z)",
    place: "où êtes-vous ? (début : B4R)",
    address: "+34 910 000 000",
    mine: "c'est quand mon rendez-vous ? (début : B4R)",
    timeAsked: "prochains créneaux libres",
    usualAsked: "Comme d’habitude",
    typeAsked: "réserver ?",
    day: "vendredi à 16h avec Ana",
    yes: "oui",
    friday: "vendredi 20 novembre 2026",
  },
  de: {
    beard: "Hallo! Ich möchte buchen: Haarschnitt und Bart (Start: B4R)",
    beardIs: "Gern: Haarschnitt und Bart.",
    withAna: "Hallo! Ich hätte gern einen Termin bei Ana (Start: N6N)",
    withAnaIs: "Gern, bei Ana.",
    both: "Hallo! Ich möchte bei Luis buchen: Farbe (Start: C5X)",
    bothIs: "Gern: Farbe bei Luis.",
    plain: "Hallo! Ich möchte einen Termin buchen (Start: F2L)",
    edited: "hallo, geht freitag um 16 uhr bei ana? b4r",
    otherService: "Hallo! Ich möchte buchen: Farbe (Start: B4R)",
    colour: "Gern, bei",
    unknown: "Hallo! Ich möchte einen Termin buchen (Start: Z9Z)",
    place: "wo seid ihr? (Start: B4R)",
    address: "+34 910 000 000",
    mine: "wann ist mein Termin? (Start: B4R)",
    timeAsked: "nächsten freien Termine",
    usualAsked: "Wie immer",
    typeAsked: "Was möchten Sie buchen?",
    day: "Freitag um 16 Uhr bei Ana",
    yes: "ja",
    friday: "Freitag, 20. November 2026",
  },
  pt: {
    beard: "Olá! Quero marcar: Corte e barba (início: B4R)",
    beardIs: "Perfeito: Corte e barba.",
    withAna: "Olá! Quero um horário com Ana (início: N6N)",
    withAnaIs: "Perfeito, com Ana.",
    both: "Olá! Quero marcar com Luis: Coloração (início: C5X)",
    bothIs: "Perfeito: Coloração com Luis.",
    plain: "Olá! Quero marcar um horário (início: F2L)",
    edited: "oi, pode ser sexta às 16h com a ana? b4r",
    otherService: "Olá! Quero marcar: Coloração (início: B4R)",
    colour: "Perfeito, com",
    unknown: "Olá! Quero marcar um horário (início: Z9Z)",
    place: "onde vocês ficam? (início: B4R)",
    address: "+34 910 000 000",
    mine: "quando é o meu horário? (início: B4R)",
    timeAsked: "próximos horários livres",
    usualAsked: "O de sempre",
    typeAsked: "O que você quer marcar?",
    day: "sexta às 16h com a Ana",
    yes: "sim",
    friday: "sexta-feira, 20 de novembro de 2026",
  },
};

describe.each(languages)("links that begin a chat in %s", (language) => {
  const words = inWords[language];
  const facts = salon(language);

  testScript(
    "a service counts as chosen, and the booking says where it came from",
    facts,
    `> ${words.beard}
     < ${words.beardIs}
     < ${words.timeAsked}
     ! nothing
     > ${words.day}
     < ${words.friday}
     > ${words.yes}
     ! book beard ana 2026-11-20 16:00 María beard-link`,
  );

  testScript("a person is as good as chosen", facts, `> ${words.withAna}\n< ${words.withAnaIs}\n< ${words.typeAsked}`);

  testScript("both are", facts, `> ${words.both}\n< ${words.bothIs}\n< ${words.timeAsked}`);

  testScript(
    "a campaign asks what everyone is asked",
    facts,
    `> ${words.plain}
     < ${words.usualAsked}
     < not ${words.colour}
     > [${facts.types[0]?.name}]
     > ${words.day}
     > ${words.yes}
     ! book cut ana 2026-11-20 16:00 María flyer-link`,
  );

  testScript(
    "the first message is greeted, a later one isn't",
    facts,
    `> ${words.plain}
     < ${facts.business.name}
     > ${words.both}
     < not ${facts.business.name}`,
  );

  testScript(
    "the business greets in its own words",
    { ...facts, business: { ...facts.business, house: { ...facts.business.house, greeting: "Aurora, at last!" } } },
    `> ${words.beard}\n< Aurora, at last!\n< ${words.beardIs}`,
  );

  testScript(
    "own words beside the code count",
    facts,
    `> ${words.edited}
     < ${words.friday}
     < ${facts.types[1]?.name}
     > ${words.yes}
     ! book beard ana 2026-11-20 16:00 María beard-link`,
  );

  testScript(
    "another service than the link's counts for more",
    facts,
    `> ${words.otherService}
     < not ${words.beardIs}
     > ${words.day.replace("Ana", "Luis")}
     < ${words.friday}
     < ${facts.types[2]?.name}`,
  );

  testScript("the code alone is enough", facts, `> c5x\n< ${words.bothIs}\n< ${words.timeAsked}`);

  testScript(
    "a code nobody has is passed over",
    facts,
    `> ${words.unknown}
     < ${words.usualAsked}
     > [${facts.types[0]?.name}]
     > ${words.day}
     > ${words.yes}
     ! book cut ana 2026-11-20 16:00 María`,
  );

  testScript(
    "what a link began with may be gone",
    facts,
    `> ${words.plain.replace("F2L", "G9N")}
     < ${words.usualAsked}
     ! nothing`,
  );

  testScript(
    "who no longer works here is said",
    facts,
    `> ${words.withAna.replace("Ana", "Pedro").replace("N6N", "G9N")}
     < Pedro
     < Luis
     ! nothing`,
  );

  testScript("a question is answered first", facts, `> ${words.place}\n< ${words.address}\n! nothing`);

  testScript(
    "booked appointments are shown on request",
    { ...facts, appointments: [buildOwnAppointment(language)] },
    `> ${words.mine}\n< 11\n< not ${words.beardIs}`,
  );

  testScript(
    "a newcomer is asked for a name",
    salon(language, newClient),
    `> ${words.beard}
     < ${words.beardIs}
     > ${words.day}
     > Emma Stone
     < Emma Stone
     > ${words.yes}
     ! book beard ana 2026-11-20 16:00 Emma Stone beard-link`,
  );

  testScript(
    "eight days later the link is forgotten",
    facts,
    `> ${words.withAna}
     @ 11520 minutes
     > ${words.beard.replace("B4R", "Z9Z")}
     > Ana
     < not beard-link`,
  );

  testScript(
    "the last link counts",
    facts,
    `> ${words.withAna}
     > ${words.beard}
     > ${words.day}
     > ${words.yes}
     ! book beard ana 2026-11-20 16:00 María beard-link`,
  );

  testScript(
    "a link opened in the middle of something starts over",
    facts,
    `> ${words.plain}
     > [${facts.types[0]?.name}]
     > ${words.both}
     < ${words.bothIs}
     < ${words.timeAsked}`,
  );
});
