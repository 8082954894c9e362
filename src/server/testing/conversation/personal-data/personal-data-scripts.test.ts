import { describe } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { testScript } from "../play-script.ts";
import { buildFacts, buildOwnAppointment, newClient } from "../salon.ts";

type Words = {
  data: readonly string[];
  link: string;
  erase: readonly string[];
  asked: string;
  stays: string;
  list: string;
  yes: string;
  maybe: string;
  no: string;
  kept: string;
  done: string;
  booking: string;
  /** Of an appointment, and nobody's data. */
  cancel: string;
};

const inWords: Record<Language, Words> = {
  en: {
    data: ["my data", "what do you know about me?", "can I get a copy of my data please", "send me my data"],
    link: "works for 24 hours",
    erase: ["delete me", "please delete all my data", "I want you to erase my number", "forget me", "delte my data"],
    asked: "I'll delete your name, your number",
    stays: "without your name",
    list: "off the waiting list",
    yes: "yes",
    maybe: "hmm maybe",
    no: "no",
    kept: "nothing was deleted",
    done: "are deleted",
    booking: "book a haircut with Ana",
    cancel: "delete my appointment",
  },
  es: {
    data: ["mis datos", "¿qué sabéis de mí?", "quiero una copia de mis datos", "¿qué datos tenéis?"],
    link: "durante 24 horas",
    erase: ["bórrame", "borrad todos mis datos por favor", "quiero eliminar mi número", "elimina mis datos"],
    asked: "Borraré tu nombre",
    stays: "sin tu nombre",
    list: "lista de espera",
    yes: "sí",
    maybe: "mmm quizás",
    no: "no",
    kept: "no se ha borrado nada",
    done: "están borrados",
    booking: "quiero reservar un corte con Ana",
    cancel: "borra mi cita",
  },
  fr: {
    data: ["mes données", "que savez-vous de moi ?", "je voudrais une copie de mes données", "envoyez-moi mes données"],
    link: "24 heures",
    erase: ["supprimez-moi", "effacez toutes mes données svp", "supprimer mon numéro", "oubliez-moi"],
    asked: "Je vais supprimer votre nom",
    stays: "sans votre nom",
    list: "liste d’attente",
    yes: "oui",
    maybe: "hmm peut-être",
    no: "non",
    kept: "rien n’a été supprimé",
    done: "sont supprimés",
    booking: "je voudrais une coupe avec Ana",
    cancel: "supprimez mon rendez-vous",
  },
  de: {
    data: ["meine Daten", "was wisst ihr über mich?", "ich möchte meine Daten sehen", "welche Daten habt ihr"],
    link: "gilt 24 Stunden",
    erase: ["lösch mich", "bitte alle meine Daten löschen", "löschen Sie meine Nummer", "loescht meine Daten"],
    asked: "Ich lösche Ihren Namen",
    stays: "ohne Ihren Namen",
    list: "Warteliste",
    yes: "ja",
    maybe: "hm vielleicht",
    no: "nein",
    kept: "nichts gelöscht",
    done: "sind gelöscht",
    booking: "ich möchte einen Haarschnitt bei Ana",
    cancel: "lösch meinen Termin",
  },
  pt: {
    data: ["meus dados", "o que vocês sabem sobre mim?", "quero uma cópia dos meus dados", "quais dados vocês têm"],
    link: "24 horas",
    erase: ["me apague", "apague todos os meus dados por favor", "quero excluir meu número", "excluir meus dados"],
    asked: "Vou apagar seu nome",
    stays: "sem o seu nome",
    list: "lista de espera",
    yes: "sim",
    maybe: "hmm talvez",
    no: "não",
    kept: "nada foi apagado",
    done: "foram apagados",
    booking: "quero marcar um corte com a Ana",
    cancel: "apague meu horário",
  },
};

describe.each(languages)("what is stored about a client, in %s", (language) => {
  const words = inWords[language];
  const facts = buildFacts(language);
  const [erase = ""] = words.erase;

  for (const asks of words.data) {
    testScript(asks, facts, `> ${asks}\n< https://book.example/my-data/token\n< ${words.link}\n! sendData`);
  }
  for (const asks of words.erase) {
    testScript(asks, facts, `> ${asks}\n< ${words.asked}\n< ${words.stays}\n! nothing`);
  }

  testScript(
    "who hasn't been here has no records",
    buildFacts(language, newClient),
    `> ${erase}\n< not ${words.stays}`,
  );

  const request = { typeId: "cut", agentId: null, from: "2026-11-20", to: "2026-11-20", fromTime: null, toTime: null };
  testScript("nobody who doesn't wait hears of the list", facts, `> ${erase}\n< not ${words.list}`);
  testScript(
    "a place on the waiting list ends, and that is said",
    { ...facts, waits: [{ id: "wait-1", request, offer: null }] },
    `> ${erase}\n< ${words.list}\n! nothing\n> ${words.yes}\n! erase`,
  );

  testScript("only a yes deletes", facts, `> ${erase}\n> ${words.maybe}\n! nothing`);
  testScript("a no keeps everything", facts, `> ${erase}\n> ${words.no}\n< ${words.kept}\n! nothing`);
  testScript(
    "a yes deletes, and who writes again is new",
    { ...facts, appointments: [buildOwnAppointment(language)] },
    `> ${erase}
     < 20
     > ${words.yes}
     < ${words.done}
     ! erase
     > hello
     < not María`,
  );
  testScript(
    "a booking that was begun is left first",
    facts,
    `> ${words.booking}
     > ${erase}
     < ${words.asked}
     > ${words.no}
     < ${words.kept}`,
  );
  testScript(
    "an appointment too close to be cancelled comes first",
    { ...facts, appointments: [buildOwnAppointment(language, { date: "2026-11-18", time: "11:00" })] },
    `> ${erase}
     < not ${words.asked}
     ! nothing`,
  );
  testScript(
    "an appointment is cancelled, not the customer",
    { ...facts, appointments: [buildOwnAppointment(language)] },
    `> ${words.cancel}
     < not ${words.asked}
     ! nothing`,
  );
});
