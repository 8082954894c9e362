import { describe } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildOwnAppointment, newClient } from "../salon.ts";
import { houseSalon } from "./house-salon.ts";

/** What a client of each language says. */
type Words = {
  /** Eight questions, each with a piece of its answer. */
  questions: readonly (readonly [asks: string, answer: string])[];
  book: string;
  /** The beginning of the question that follows. */
  whichService: string;
  parking: string;
  /** A day and a time with a question beside. */
  fridayAndParking: string;
  noted: string;
  yesAndCard: string;
  cancelAndParking: string;
  cancelAsked: string;
  where: string;
  address: string;
  hello: string;
};

const inWords: Record<Language, Words> = {
  en: {
    questions: [
      ["is there parking?", "Behind the house: https://park.example/a?b=1"],
      ["can I pay by card?", "Cards and cash."],
      ["do I need to bring anything", "Only yourself."],
      ["what's the wifi", "Network Aurora."],
      ["can my kids come along?", "There is a corner for them."],
      ["are dogs ok?", "Small dogs are welcome."],
      ["do you have a lift?", "No steps at all."],
      ["how much is a gift voucher?", "From €20 at the desk."],
    ],
    book: "book a haircut with Ana",
    whichService: "these are the next free times",
    parking: "where can I park",
    fridayAndParking: "friday at 4, and is there parking?",
    noted: "Friday, November 20, 2026",
    yesAndCard: "yes please, and can I pay by card?",
    cancelAndParking: "cancel my appointment, there's never any parking",
    cancelAsked: "Are you sure you want to cancel?",
    where: "where are you?",
    address: "You'll find us here: Calle Mayor 1, Madrid",
    hello: "hello",
  },
  es: {
    questions: [
      ["¿hay aparcamiento?", "Behind the house: https://park.example/a?b=1"],
      ["¿puedo pagar con tarjeta?", "Cards and cash."],
      ["¿tengo que llevar algo?", "Only yourself."],
      ["tenéis wifi", "Network Aurora."],
      ["¿puedo ir con niños?", "There is a corner for them."],
      ["se admiten perros?", "Small dogs are welcome."],
      ["¿hay ascensor?", "No steps at all."],
      ["vendéis tarjetas regalo?", "From €20 at the desk."],
    ],
    book: "quiero reservar un corte con Ana",
    whichService: "próximas horas libres",
    parking: "dónde puedo aparcar",
    fridayAndParking: "el viernes a las 16, ¿y hay parking?",
    noted: "viernes, 20 de noviembre de 2026",
    yesAndCard: "sí, y ¿puedo pagar con tarjeta?",
    cancelAndParking: "cancela mi cita, nunca hay aparcamiento",
    cancelAsked: "cancelar",
    where: "¿dónde estáis?",
    address: "Estamos en: Calle Mayor 1, Madrid",
    hello: "hola",
  },
  fr: {
    questions: [
      ["il y a un parking ?", "Behind the house: https://park.example/a?b=1"],
      ["je peux payer par carte ?", "Cards and cash."],
      ["faut-il apporter quelque chose ?", "Only yourself."],
      ["vous avez le wifi", "Network Aurora."],
      ["je peux venir avec mes enfants ?", "There is a corner for them."],
      ["les chiens sont acceptés ?", "Small dogs are welcome."],
      ["y a-t-il un ascenseur ?", "No steps at all."],
      ["vous vendez des bons cadeaux ?", "From €20 at the desk."],
    ],
    book: "je voudrais une coupe avec Ana",
    whichService: "prochains créneaux libres",
    parking: "où puis-je me garer",
    fridayAndParking: "vendredi à 16h, et il y a un parking ?",
    noted: "vendredi 20 novembre 2026",
    yesAndCard: "oui, et je peux payer par carte ?",
    cancelAndParking: "annulez mon rendez-vous, il n'y a jamais de parking",
    cancelAsked: "annuler",
    where: "où êtes-vous ?",
    address: "Vous nous trouvez ici : Calle Mayor 1, Madrid",
    hello: "bonjour",
  },
  de: {
    questions: [
      ["Gibt es Parkplätze?", "Behind the house: https://park.example/a?b=1"],
      ["Kann ich mit Karte zahlen?", "Cards and cash."],
      ["muss ich etwas mitbringen", "Only yourself."],
      ["habt ihr WLAN", "Network Aurora."],
      ["Kann ich mit Kindern kommen?", "There is a corner for them."],
      ["sind Hunde erlaubt?", "Small dogs are welcome."],
      ["Ist es barrierefrei?", "No steps at all."],
      ["Verkauft ihr Gutscheine?", "From €20 at the desk."],
    ],
    book: "ich möchte einen Haarschnitt bei Ana",
    whichService: "nächsten freien Termine",
    parking: "wo kann ich parken",
    fridayAndParking: "Freitag um 16 Uhr, und gibt es Parkplätze?",
    noted: "Freitag, 20. November 2026",
    yesAndCard: "ja gern, und kann ich mit Karte zahlen?",
    cancelAndParking: "bitte den Termin absagen, es gibt nie Parkplätze",
    cancelAsked: "absagen",
    where: "wo seid ihr?",
    address: "Sie finden uns hier: Calle Mayor 1, Madrid",
    hello: "hallo",
  },
  pt: {
    questions: [
      ["tem estacionamento?", "Behind the house: https://park.example/a?b=1"],
      ["posso pagar com cartão?", "Cards and cash."],
      ["o que devo levar?", "Only yourself."],
      ["vocês têm wifi", "Network Aurora."],
      ["posso ir com crianças?", "There is a corner for them."],
      ["aceitam cachorros?", "Small dogs are welcome."],
      ["tem elevador?", "No steps at all."],
      ["vocês vendem vale-presente?", "From €20 at the desk."],
    ],
    book: "quero marcar um corte com a Ana",
    whichService: "próximos horários livres",
    parking: "onde posso estacionar",
    fridayAndParking: "sexta às 16h, e tem estacionamento?",
    noted: "sexta-feira, 20 de novembro de 2026",
    yesAndCard: "sim, e posso pagar com cartão?",
    cancelAndParking: "cancele meu horário, nunca tem estacionamento",
    cancelAsked: "cancelar",
    where: "onde vocês ficam?",
    address: "Estamos aqui: Calle Mayor 1, Madrid",
    hello: "olá",
  },
};

describe.each(languages)("the house in %s", (language) => {
  const words = inWords[language];
  for (const [asks, answer] of words.questions) {
    testScript(asks, houseSalon(language), `> ${asks}\n< ${answer}\n! nothing`);
  }

  testScript(
    "an answer in the middle of a booking, which goes on",
    houseSalon(language),
    `> ${words.book}\n< ${words.whichService}\n> ${words.parking}\n< Behind the house\n< ${words.whichService}
     > ${words.fridayAndParking}\n< Behind the house\n< ${words.noted}`,
  );
  testScript(
    "a yes with a question books and answers",
    houseSalon(language),
    `> ${words.book}\n> ${words.fridayAndParking}\n> ${words.yesAndCard}
     ! book cut ana 2026-11-20 16:00 María\n< Cards and cash.\n< not From`,
  );
  testScript(
    "a hello before the question isn't answered by itself",
    houseSalon(language),
    `> ${words.hello}, ${words.questions[0]?.[0]}\n< Behind the house\n< not Salon Aurora`,
  );
  testScript(
    "never over what is to be cancelled",
    { ...houseSalon(language), appointments: [buildOwnAppointment(language)] },
    `> ${words.cancelAndParking}\n< ${words.cancelAsked}\n< not Behind the house\n! nothing`,
  );
  testScript(
    "where the business is, with a map",
    houseSalon(language),
    `> ${words.where}\n< ${words.address}\n< https://www.google.com/maps/search/?api=1&query=Calle+Mayor+1%2C+Madrid`,
  );
  testScript(
    "without an address the team is named",
    houseSalon(language, { address: null }),
    `> ${words.where}\n< not Calle Mayor\n< hello@aurora.example`,
  );
  testScript(
    "the owner's own greeting, with what can be chosen below",
    houseSalon(language, { greeting: "Servus and {{welcome}}!\nYour Aurora" }),
    `> ${words.hello}\n< Servus and {{welcome}}!\n< Your Aurora\n< 1. \n< not Salon Aurora`,
  );
  testScript(
    "the same greeting for a client who comes for the first time",
    houseSalon(language, { greeting: "Servus!" }, newClient),
    `> ${words.hello}\n< Servus!\n< 1. `,
  );
});
