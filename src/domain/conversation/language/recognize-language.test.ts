import { describe, expect, test } from "vitest";
import { foldedWords } from "../words/fold-text.ts";
import { recognizeLanguage } from "./recognize-language.ts";

/** What an English salon calls its people and services. */
const names = new Set(
  ["Lucía Moreno", "Mateo Ferrari", "Aisha Rahman", "Noor de Vries", "Haircut", "Root touch-up", "Balayage"].flatMap(
    (name) => [...foldedWords(name)],
  ),
);

const clear: Record<string, readonly string[]> = {
  en: [
    "any chance of a trim on thursday",
    "do you take card",
    "whats the address",
    "can i bring my dog",
    "how much is a cut",
    "running 10 mins late sorry",
    "thats grand thanks a mill",
    "could you ring me back please",
    "haircut tomorrow at 3 with Lucía",
    "is there parking nearby",
    "morning, are you open on sunday",
    "i need to cancel my appointment",
    "the second one please",
    "no thanks, another day then",
    "my daughter needs a fringe trim",
    "anything free this week?",
    "it's under Harriet Blackwood",
    "see you on friday then",
    "half past ten would be great",
    "gonna be late, stuck in traffic",
  ],
  de: [
    "kann man da parken",
    "hätts am samstag no was frei",
    "was kost a haarschnitt bei euch",
    "wo seid ihr genau",
    "ich komm 10 min später",
    "ja gern, danke euch",
    "einen termin für meine tochter bitte",
    "diese woche noch was frei?",
    "geht auch freitag um halb drei",
    "balayage bei der Lucía am 5.12. nachmittags",
    "ich muss leider absagen",
    "nehmt ihr karte",
    "guten tag, ich hätte gern einen termin",
    "grüezi mitenand, isch morn no öppis frei",
    "schneiden und föhnen am montag",
    "wie lange dauert das",
    "bitte um rückruf",
    "doch lieber am mittwoch",
    "haare schneiden morgen um 4",
    "das passt mir nicht",
  ],
  es: [
    "14 dic a las 11 corte",
    "hola buenas, tenéis hueco mañana",
    "cuánto sale el corte de nene",
    "dónde estáis",
    "llego diez minutos tarde",
    "sí gracias, perfecto",
    "quiero hacerme mechas",
    "me apartas una cita para el viernes",
    "se puede pagar con tarjeta",
    "el lunes pero más tarde",
    "tenés turno para hoy a la tarde",
    "mejor el martes",
    "necesito cancelar la cita",
    "un corte con Mateo el jueves",
    "podrían llamarme por favor",
    "hay sitio para aparcar",
    "a qué hora abren",
    "no me viene bien ninguna",
    "para mi hija de seis años",
    "holaa, q precio tiene el tinte",
  ],
  fr: [
    "pouvez-vous me rappeler svp",
    "c combien la coupe homme",
    "vous êtes où exactement",
    "bonjour, une coupe vendredi svp",
    "je serai en retard de dix minutes",
    "oui c'est parfait merci",
    "le plus tôt possible",
    "on peut se garer devant",
    "jvoudrais un rdv mardi",
    "finalement juste la frange",
    "je dois annuler désolée",
    "vous prenez la carte",
    "vous faites aussi les permanentes ?",
    "c'est possible samedi matin",
    "une place cette semaine ?",
    "pour ma fille de huit ans",
    "balayage vendredi avec Lucía c'est possible",
    "quels sont vos horaires",
    "plutôt jeudi vers 16h",
    "ça marche, à demain",
  ],
  pt: [
    "quanto tá o corte e vcs aceitam pix?",
    "qual o endereço",
    "marcar franja seg 7/12 15h com a Aisha",
    "tem vaga hoje pra barba",
    "oi, queria marcar um corte",
    "vou me atrasar uns 10 minutinhos",
    "sábado dia 28 às 3 da tarde",
    "pode ser umas 2",
    "não vou conseguir ir",
    "bom dia, têm hora para amanhã",
    "a que horas fecham",
    "dá pra estacionar aí",
    "me avisa se alguém desistir",
    "é pro meu filho de seis anos",
    "melhor na quinta de manhã",
    "queria falar com alguém da loja",
    "obrigada, até amanhã",
    "quero fazer luzes",
    "o segundo, por favor, com a Aisha",
    "qual o valor da escova",
  ],
};

describe.each(Object.entries(clear))("clearly in %s", (language, texts) => {
  test.each(texts)("%s", (text) => {
    expect(recognizeLanguage(text, names)).toEqual({ language, certainty: "clear" });
  });
});

/** Nobody who writes English may be answered in another language for one of these, nor anybody for a name. */
const unclear = [
  ...["ok", "ok ok", "okay thanks", "super", "top", "perfect", "no", "si", "hola", "hello", "hallo", "ciao", "danke"],
  ...["merci", "gracias", "👍", "14:00", "12.12.", "5/12", "10h30", "???", "", "lol", "haha", "hmm", "jaja", "asdf"],
  ...["Lucía", "Mateo Ferrari", "Noor de Vries", "Lucía Moreno please", "Aisha", "root touch-up balayage"],
  ...["María José García", "Jean-Pierre Lefèvre", "Klaus Müller", "João Carlos da Silva", "Anne-Sophie", "O'Brien"],
  ...[
    "Siobhán Ní Dhomhnaill",
    "François Dubois",
    "Jürgen Krause",
    "Inês Gonçalves",
    "María del Carmen Fernández de la Vega",
    "Ludwig van der Berg",
    "Íñigo Álvarez",
    "Zoë van Dijk",
  ],
  ...["balayage", "balayage please", "ombré balayage", "a crème brûlée colour please", "keratin", "french manicure"],
  ...[
    "balayage with Lucía on friday",
    "can I get a brushing with Mateo",
    "shellac and gel",
    "visa mastercard",
    "paypal",
  ],
  ...["à la carte", "hola, can I get a haircut tomorrow?", "gracias! see you then", "merci, that's perfect"],
  ...["adios amigos, see you friday", "danke! see you soon", "ciao bella, see you at three", "a haircut for Jean-Luc"],
  ...["I'm María José de la Cruz", "it's for Wolfgang", "my name is João", "Beauty Salon Schneider", "instagram"],
  ...["do you speak Spanish?", "kindergarten pickup is at 3 so after that", "my fiancé wants a beard trim too"],
  ...["vorrei un taglio per domani", "hoi, kan ik morgen komen?", "ile kosztuje strzyżenie?", "你好，我想预约"],
];

test.each(unclear)("not clearly in another language than English: %s", (text) => {
  const found = recognizeLanguage(text, names);
  expect(found?.certainty === "clear" && found.language !== "en").toBe(false);
});

test("one word only seems to be in a language", () => {
  expect(recognizeLanguage("Öffnungszeiten?", names)).toEqual({ language: "de", certainty: "word" });
});

test("what a business calls its services is no evidence", () => {
  const german = new Set(foldedWords("Haarschnitt mit Bartpflege"));
  expect(recognizeLanguage("Haarschnitt mit Bartpflege", german)).toBeNull();
  expect(recognizeLanguage("Haarschnitt mit Bartpflege", names)).toEqual({ language: "de", certainty: "clear" });
});
