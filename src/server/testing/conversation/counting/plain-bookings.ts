import type { ConversationState } from "#domain/conversation/state.ts";
import { type Language, languages } from "#domain/languages.ts";
import { buildFacts, newClient, regularClient } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

/** How much the first sentence says: a greeting or a wish to come, the service, or everything. */
export type FirstSentence = "poor" | "medium" | "complete";

/** A customer who books a haircut and wants nothing else. */
export type PlainBooking = {
  language: Language;
  client: "new" | "returning";
  first: FirstSentence;
  text: string;
  answers: "taps" | "words";
};

type Words = Readonly<Record<FirstSentence, readonly string[]>> &
  Readonly<Record<"service" | "person" | "day" | "time" | "yes", string>>;

const words: Readonly<Record<Language, Words>> = {
  en: {
    poor: ["hi", "I'd like to book an appointment"],
    medium: ["I'd like a haircut", "a haircut tomorrow please"],
    complete: ["haircut with Ana tomorrow at 3pm"],
    ...{ service: "a haircut", person: "with Ana", day: "tomorrow", time: "tomorrow at 3pm", yes: "yes" },
  },
  es: {
    poor: ["hola", "quiero pedir una cita"],
    medium: ["quiero un corte", "un corte mañana por favor"],
    complete: ["corte con Ana mañana a las 15h"],
    ...{ service: "un corte", person: "con Ana", day: "mañana", time: "mañana a las 15h", yes: "sí" },
  },
  fr: {
    poor: ["bonjour", "je voudrais prendre rendez-vous"],
    medium: ["je voudrais une coupe", "une coupe demain s'il vous plaît"],
    complete: ["une coupe avec Ana demain à 15h"],
    ...{ service: "une coupe", person: "avec Ana", day: "demain", time: "demain à 15h", yes: "oui" },
  },
  de: {
    poor: ["hallo", "ich möchte einen Termin buchen"],
    medium: ["ich hätte gern einen Haarschnitt", "einen Haarschnitt morgen bitte"],
    complete: ["Haarschnitt bei Ana morgen um 15 Uhr"],
    ...{ service: "ein Haarschnitt", person: "bei Ana", day: "morgen", time: "morgen um 15 Uhr", yes: "ja" },
  },
  pt: {
    poor: ["oi", "quero marcar um horário"],
    medium: ["quero um corte", "um corte amanhã por favor"],
    complete: ["corte com a Ana amanhã às 15h"],
    ...{ service: "um corte", person: "com a Ana", day: "amanhã", time: "amanhã às 15h", yes: "sim" },
  },
};

/** Every first sentence in five languages, by new and returning clients who tap the first option or answer in words. */
export const plainBookings = (): PlainBooking[] =>
  languages.flatMap((language) =>
    (["new", "returning"] as const).flatMap((client) =>
      (["poor", "medium", "complete"] as const).flatMap((first) =>
        words[language][first].flatMap((text) =>
          (["taps", "words"] as const).map((answers) => ({ language, client, first, text, answers })),
        ),
      ),
    ),
  );

/** The customer's messages until the haircut is booked, played through the real conversation with a calendar in memory. */
export const countMessages = ({ language, client, text, answers }: PlainBooking): number => {
  const server = createSalonServer(buildFacts(language, client === "new" ? newClient : regularClient));
  let options: readonly { id: string }[] = [];
  let next: { text?: string; choiceId?: string } = { text };
  for (let count = 1; count <= mostMessages; count++) {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 20 }) }));
    const kind = next.choiceId === undefined ? "text" : "choice";
    const { first, last } = server.receive({ kind, profileName: "Emma Carter", ...next });
    const { command } = first;
    if (command?.kind === "book") {
      if (command.typeId !== "cut" || command.name === "") throw new Error(`"${text}" booked something else`);
      return count;
    }
    options = last.replies[0]?.options ?? [];
    const [tapped] = options;
    next =
      answers === "taps" && tapped
        ? { choiceId: tapped.id }
        : { text: inWords(server.state(), language, isUsualOffered(options)) };
  }
  throw new Error(`"${text}" (${client}, ${answers}) isn't booked after ${mostMessages} messages`);
};

const mostMessages = 12;

const isUsualOffered = (options: readonly { id: string }[]): boolean => options.some(({ id }) => id.includes("usual:"));

/** The answer to what was asked: a time where times are offered. */
const inWords = ({ step }: ConversationState, language: Language, isUsual: boolean): string => {
  const { service, person, day, time, yes } = words[language];
  if (step === "name") return "Emma Carter";
  if (step === "agent") return person;
  if (step === "day") return day;
  if (step === "time" || step === "slot" || isUsual) return time;
  return step === "summary" ? yes : service;
};

/** The mean over all plain bookings. */
export const meanMessages = (bookings: readonly PlainBooking[] = plainBookings()): number =>
  bookings.reduce((sum, booking) => sum + countMessages(booking), 0) / bookings.length;
