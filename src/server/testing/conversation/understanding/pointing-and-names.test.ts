import { describe, expect, test } from "vitest";
import type { Command } from "#domain/conversation/command.ts";
import type { ConversationState } from "#domain/conversation/state.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, buildOwnAppointment, newClient, regularClient, withBusy } from "../salon.ts";
import { createSalonServer } from "../salon-server.ts";

type Played = { state: ConversationState; commands: readonly Command[] };

const played = (language: Language, who: "new" | "known", turns: readonly string[], standing = 0): Played => {
  let facts = buildFacts(language, who === "new" ? newClient : regularClient);
  for (const [typeId, agentId, date, time] of visits.slice(0, standing)) {
    const appointment = buildOwnAppointment(language, { id: `${typeId}-visit`, agentId, typeId, date, time });
    facts = { ...withBusy(facts, appointment), appointments: [...facts.appointments, appointment] };
  }
  const server = createSalonServer(facts);
  const commands = turns.flatMap((text) => {
    server.change((current) => ({ ...current, now: current.now.add({ seconds: 30 }) }));
    return server.receive({ kind: "text", text }).first.command ?? [];
  });
  return { state: server.state(), commands };
};

const visits = [
  ["cut", "ana", "2026-11-24", "10:00"],
  ["colour", "luis", "2026-12-03", "14:00"],
] as const;

describe("one of two appointments", () => {
  test.each<[Language, string, "move" | "cancel"]>([
    ["en", "need to move one of my appointments", "move"],
    ["fr", "faudrait que je déplace un de mes rendez-vous, ça coince au boulot", "move"],
    ["es", "tengo que mover una de mis citas", "move"],
    ["de", "ich müsste einen meiner Termine verschieben", "move"],
    ["pt", "preciso mudar um dos meus horários", "move"],
    ["en", "I have to cancel one of my appointments", "cancel"],
    ["fr", "je voudrais annuler un de mes rdv", "cancel"],
    ["es", "quiero cancelar una de mis citas", "cancel"],
    ["pt", "preciso desmarcar um dos meus horários", "cancel"],
  ])("%s: %s asks which", (language, text, purpose) => {
    expect(played(language, "known", [text], 2).state).toMatchObject({ step: "appointments", purpose });
  });

  test.each<[Language, string, string, string]>([
    ["en", "cancel one of my appointments", "the earlier of the two", "cut-visit"],
    ["en", "cancel one of my appointments", "the later one", "colour-visit"],
    ["de", "ich muss einen termin absagen", "den früheren von den beiden", "cut-visit"],
    ["de", "ich muss einen termin absagen", "den späteren", "colour-visit"],
    ["fr", "je dois annuler un de mes rdv", "le plus tôt des deux", "cut-visit"],
    ["es", "quiero cancelar una de mis citas", "la más temprana de las dos", "cut-visit"],
    ["pt", "preciso desmarcar um dos meus horários", "o mais tarde dos dois", "colour-visit"],
  ])("%s: %s, %s", (language, first, second, appointmentId) => {
    expect(played(language, "known", [first, second], 2).state).toMatchObject({ step: "cancel", appointmentId });
  });
});

test.each<[Language, string, string]>([
  ["es", "qué huecos tiene Ana el jueves 26 para color?", "venga, el primero que me has dicho"],
  ["fr", "quels créneaux a Ana le jeudi 26 pour une couleur ?", "la première que vous avez proposée"],
  ["en", "what slots does Ana have thursday 26 for colour?", "the first one you mentioned"],
  ["de", "welche Zeiten hat Ana am Donnerstag 26. für Farbe?", "die erste, die Sie genannt haben"],
  ["pt", "que horários a Ana tem quinta 26 para coloração?", "o primeiro que você falou"],
])("%s: of the times shown, %s %s", (language, first, second) => {
  const { state } = played(language, "known", [first, second]);
  expect(state).toMatchObject({ step: "summary", slot: { date: "2026-11-26", time: "09:00" } });
});

describe("names of clients", () => {
  test.each<[Language, string, string]>([
    ["en", "can Ana do me a haircut Friday at 2? Bríd Nolan is the name", "Bríd Nolan"],
    [
      "fr",
      "Désolée de vous déranger, Maëlys Kerbrat à l'appareil, une coupe avec Ana mardi à 10h30 ?",
      "Maëlys Kerbrat",
    ],
    ["de", "Guten Tag, Jörg Petersen am Apparat, Haarschnitt bei Ana am Dienstag um 10", "Jörg Petersen"],
    ["es", "Aquí Lucía Ferrer al habla, un corte con Ana el martes a las 10", "Lucía Ferrer"],
    ["pt", "um corte com a Ana terça às 10h, Inês Valadares é o meu nome", "Inês Valadares"],
  ])("%s: %s", (language, text, name) => {
    expect(played(language, "new", [text]).state).toMatchObject({ step: "summary", draft: { name } });
  });

  test.each<[Language, string, string, string]>([
    ["de", "Haarschnitt am 4.12. um 11 Uhr bei Luis", "Benno Freitag, ja ich heiß wirklich so 😅", "Benno Freitag"],
    ["de", "Haarschnitt am 4.12. um 11 Uhr bei Luis", "Clara Sonntag", "Clara Sonntag"],
    ["en", "haircut with Ana on friday at 2pm", "Joe Friday", "Joe Friday"],
  ])("%s: %s %s", (language, first, second, name) => {
    expect(played(language, "new", [first, second]).commands).toContainEqual({ kind: "setName", name });
  });

  test.each<[Language, string, string]>([
    ["de", "Farbe am 4. Dezember um 10 Uhr bei Ana", "Jein... muss erst meinen Mann fragen, ob er die Kinder nimmt"],
    ["de", "Farbe am 4. Dezember um 10 Uhr bei Ana", "Noch nicht eintragen bitte"],
    ["es", "color con Ana el martes a las 14", "Mmm todavía no reserves, lo hablo con mi marido"],
    ["fr", "couleur avec Ana mardi à 14h", "Attendez, ne réservez pas encore, je vous redis"],
    ["en", "colour with Ana tuesday at 2pm", "Hmm, don't book it yet, let me ask Tom"],
    ["pt", "coloração com a Ana terça às 14h", "Calma, ainda não marque, vou ver"],
  ])("%s: %s %s is none", (language, first, second) => {
    expect(played(language, "new", [first, second]).commands).toEqual([]);
  });

  test("someone who is greeted isn't asked for", () => {
    const text = "el martes no puedo ir, ¿me lo pasa al lunes a las 12? y me saluda a Luis";
    expect(played("es", "known", [text], 1).state).toMatchObject({ step: "summary", slot: { agentId: "ana" } });
  });
});

test.each<[Language, string]>([
  ["pt", "me diz uma coisa, onde fica o salão? sou nova no bairro"],
  ["fr", "rappelez-moi l'adresse"],
  ["es", "oye, me recuerdas la dirección?"],
  ["de", "sagen Sie mir bitte nochmal die Adresse?"],
  ["en", "can someone tell me your address?"],
])("%s: %s asks for nobody", (language, text) => {
  expect(played(language, "known", [text]).commands).toEqual([]);
});

test("a greeting for the rest of the day beside a yes isn't a time", () => {
  const turns = ["une couleur avec Luis vendredi à 14h", "Oui oui, c'est parfait, merci, bonne fin de journée là !"];
  expect(played("fr", "known", turns).commands).toMatchObject([{ kind: "book", date: "2026-11-20", time: "14:00" }]);
});
