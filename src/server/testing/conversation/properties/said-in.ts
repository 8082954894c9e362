import type { Language } from "#domain/languages.ts";

/** What a client with a haircut on Friday the 20th at eleven may say, in every language; the day after is a Saturday. */
export type Saying = "cancel" | "move" | "price" | "hours" | "place" | "late" | "book";

export const saidIn: Record<Language, Record<Saying, string>> = {
  en: {
    cancel: "please cancel my haircut on Friday",
    move: "please move my haircut to Tuesday 24 at 10",
    price: "how much is a haircut?",
    hours: "when are you open?",
    place: "where can I park?",
    late: "I'm running 10 minutes late",
    book: "book me a colour on Thursday 26 at 10",
  },
  es: {
    cancel: "cancela mi corte del viernes por favor",
    move: "pasa mi corte al martes 24 a las 10",
    price: "¿cuánto cuesta el corte?",
    hours: "¿a qué hora abren?",
    place: "¿dónde puedo aparcar?",
    late: "llego 10 minutos tarde",
    book: "apúntame un color el jueves 26 a las 10",
  },
  fr: {
    cancel: "annulez ma coupe de vendredi svp",
    move: "déplacez ma coupe au mardi 24 à 10h",
    price: "c'est combien une coupe ?",
    hours: "quels sont vos horaires ?",
    place: "où est-ce que je peux me garer ?",
    late: "j'ai 10 minutes de retard",
    book: "réservez-moi une couleur jeudi 26 à 10h",
  },
  de: {
    cancel: "bitte meinen Haarschnitt am Freitag absagen",
    move: "bitte meinen Haarschnitt auf Dienstag 24. um 10 Uhr verschieben",
    price: "was kostet ein Haarschnitt?",
    hours: "wann habt ihr offen?",
    place: "wo kann ich parken?",
    late: "ich komme 10 Minuten später",
    book: "ich möchte Farbe am Donnerstag 26. um 10 Uhr buchen",
  },
  pt: {
    cancel: "cancela meu corte de sexta por favor",
    move: "passa meu corte para terça 24 às 10h",
    price: "quanto custa o corte?",
    hours: "que horas vocês abrem?",
    place: "onde posso estacionar?",
    late: "vou chegar 10 minutos atrasada",
    book: "marca uma coloração quinta 26 às 10h",
  },
};
