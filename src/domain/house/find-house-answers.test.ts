import { describe, expect, test } from "vitest";
import { foldedWords } from "../conversation/words/fold-text.ts";
import { findHouseAnswers } from "./find-house-answers.ts";
import type { KnownHouseAnswer } from "./house-answer.ts";
import { topicsOf } from "./match-topics.ts";

const answers: KnownHouseAnswer[] = [
  ["parking", "Parking", ""],
  ["payment", "Formas de pago", ""],
  ["bring", "Was mitbringen?", ""],
  ["wifi", "WLAN", ""],
  ["children", "Crianças", ""],
  ["pets", "Animaux", ""],
  ["access", "Wheelchair access", ""],
  ["vouchers", "Gutscheine", ""],
  ["waiting", "Sala de espera y aseo", ""],
  ["tattoos", "Tattoos", "ink, old tattoos; cover-up"],
].map(([id = "", title = "", keywords = ""]) => ({ id, title, keywords, answer: id }));

const found = (text: string) => findHouseAnswers(foldedWords(text), answers).map(({ id }) => id);

describe("what the owner answered is found in every language, with endings and slips", () => {
  test.each([
    ["is there parking nearby?", "parking"],
    ["where can I park the car", "parking"],
    ["is there any parkng", "parking"],
    ["¿Dónde puedo aparcar?", "parking"],
    ["tenéis aparcamiento", "parking"],
    ["hay estacionamiento cerca", "parking"],
    ["on peut se garer devant ?", "parking"],
    ["y a-t-il un stationnement", "parking"],
    ["Gibt es Parkplätze?", "parking"],
    ["wo kann ich parken", "parking"],
    ["Gibt es Parkmoeglichkeiten?", "parking"],
    ["tem estacionamento?", "parking"],
    ["onde posso estacionar", "parking"],
    ["can I pay by card?", "payment"],
    ["do you take credti cards", "payment"],
    ["¿se puede pagar con tarjeta?", "payment"],
    ["aceptan tarjtas", "payment"],
    ["vous prenez la carte ?", "payment"],
    ["je peux payer en espèces", "payment"],
    ["Kann ich mit Karte zahlen?", "payment"],
    ["nehmt ihr Kreditkarten", "payment"],
    ["nur Barzahlung?", "payment"],
    ["aceita cartão?", "payment"],
    ["posso pagar com pix", "payment"],
    ["what should I bring?", "bring"],
    ["¿qué tengo que llevar?", "bring"],
    ["faut-il apporter quelque chose ?", "bring"],
    ["muss ich etwas mitbringen?", "bring"],
    ["o que devo levar?", "bring"],
    ["do you have wi-fi", "wifi"],
    ["hay wifi?", "wifi"],
    ["avez-vous le wifi", "wifi"],
    ["gibt es WLAN", "wifi"],
    ["can I come with my kids?", "children"],
    ["puedo ir con niños", "children"],
    ["je peux venir avec un enfant ?", "children"],
    ["darf ich mein Kind mitbringen?", "children"],
    ["tengo q llevar algo", "bring"],
    ["Wo parke ich am besten?", "parking"],
    ["Nehmt ihr EC?", "payment"],
    ["Habt ihr ein Kartenlesegerät?", "payment"],
    ["¿Tenéis datáfono?", "payment"],
    ["hay posnet?", "payment"],
    ["vous avez un TPE ?", "payment"],
    ["do you have a card machine", "payment"],
    ["posso levar uma criança", "children"],
    ["are dogs allowed", "pets"],
    ["puedo ir con mi perrito", "pets"],
    ["les chiens sont acceptés ?", "pets"],
    ["darf mein Hund mit", "pets"],
    ["aceitam cachorros?", "pets"],
    ["is it wheelchair accessible", "access"],
    ["hay ascensor", "access"],
    ["c'est accessible en fauteuil roulant ?", "access"],
    ["ist es barrierefrei", "access"],
    ["gibt es einen aufzug", "access"],
    ["tem elevador?", "access"],
    ["do you sell gift cards", "vouchers"],
    ["vendéis tarjetas regalo", "vouchers"],
    ["vous faites des bons cadeaux ?", "vouchers"],
    ["habt ihr geschenkgutscheine", "vouchers"],
    ["tem vale-presente", "vouchers"],
    ["is there a restroom", "waiting"],
    ["¿hay baño?", "waiting"],
    ["il y a des toilettes", "waiting"],
    ["habt ihr eine toilette", "waiting"],
    ["tem banheiro?", "waiting"],
    ["do you cover old tattoos", "tattoos"],
    ["tatoos?", "tattoos"],
    ["a coverup please", ""],
    ["can you do a cover up", "tattoos"],
  ])("%s → %s", (text, ids) => {
    expect(found(text).join(" ")).toBe(ids);
  });
});

test.each([
  "I'd like a haircut tomorrow at three",
  "quiero una cita el viernes",
  "je voudrais annuler",
  "ich möchte einen Termin am Montag",
  "quero marcar um corte",
  "yes",
  "",
  "a walk in the park",
  "my card was charged twice",
  "me cobraron dos veces con la tarjeta",
  "on m'a prélevé deux fois sur ma carte",
  "auf der Karte wurde doppelt abgebucht",
  "fui cobrado duas vezes no cartão",
  "I lost my dog",
])("%s asks for nothing of it", (text) => {
  expect(found(text)).toEqual([]);
});

test("a topic is known by its title or a keyword in any language", () => {
  expect(topicsOf("Parkplätze", "")).toEqual(["parking"]);
  expect(topicsOf("Where to leave the car", "aparcamiento")).toEqual(["parking"]);
  expect(topicsOf("Tattoos", "ink")).toEqual([]);
});

test.each([
  ["do you sell gift cards?", ["gifts"]],
  ["can I pay by card?", ["payment"]],
  ["can I pay with a gift card?", ["payment", "gifts"]],
  ["where can I park my bike?", ["bikes"]],
  ["is there parking, and do you take cards?", ["parking", "bikes", "payment"]],
])("of answers with similar words, “%s” is about %j", (text, ids) => {
  const similar = [
    { id: "parking", title: "Parking", keywords: "car park" },
    { id: "bikes", title: "Bike parking", keywords: "bike, bicycle" },
    { id: "payment", title: "Payment", keywords: "card, cash" },
    { id: "gifts", title: "Gift cards", keywords: "gift card, voucher" },
  ].map((one) => ({ ...one, answer: one.id }));
  expect(findHouseAnswers(foldedWords(text), similar).map(({ id }) => id)).toEqual(ids);
});
