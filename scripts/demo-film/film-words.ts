import type { Language } from "#domain/languages.ts";

type FilmWords = {
  /** What the client writes. */
  sentence: string;
  lunch: string;
  /** The demo's services by their English names; the film shows no others. */
  services: Readonly<Record<string, string>>;
  /** The caption of each scene. */
  captions: Readonly<{ before: string; ask: string; summary: string; booked: string; details: string }>;
};

/** The words of the landing page's film that the app itself doesn't have. */
export const filmWords: Readonly<Record<Language, FilmWords>> = {
  en: {
    sentence: "Haircut with Mateo tomorrow at 3 pm",
    lunch: "Lunch",
    services: {},
    captions: {
      before: "Wednesday. At 3 there is still room.",
      ask: "A client writes one sentence on WhatsApp.",
      summary: "The bot finds the time and asks once.",
      booked: "Booked. It's in the calendar at once.",
      details: "You see who comes, for what and when.",
    },
  },
  es: {
    sentence: "Corte con Mateo mañana a las 15:00",
    lunch: "Almuerzo",
    services: {
      Haircut: "Corte",
      "Kids' haircut": "Corte infantil",
      "Beard trim": "Barba",
      "Root touch-up": "Retoque de raíz",
      "Fringe trim": "Flequillo",
    },
    captions: {
      before: "Miércoles. A las 15:00 todavía hay sitio.",
      ask: "Una clienta escribe una frase por WhatsApp.",
      summary: "El bot encuentra la hora y pregunta una vez.",
      booked: "Reservada. Ya está en el calendario.",
      details: "Ves quién viene, para qué y cuándo.",
    },
  },
  fr: {
    sentence: "Coupe avec Mateo demain à 15 h",
    lunch: "Déjeuner",
    services: {
      Haircut: "Coupe",
      "Kids' haircut": "Coupe enfant",
      "Beard trim": "Barbe",
      "Root touch-up": "Racines",
      "Fringe trim": "Frange",
    },
    captions: {
      before: "Mercredi. À 15 h, il reste de la place.",
      ask: "Une cliente écrit une phrase sur WhatsApp.",
      summary: "Le bot trouve l'heure et demande une fois.",
      booked: "C'est réservé, et déjà dans l'agenda.",
      details: "Vous voyez qui vient, pour quoi et quand.",
    },
  },
  de: {
    sentence: "Haarschnitt bei Mateo morgen um 15 Uhr",
    lunch: "Mittagspause",
    services: {
      Haircut: "Haarschnitt",
      "Kids' haircut": "Kinderschnitt",
      "Beard trim": "Bartpflege",
      "Root touch-up": "Ansatz färben",
      "Fringe trim": "Pony schneiden",
    },
    captions: {
      before: "Mittwoch. Um 15 Uhr ist noch frei.",
      ask: "Eine Kundin schreibt einen Satz auf WhatsApp.",
      summary: "Der Bot findet die Zeit und fragt einmal.",
      booked: "Gebucht. Er steht sofort im Kalender.",
      details: "Sie sehen, wer kommt, wofür und wann.",
    },
  },
  pt: {
    sentence: "Corte com o Mateo amanhã às 15h",
    lunch: "Almoço",
    services: {
      Haircut: "Corte",
      "Kids' haircut": "Corte infantil",
      "Beard trim": "Barba",
      "Root touch-up": "Retoque de raiz",
      "Fringe trim": "Franja",
    },
    captions: {
      before: "Quarta-feira. Às 15h ainda há lugar.",
      ask: "Uma cliente escreve uma frase no WhatsApp.",
      summary: "O bot encontra a hora e pergunta uma vez.",
      booked: "Reservado. Já está no calendário.",
      details: "Você vê quem vem, para quê e quando.",
    },
  },
};
